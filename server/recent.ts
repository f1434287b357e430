import type { Outcome } from './games/game'

/** The latest answers by command id, so that a repeated command is answered without asking the database. */
export class Recent {
  readonly #answers = new Map<string, Outcome>()

  constructor(private readonly limit: number) {}

  get(id: string): Outcome | undefined {
    return this.#answers.get(id)
  }

  set(id: string, outcome: Outcome): void {
    this.#answers.set(id, outcome)
    if (this.#answers.size <= this.limit) return
    for (const oldest of this.#answers.keys()) {
      this.#answers.delete(oldest)
      return
    }
  }
}
