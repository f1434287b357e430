import { membersIn } from '../../kernel/ids'
import type { SeatsEvent } from '../02-seats/events'
import type { Evening } from '../evening'
import { freePlaces, holderOf } from '../seating/places'

/** II.1, B1: once every called player agrees to choose, the seats are chosen freely. */
export function nextFreeSeating(
  evening: Evening,
): Extract<SeatsEvent, { type: 'freeSeatsAgreed' }> | null {
  const table = Object.values(evening.tables).find(
    ({ status, seating, players }) =>
      status === 'called' &&
      seating.by === null &&
      membersIn(players).every((member) => seating.freeConsents.includes(member)),
  )
  return table ? { type: 'freeSeatsAgreed', table: table.id } : null
}

/** II.6: a request to return lapses when its seat is taken, or a member on the list has the right to it. */
export function nextReturnLapse(
  evening: Evening,
): Extract<SeatsEvent, { type: 'returnLapsed' }> | null {
  for (const table of Object.values(evening.tables)) {
    const { consent } = table
    if (!consent) continue
    const open = table.status === 'playing' && !holderOf(table, consent.seat)
    if (!open || freePlaces(evening, table) === 0)
      return { type: 'returnLapsed', table: table.id, member: consent.member }
  }
  return null
}
