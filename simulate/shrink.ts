import type { Evening } from '@/rules/poker/evening'
import {
  type Fault,
  frozen,
  offersSeen,
  type Played,
  type Poker,
  refusedDue,
  type Step,
  take,
  threwOr,
  unfaithful,
} from './watch'

/**
 * The first fault that these commands cause when they are given in order, on frozen states, from the start of an
 * evening.
 */
export function faultOf(poker: Poker, steps: readonly Step[]): Fault | null {
  let evening: Evening = poker.initial
  const journal: Played['journal'][number][] = []
  for (const step of steps) {
    const taken = take(poker, evening, step)
    if (taken.fault) return taken.fault
    evening = frozen(taken.evening)
    for (const event of taken.events ?? []) journal.push({ event, step })
  }
  const last = steps.at(-1)
  if (!last) return null
  return threwOr(
    () =>
      offersSeen(poker, evening, last.at).fault ??
      refusedDue(poker, evening, last.at) ??
      unfaithful(poker, { from: poker.initial, journal, to: evening }),
  )
}

/**
 * A shortest list that still causes a fault of the same check, found by leaving out smaller and smaller parts (delta
 * debugging): no single command of the result can be left out.
 */
export function shortest(poker: Poker, steps: readonly Step[], fault: Fault): readonly Step[] {
  const shows = (some: readonly Step[]) => faultOf(poker, some)?.check === fault.check
  if (!shows(steps)) return steps
  let kept = steps
  for (let size = Math.ceil(kept.length / 2); size >= 1; ) {
    const fewer = without(kept, size, shows)
    const shrunk = fewer.length < kept.length
    kept = fewer
    if (!shrunk || size > 1) {
      if (size === 1) break
      size = Math.ceil(size / 2)
    }
  }
  return kept
}

/** Leaves out each part of this size that is not needed, from the last to the first. */
function without(
  steps: readonly Step[],
  size: number,
  shows: (some: readonly Step[]) => boolean,
): readonly Step[] {
  let kept = steps
  for (let end = kept.length; end > 0; end -= size) {
    const some = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)]
    if (shows(some)) kept = some
  }
  return kept
}
