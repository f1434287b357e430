import { type Decision, leadsTo, type Occasion } from '../../kernel/decider'
import { giroOfRightDealer } from '../05-deal/cartaro'
import { type ColpoAnnulled, type DealEvent, evolveDeal } from '../05-deal/events'
import { DEALT_AGAIN } from '../colpo/void'
import type { Evening } from '../evening'
import { frozenBy, tableAt } from '../frame/at-table'
import { leftOf } from '../money/resti'
import { packFaultCostsDeal } from '../readings'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { afterRoom } from '../room/after'
import { betweenColpi } from '../room/game'
import type { SeatNumber, TableId } from '../state/ids'

/** Reasons for which a colpo may be void: faults of the deal and the pack, and openings that nobody could make (E6). */
export const VOID_CAUSES: readonly string[] = [...DEALT_AGAIN, 'VI.5', 'VI.6', 'XII.3']

/** V.5, D7: faults of the pack, after which the same cartaro may deal again. */
const PACK_FAULTS: readonly string[] = ['V.8', 'IX.3', 'X.2']

/** The provision that voids a colpo, and the reason. */
export interface Annulment {
  provision: string
  why: string
  /** The next dealer, when it is not the one by D7. */
  cartaro?: SeatNumber
}

/** Voids the colpo in play: stakes back, the pot of the uscite stays. Source: IV.1, V.6, V.8, D7. */
export function annulment(
  evening: Evening,
  id: TableId,
  { provision, why, cartaro: seat }: Annulment,
  { at, by }: Occasion,
): Decision<DealEvent | RoomEvent, Evening> {
  const table = tableAt(evening, id)
  const { colpo } = table
  if (!colpo) return refuse('V.6', 'no-colpo-in-play')
  if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
  const sits = Object.values(table.players).some(
    (player) => player.seat === seat && player.status === 'seated',
  )
  if (seat !== undefined && !sits) return refuse('V.6', 'no-cartaro-there', { seat })
  const keepsDeal = PACK_FAULTS.includes(provision) && !packFaultCostsDeal(table)
  const usual = keepsDeal ? colpo.cartaroSeat : leftOf(table, colpo.cartaroSeat)
  const giro = seat === undefined ? colpo.giro : giroOfRightDealer(table, colpo, seat)
  const annulled: ColpoAnnulled = {
    type: 'colpoAnnulled',
    table: id,
    colpo: colpo.number,
    provision,
    why,
    cartaro: seat ?? usual,
    ...(giro === colpo.giro ? {} : { giro }),
  }
  const after = evolveDeal.colpoAnnulled(evening, annulled, { at, by })
  const between = betweenColpi(after, id, at)
  return leadsTo([annulled, ...between], afterRoom(after, between, { at, by }))
}
