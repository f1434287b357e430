import type { Draft } from '../../kernel/draft'
import { limitsAfterMano } from '../08-seguito/checks'
import { changedSeat } from '../state/changed'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { tagliaAfter } from './detached'
import { turnAfter } from './turn'

/** A seat that stays empty until this mano is over, free again. */
const offeredAfter = (seat: Seat, mano: number): Seat =>
  seat.emptyUntilMano !== null && seat.emptyUntilMano <= mano
    ? changedSeat(seat, { emptyUntilMano: null })
    : seat

/**
 * The table's fields after a mano, still to be written into; its bank's chips are moved by the caller's transfers.
 * - `lost`: the sabot goes to the right of the seat where the mano began (S.14, cf20);
 * - `passed`: it stays for the seguito, so no turn and no suivi is changed (cf32);
 * - `dropped`: the mano is given up and the sabot stays at the seat where it began (cf1).
 */
export function manoOver(table: Table, how: 'lost' | 'passed' | 'dropped'): Draft<Partial<Table>> {
  const { mano } = table
  if (!mano) return {}
  const limits = limitsAfterMano(table.limits, mano.number)
  const seats = table.seats.map((seat) => offeredAfter(seat, mano.number))
  const taglia = tagliaAfter(table)
  const over: Draft<Partial<Table>> = {
    mano: null,
    coup: null,
    taglia,
    stakesSeen: false,
    limits,
    seats,
    turn: null,
  }
  if (how === 'passed') return over
  over.suivi = []
  over.tableLoser = []
  over.lastSolePunter = null
  if (how === 'dropped') {
    over.turn = mano.initialSeat
    return over
  }
  const next = turnAfter({ seats, limits }, mano.initialSeat)
  over.turn = next.turn
  over.seats = next.seats
  over.limits = next.limits
  return over
}
