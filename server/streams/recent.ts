import type { StoredAnswer } from '@/db/journal'
import type { StreamAnswer } from '../games/game'

/**
 * A command's answer, and the digest of the command and its giver; null for a command stored by version 0.1.
 */
export interface Known {
  answer: StreamAnswer
  digest: string | null
}

/** A command of version 0.1 stored no digest: anybody who knows its id gets the answer, as in that version. */
export const isSameCommand = ({ digest }: Pick<Known, 'digest'>, mine: string): boolean =>
  digest === null || digest === mine

/** The latest answers by command id, so that a repeated command is answered without asking the database. */
export class Recent {
  readonly #answers = new Map<string, Known>()

  constructor(private readonly limit: number) {}

  get(id: string): Known | undefined {
    return this.#answers.get(id)
  }

  set(id: string, known: Known): void {
    this.#answers.set(id, known)
    if (this.#answers.size <= this.limit) return
    for (const oldest of this.#answers.keys()) {
      this.#answers.delete(oldest)
      return
    }
  }

  /** Keeps answers that were found in the database. */
  keep(answers: readonly StoredAnswer[]): void {
    for (const { commandId, firstPosition, events, refusal, digest } of answers) {
      const answer: StreamAnswer = refusal
        ? { version: null, refusal }
        : { version: firstPosition + events - 1, refusal: null }
      this.set(commandId, { answer, digest })
    }
  }
}
