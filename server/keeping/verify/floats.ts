import { type PostedTerms, postedTerms } from '@/db/batch'
import type { JournalRow } from '@/db/journal'
import type { AnyGame } from '../../games/game'
import type { TellFinding } from './findings'

/** Compares the stored terms of the floats' equation with those that the replayed events give. */
export class FloatCheck {
  readonly #stored = new Map<string, PostedTerms>()
  /** Evenings of earlier versions have no terms before this position. */
  readonly #first: number
  readonly #since: number

  /** `since` is the moment of the club's first term; an event before it may be of an earlier version, which kept none. */
  constructor(
    private readonly game: AnyGame,
    { stored, since }: { stored: readonly PostedTerms[]; since: number | null },
    private readonly tell: TellFinding,
  ) {
    for (const terms of stored) this.#stored.set(keyOf(terms), terms)
    this.#first = stored.reduce((first, { position }) => Math.min(first, position), Infinity)
    this.#since = since ?? Infinity
  }

  /** Takes an event with the states before and after it. */
  take(
    { position, at }: Pick<JournalRow, 'position' | 'at'>,
    before: unknown,
    after: unknown,
  ): void {
    for (const one of this.game.floats?.terms(before, after) ?? []) {
      const expected = postedTerms(position, one)
      const found = this.#stored.get(keyOf(expected))
      this.#stored.delete(keyOf(expected))
      if (!found && position < this.#first && at < this.#since) continue
      if (textOf(expected) !== textOf(found)) this.#say(expected.account, position)
    }
  }

  /** Terms that follow from no event. */
  end(): void {
    for (const { account, position } of this.#stored.values()) this.#say(account, position)
  }

  #say(account: string, position: number): void {
    this.tell('float-differs', position, { account })
  }
}

const keyOf = ({ position, account }: PostedTerms) => `${position} ${account}`

const textOf = (terms: PostedTerms | undefined) =>
  terms === undefined
    ? '–'
    : JSON.stringify(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)))
