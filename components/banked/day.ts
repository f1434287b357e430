import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'

/** A member of the day at the desk of a game with a bank. */
export interface DayPerson {
  readonly member: MemberId
  readonly asked: { readonly chips: Chips } | null
  readonly drawn: Chips
  /** Null where the book does not know them. */
  readonly chips: Chips | null
}

/** A day of a game with a bank, as its desk shows it. */
export interface BankedDay {
  readonly status: 'none' | 'open' | 'closed'
  readonly title: string
  readonly day: string
  readonly persons: readonly DayPerson[]
  readonly closing: {
    readonly expected: Readonly<Record<MemberId, Chips>>
    readonly counted: Readonly<Record<MemberId, Chips>>
  } | null
  readonly tableau: {
    readonly closedAt: Instant | null
    readonly rows: readonly {
      readonly member: MemberId
      readonly drawn: Chips
      readonly counted: Chips
      readonly final: Chips
    }[]
    readonly gap: Chips
    /** The club's result as the bank. */
    readonly club: Chips
    readonly isCounted: boolean
    readonly recountNeeded: boolean
    /** The first of the two officers who reopen it, and the reason. */
    readonly reopenAskedBy: MemberId | null
    readonly reopenWhy: string | null
  }
}
