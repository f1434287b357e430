import type { StreamAnswer } from '../games/game'

/** A command's answer, and the digest of its giver and words; null for one of a version that kept none. */
export interface Known {
  answer: StreamAnswer
  digest: string | null
}

/** A command of version 0.1 kept no digest: whoever knows its id is answered, as then. */
export const isSame = ({ digest }: Pick<Known, 'digest'>, mine: string): boolean =>
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
}
