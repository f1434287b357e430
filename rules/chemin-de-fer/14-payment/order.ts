import { inManoOrder } from '../stakes/matched'
import type { Bet } from '../state/coup'
import type { Table } from '../state/table'

/**
 * Bets in the order in which they are collected and paid: from the right of the seat where the mano began, seated and
 * standing alike by their place, the creneau last (S.18a, S.18b). A standing player who follows the mano round is
 * collected first and paid last (S.114b).
 */
export function inPaymentOrder(table: Table, bets: readonly Bet[]): Bet[] {
  const ordered = inManoOrder(table, bets)
  const incidents = table.coup?.incidents ?? []
  if (incidents.length === 0) return ordered
  const followers = incidents.flatMap(({ provision, member }) =>
    provision === 'S.114b' && member !== null ? [member] : [],
  )
  const following = ordered.filter(({ member }) => followers.includes(member))
  const others = ordered.filter(({ member }) => !followers.includes(member))
  return table.coup?.result === 'banco' ? [...following, ...others] : [...others, ...following]
}
