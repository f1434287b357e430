import { type Head, seal, type Written } from '@/db/batch'
import type { TellFinding } from './findings'

/**
 * Recomputes the chain of hashes row by row and reports each row that breaks it. The next row shows whether a row or
 * its hash was changed, because it is chained to the original hash.
 */
export class Chain {
  #position = 0
  /** The last row's hash as computed, and as stored: the same unless that row is in doubt. */
  #computed = ''
  #stored = ''
  #inDoubt: number | null = null
  #intact = true

  constructor(private readonly tell: TellFinding) {}

  /** Whether every event so far is as it was written; `unknown` until the next one shows it. */
  get stands(): 'intact' | 'broken' | 'unknown' {
    if (!this.#intact) return 'broken'
    return this.#inDoubt === null ? 'intact' : 'unknown'
  }

  take(row: Written & { hash: string }): void {
    if (row.position !== this.#position + 1) {
      this.#resolve(null)
      this.#break('event-missing', this.#position + 1)
      this.#stand(row.position, row.hash, row.hash)
      return
    }
    const over = [this.#computed, this.#stored].find((hash) => seal(hash, row) === row.hash)
    this.#resolve(over ?? null)
    if (over === undefined) this.#inDoubt = row.position
    this.#stand(row.position, over === undefined ? seal(this.#stored, row) : row.hash, row.hash)
  }

  /** Compares the end with the position stored in the stream. */
  end(head: Head): void {
    this.#resolve(head.hash)
    const ends = [this.#computed, this.#stored]
    if (head.version === this.#position && ends.includes(head.hash)) return
    this.#break('end-differs', this.#position, { version: head.version })
  }

  #stand(position: number, computed: string, stored: string): void {
    this.#position = position
    this.#computed = computed
    this.#stored = stored
  }

  /** The next row was chained to `hash`, which shows whether the row in doubt or its hash was changed. */
  #resolve(hash: string | null): void {
    const position = this.#inDoubt
    this.#inDoubt = null
    if (position === null) return
    if (hash === this.#computed) this.tell('hash-changed', position)
    else this.#break('event-changed', position)
  }

  #break(
    what: Parameters<TellFinding>[0],
    position: number,
    say?: Parameters<TellFinding>[2],
  ): void {
    this.#intact = false
    this.tell(what, position, say)
  }
}
