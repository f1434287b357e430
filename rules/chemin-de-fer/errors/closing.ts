import type { Transfer } from '../../kernel/ledger'
import { orderOfRights, taken } from '../rights/order'
import { matchedAt } from '../stakes/matched'
import type { Holder } from '../state/coup'
import type { Case, CoupChange } from './consequence'

/**
 * The game closed by an error (S.61d, S.132): the stakes that play, the excess handed back, and the cards given to the
 * first in the order of rights. A game already closed stays as it is, with its holder if the cards were given.
 */
export function closedBy({ evening, table, coup }: Case): {
  readonly change: CoupChange
  readonly transfers: readonly Transfer[]
} {
  const right = orderOfRights(table, evening.settings)[0]
  const holder: Holder | null = coup.holder ?? (right ? taken(right) : null)
  if (coup.phase !== 'open') return { change: { holder }, transfers: [] }
  const { bets, calls, transfers } = matchedAt(table, evening.settings)
  return { change: { phase: 'closed', bets, calls, holder }, transfers }
}
