import type { Evolve } from '../../kernel/article'
import type { Occasion } from '../../kernel/decider'
import { evolveFormation, type FormationEvent } from '../01-formation/events'
import { evolveSeats, type SeatsEvent } from '../02-seats/events'
import { evolveParol, type ParolEnded } from '../13-parol/events'
import type { Evening } from '../evening'

/** The events in the room around the tables: places and seats (Art. I and II), and a parol whose players left. */
export type RoomEvent = FormationEvent | SeatsEvent | ParolEnded

const { parolEnded } = evolveParol
const handlers: Evolve<Evening, RoomEvent> = { ...evolveFormation, ...evolveSeats, parolEnded }

function evolve(evening: Evening, event: RoomEvent, occasion: Occasion): Evening {
  const handler = handlers[event.type] as (was: Evening, one: RoomEvent, at: Occasion) => Evening
  return handler(evening, event, occasion)
}

/** The evening after events of Art. I and II that are decided together. */
export const afterRoom = (
  evening: Evening,
  events: readonly RoomEvent[],
  occasion: Occasion,
): Evening => events.reduce((state, event) => evolve(state, event, occasion), evening)
