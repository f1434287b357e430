import type { FormationEvent } from '../01-formation/events'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import { activePlayers, bookingOf } from '../seating/places'
import { optedOut, othersOf } from './option'

/** The places of a closed table end, so that its players may sign and sit elsewhere. */
export function nextEnded(evening: Evening): FormationEvent | null {
  for (const { status, id, players } of Object.values(evening.tables)) {
    if (status !== 'closed') continue
    const lasting = Object.values(evening.signUps).some(
      (signUp) =>
        (signUp.status === 'booked' && signUp.table === id) ||
        (signUp.call?.kind === 'place' && signUp.call.table === id),
    )
    if (!lasting) continue
    const unseated = Object.values(players)
      .filter((player) => player.status === 'called' && player.seatedAt === null)
      .map(({ member }) => member)
    return { type: 'placesEnded', table: id, ...(unseated.length > 0 && { unseated }) }
  }
  return null
}

/**
 * A table reopened and resumed, with a colpo behind it or none, gives its players their places back, except those with a
 * place elsewhere by now. A player who meanwhile waits on a list has opted for the table where they sit (A7).
 */
export function nextResumed(evening: Evening): FormationEvent | null {
  for (const table of Object.values(evening.tables)) {
    if (!isTableOpen(table)) continue
    for (const { member, signUp: number } of activePlayers(table)) {
      const signUp = evening.signUps[number]
      if (signUp?.status !== 'played') continue
      if (bookingOf(evening, member))
        return { type: 'playerLeft', table: table.id, member, held: false, infraction: false }
      const [other] = othersOf(evening, signUp)
      if (other) return optedOut(evening, other, number)
      return { type: 'placeResumed', table: table.id, member, signUp: number }
    }
  }
  return null
}
