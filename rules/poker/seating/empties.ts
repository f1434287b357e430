import { ordersChosenEmpties } from '../readings'
import { asSeat, type SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import { holderOf } from './places'

/**
 * The empty seats that newcomers fill in order: of lots, those left after the draw; of chosen seats, those at the first
 * cartaro's right, the farthest first. Source: II.2, II.4, B3.
 */
export function emptiesAtStart(table: Table): readonly SeatNumber[] {
  const { firstCartaro, seating, settings } = table
  if (!ordersChosenEmpties(table) || seating.by !== 'free' || firstCartaro === null)
    return seating.originalEmpties
  const empties: SeatNumber[] = []
  for (let step = 1; step < settings.seats; step++) {
    const seat = asSeat(((firstCartaro - 1 - step + settings.seats) % settings.seats) + 1)
    if (holderOf(table, seat)) break
    empties.unshift(seat)
  }
  return empties
}
