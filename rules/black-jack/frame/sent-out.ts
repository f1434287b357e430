import type { Target } from '../../banked/frame/frame'
import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'

/** Commands by which somebody comes to a table, or stakes there. */
const COMING: ReadonlySet<string> = new Set(['takeSeat', 'markStanding', 'layStake', 'insure'])

/**
 * B.21: a person sent out gives no word, and nobody brings them back to a table; the puntate that they had in the colpo are
 * played to its end (A7), by the word that is entered for them.
 */
export function sentOutRefusal(
  { sentOut }: Evening,
  { type, table, player }: Target,
  by: Actor,
): Refused | null {
  if (sentOut.length === 0 || typeof table !== 'string') return null
  const isOut = (member: unknown) => sentOut.some((one) => one.member === member)
  return (!isOfficer(by) && isOut(by.member)) || (COMING.has(type) && isOut(player))
    ? refuse('B.21', 'sent-out')
    : null
}
