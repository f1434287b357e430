import { type Decision, leadsTo, type Occasion } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { type ColpoSettled, evolveShowdown, type ShowdownEvent } from '../12-showdown/events'
import { aftermath } from '../colpo/aftermath'
import { inLossAgain, losingAfter } from '../colpo/in-loss'
import { colpoNow, countedFor } from '../colpo/now'
import { reckon } from '../colpo/reckon'
import type { Evening } from '../evening'
import { frozenBy, tableAt } from '../frame/at-table'
import { losing } from '../money/resti'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { afterRoom } from '../room/after'
import { betweenColpi, thirdGiroSince } from '../room/game'
import type { RecordedOutcome } from '../state/colpo'
import type { TableId } from '../state/ids'

/**
 * Settles the colpo in play with this result, and decides the consequences between two colpi. Refused when no colpo
 * is in play, a dispute stops it, or the result is invalid (Art. XII, XIV).
 */
export function settlement(
  evening: Evening,
  id: TableId,
  outcome: RecordedOutcome,
  occasion: Occasion,
): Decision<ShowdownEvent | RoomEvent, Evening> {
  const table = tableAt(evening, id)
  if (!table.colpo) return refuse('XII.1', 'no-colpo-in-play')
  if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
  const colpo = countedFor(colpoNow(table, table.colpo), table.settings.passata, outcome)
  const reckoned = reckon(table.settings, losing(table), colpo, outcome)
  if (isRefused(reckoned)) return reckoned
  const { transfers, rebuys } = reckoned
  const settled: ColpoSettled = {
    type: 'colpoSettled',
    table: id,
    colpo: colpo.number,
    outcome,
    pot: colpo.pot,
    stakes: colpo.stakes,
    rebuys,
    ...inLossAgain(table, colpo, losingAfter(table, transfers, rebuys)),
    next: aftermath(table, colpo, outcome, reckoned),
    transfers,
  }
  const after = evolveShowdown.colpoSettled(evening, settled, occasion)
  const third = thirdGiroSince(table, after, occasion.at)
  const withThird = afterRoom(after, third, occasion)
  const between = betweenColpi(withThird, id, occasion.at)
  return leadsTo([settled, ...third, ...between], afterRoom(withThird, between, occasion))
}
