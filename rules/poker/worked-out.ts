import type { Occasion } from '../kernel/decider'
import type { Evening } from './evening'

interface WorkedOut {
  before: Evening
  event: object
  occasion: Occasion
  after: Evening
}

/** As many as one command's events, mostly; older ones are simply worked out again. */
const STATES_KEPT = 8
const kept: (WorkedOut | null)[] = Array.from({ length: STATES_KEPT }, () => null)
let last = 0

/** Notes what an event makes of an evening, where a decision had to know: it is evolved once, not twice. */
export function note(before: Evening, event: object, occasion: Occasion, after: Evening): Evening {
  last = (last + 1) % STATES_KEPT
  kept[last] = { before, event, occasion, after }
  return after
}

/** What this very event made of this very evening at the same time and by the same hand; null when not noted. */
export function workedOut(before: Evening, event: object, { at, by }: Occasion): Evening | null {
  for (let back = 0; back < STATES_KEPT; back++) {
    const one = kept[(last + STATES_KEPT - back) % STATES_KEPT]
    if (
      one?.event === event &&
      one.before === before &&
      one.occasion.at === at &&
      one.occasion.by === by
    )
      return one.after
  }
  return null
}
