import { type Chips, greater, lesser, minus, NO_CHIPS, negate } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { balance, bankOf, CASSA, chipsOf, unnamedOf } from '../accounts'
import { mostChipsOf } from '../evening'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/** The chips exposed as bank at a table. */
export const bankAt = (evening: Pick<Evening, 'accounts'>, { id }: Pick<Table, 'id'>): Chips =>
  balance(evening, bankOf(id))

/**
 * The most chips that a member can lay at a table: those before them. At level 2 winnings of punters have no name in
 * the book, so a member may have more than it knows, up to all chips handed out this evening.
 */
export const mostToLay = (
  evening: Evening,
  { level }: Pick<Table, 'level'>,
  member: MemberId,
): Chips => {
  if (level === 3) return mostChipsOf(evening, member)
  return greater(balance(evening, chipsOf(member)), negate(balance(evening, CASSA)))
}

/**
 * A member's chips laid as bank. Level 1 does not follow them; at level 2 those that the book does not know come from
 * the punters without a name.
 */
export function intoBank(
  evening: Pick<Evening, 'accounts'>,
  { id, level }: Pick<Table, 'id' | 'level'>,
  member: MemberId,
  chips: Chips,
): Transfer[] {
  if (level === 1) return []
  const own = greater(balance(evening, chipsOf(member)), NO_CHIPS)
  const unknown = level === 3 ? NO_CHIPS : minus(chips, lesser(own, chips))
  return [
    ...move(unnamedOf(id), chipsOf(member), unknown),
    ...move(chipsOf(member), bankOf(id), chips),
  ]
}
