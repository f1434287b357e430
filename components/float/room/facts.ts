import type { Chips } from '@/rules/kernel/chips'

/** The facts about a table that only its game knows. */
export interface TableFacts {
  readonly id: string
  readonly minimum: Chips
  readonly seats: number
  readonly free: number
  /** Chips of the bank; null where the game has none, or does not show it here. */
  readonly bank: Chips | null
  readonly taglia: number
  readonly disputes: number
}
