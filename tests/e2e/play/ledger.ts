import { expect } from '@playwright/test'
import type { Tablet } from '../support/tablet'
import type { Chips, Moves } from './moves'

/** The expected chips of each player and in the middle, computed without the software under test. */
export class Ledger {
  #resti: Chips

  constructor(
    private readonly moves: Moves,
    private readonly tablet: Tablet,
    members: readonly string[],
    resto: number,
  ) {
    this.#resti = Object.fromEntries(members.map((member) => [member, resto]))
  }

  of(member: string): number {
    return this.#resti[member] ?? 0
  }

  /** The end of a colpo: the gain or loss of each player named, `rest` for all others, and the pot that stays. */
  async settles(changes: Chips, rest: number, pot: number): Promise<void> {
    this.#resti = Object.fromEntries(
      Object.entries(this.#resti).map(([member, chips]) => [
        member,
        chips + (changes[member] ?? rest),
      ]),
    )
    await expect(this.moves.panel()).toBeHidden()
    await expect(this.tablet.page.getByTestId('pot')).toHaveText(String(pot))
    await expect.poll(() => this.moves.resti()).toEqual(this.#resti)
    const chips = Object.values(this.#resti).reduce((sum, one) => sum + one, pot)
    expect(chips).toBe(500)
  }
}
