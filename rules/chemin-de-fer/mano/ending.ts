import { changedSeat } from '../state/changed'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { tagliaAfter } from './detached'
import { limitsAfterMano } from './limits'
import { turnAfter } from './turn'

/** A seat that stays empty until this mano is over, free again. */
const offeredAfter = (seat: Seat, mano: number): Seat =>
  seat.emptyUntilMano !== null && seat.emptyUntilMano <= mano
    ? changedSeat(seat, { emptyUntilMano: null })
    : seat

/**
 * The table after a mano; its bank's chips are moved by the caller's transfers.
 * - `lost`: the sabot goes to the right of the seat where the mano began (S.14, cf20);
 * - `passed`: it stays for the seguito, so no turn and no suivi is changed (cf32);
 * - `dropped`: the mano is given up and the sabot stays at the seat where it began (cf1).
 */
export function manoOver(table: Table, how: 'lost' | 'passed' | 'dropped'): Partial<Table> {
  const { mano } = table
  if (!mano) return {}
  const limits = limitsAfterMano(table.limits, mano.number)
  const seats = table.seats.map((seat) => offeredAfter(seat, mano.number))
  const taglia = tagliaAfter(table)
  const over = { mano: null, coup: null, taglia, stakesSeen: false, limits, seats }
  if (how === 'passed') return { ...over, turn: null }
  const ended = { ...over, suivi: [], tableLoser: [], lastSolePunter: null }
  return how === 'dropped'
    ? { ...ended, turn: mano.initialSeat }
    : { ...ended, ...turnAfter({ seats, limits }, mano.initialSeat) }
}
