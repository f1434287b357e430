import type { Decision, Occasion } from '../../kernel/decider'
import type { Evening } from '../evening'
import { afterRoom } from './after'
import { nextDissolution, nextPrecedenceEnd } from './dissolution'
import { nextEnded, nextResumed } from './ended'
import type { RoomEvent } from './events'
import { nextFormation, nextUnforming } from './forming'
import { nextFreeSeating, nextReturnLapse } from './lapses'
import { nextOffer } from './offering'
import { nextOption } from './option'

/** More consequences than any evening has members would mean that two of them chase each other. */
const MOST_CONSEQUENCES = 2000

/** Everything that happened, and the evening after it. */
interface Rest {
  events: RoomEvent[]
  after: Evening
}

function rest(evening: Evening, occasion: Occasion, happened: readonly RoomEvent[]): Rest {
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
    if (!next) return { events, after: state }
    if (events.length > MOST_CONSEQUENCES)
      throw new Error('the consequences of a command do not come to rest')
    events.push(next)
    state = afterRoom(state, [next], occasion)
  }
}

/**
 * What follows by itself once something happened to lists, places or seats: places offered (I.5, I.11), tables
 * formed (I.3), un-formed (A2) or dissolved (II.7), options asked (I.7). Returns the events given and theirs.
 */
export const settled = (
  evening: Evening,
  occasion: Occasion,
  happened: readonly RoomEvent[],
): RoomEvent[] => rest(evening, occasion, happened).events

/**
 * A decision with everything that follows from it, worked out only when the events are asked for: an offer asks
 * no more than whether a command is accepted.
 */
export function withConsequences(
  evening: Evening,
  occasion: Occasion,
  ...happened: readonly RoomEvent[]
): Decision<RoomEvent, Evening> {
  let known: Rest | null = null
  const worked = () => {
    known ??= rest(evening, occasion, happened)
    return known
  }
  return {
    accepted: true,
    get events() {
      return worked().events
    },
    get after() {
      return worked().after
    },
  }
}
