import { type Autograph, digestOfDrawing } from '@/db/batch'
import type { JournalRow } from '@/db/journal'
import type { KeptAutographs } from '@/db/queries/autographs'
import type { AnyGame } from '../../games/game'
import type { TellFinding } from './findings'

/** Compares the drawings of a club with the digests that its events name. */
export class AutographCheck {
  readonly #stored: ReadonlyMap<string, Autograph>
  readonly #unnamed: Set<string>

  constructor(private readonly kept: KeptAutographs) {
    this.#stored = new Map(kept.drawn.map((one) => [keyOf(one), one]))
    this.#unnamed = new Set(this.#stored.keys())
  }

  /** Takes an event of any evening. Nothing is missing where the member was forgotten. */
  take(game: AnyGame, { position, event }: JournalRow, tell: TellFinding): void {
    const named = game.autographs?.named(event)
    if (!named) return
    const { digest } = named
    const found = this.#stored.get(keyOf(named))
    this.#unnamed.delete(keyOf(named))
    if (found && digestOfDrawing(found.strokes) !== digest) {
      tell('autograph-foreign', position, { digest })
    }
    if (!found && !this.kept.forgotten.has(named.member)) {
      tell('autograph-missing', position, { digest })
    }
  }

  /** The number of drawings that no event named. */
  get unnamed(): number {
    return this.#unnamed.size
  }
}

const keyOf = ({ member, digest }: Pick<Autograph, 'member' | 'digest'>) => `${member} ${digest}`
