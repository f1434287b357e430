import type { Decision, Occasion } from '../../kernel/decider'
import { nextDissolution, nextPrecedenceEnd } from '../02-seats/dissolution'
import { nextFreeSeating, nextReturnLapse } from '../02-seats/lapses'
import type { Evening } from '../evening'
import { nextEnded, nextResumed } from './ended'
import { nextFormation, nextUnforming } from './forming'
import { nextOffer } from './offering'
import { nextOption } from './option'
import { afterRoom, type RoomEvent } from './room'

/** More consequences than any evening has members would mean that two of them chase each other. */
const LIMIT = 2000

/**
 * What follows by itself once something happened to lists, places or seats: places offered (I.5, I.11), tables
 * formed (I.3), un-formed (A2) or dissolved (II.7), options asked (I.7). Returns the events given and theirs.
 */
export function settled(
  evening: Evening,
  occasion: Occasion,
  happened: readonly RoomEvent[],
): RoomEvent[] {
  const events = [...happened]
  let state = afterRoom(evening, happened, occasion)
  for (;;) {
    const next =
      nextEnded(state) ??
      nextResumed(state) ??
      nextOffer(state, occasion.at) ??
      nextUnforming(state) ??
      nextDissolution(state) ??
      nextPrecedenceEnd(state) ??
      nextFormation(state, occasion.at) ??
      nextFreeSeating(state) ??
      nextReturnLapse(state) ??
      nextOption(state)
    if (!next) return events
    if (events.length > LIMIT) throw new Error('the consequences of a command do not come to rest')
    events.push(next)
    state = afterRoom(state, [next], occasion)
  }
}

/**
 * A decision with everything that follows from it, worked out only when the events are asked for: an offer asks
 * no more than whether a command is accepted.
 */
export function settle(
  evening: Evening,
  occasion: Occasion,
  ...happened: readonly RoomEvent[]
): Decision<RoomEvent> {
  let events: readonly RoomEvent[] | null = null
  return {
    accepted: true,
    get events() {
      events ??= settled(evening, occasion, happened)
      return events
    },
  }
}
