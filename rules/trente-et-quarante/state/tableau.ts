import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { FinalResult } from '../../kernel/imbalance'

/** The count under way. */
export interface Closing {
  readonly begunAt: Instant
  /** Chips that the book expects before each member. */
  readonly expected: Readonly<Record<MemberId, Chips>>
  readonly counted: Readonly<Record<MemberId, Chips>>
}

/** A member's line on the tableau. */
export interface TableauRow extends FinalResult {
  readonly member: MemberId
  readonly drawn: Chips
  readonly counted: Chips
}

/** The closed sheet: a line for each member, and the club's own as the bank. Finals and the club's line sum to zero. */
export interface Tableau {
  readonly closedAt: Instant
  readonly rows: readonly TableauRow[]
  readonly gap: Chips
  /** The club's result as the bank. */
  readonly club: Chips
}
