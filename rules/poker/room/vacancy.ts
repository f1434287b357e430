import type { SeatsEvent } from '../02-seats/events'
import type { Evening } from '../evening'
import type { SeatNumber, TableId } from '../state/ids'
import { byLoss } from './dissolution'

/**
 * The vacancy that an emptied seat opens to its two neighbours, the one deeper in deficit first. In the given evening
 * the seat is already empty, and no colpo is in play. Source: II.3, B5.
 */
export function vacancyAt(evening: Evening, id: TableId, seat: SeatNumber | null): SeatsEvent[] {
  const table = evening.tables[id]
  if (!table || seat === null || table.status !== 'playing') return []
  const { seats } = table.settings
  const beside = [(seat % seats) + 1, ((seat + seats - 2) % seats) + 1]
  const players = Object.values(table.players).filter(
    (player) => player.status === 'seated' && beside.includes(player.seat),
  )
  if (players.length === 0) return []
  const neighbours = byLoss(table, players).map((player) => player.member)
  return [{ type: 'vacancyOpened', table: id, seat, neighbours }]
}
