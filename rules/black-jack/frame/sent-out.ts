import type { Target } from '../../banked/frame/frame'
import { asTable } from '../../banked/ids'
import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import { sentOutAt } from '../play/places'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'

/** Commands by which somebody comes to a table, or stakes there. */
const COMING: ReadonlySet<string> = new Set(['takeSeat', 'markStanding', 'layStake', 'insure'])

/**
 * B.21: a person sent out gives no word, and nobody brings them back to a table; the puntate that they had in the colpo are
 * played to its end (A7), by the word that is entered for them.
 */
export function sentOutRefusal(
  evening: Evening,
  { type, table, player }: Target,
  by: Actor,
): Refused | null {
  if (evening.sentOut.length === 0 || typeof table !== 'string') return null
  const out: readonly unknown[] = sentOutAt(evening, { id: asTable(table) })
  return (!isOfficer(by) && out.includes(by.member)) || (COMING.has(type) && out.includes(player))
    ? refuse('B.21', 'sent-out')
    : null
}
