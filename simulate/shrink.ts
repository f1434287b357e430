import type { AnyCommand, AnyEvent, Envelope } from '@/rules/kernel/decider'
import type { AnyEvening, Game } from './game'
import {
  type Fault,
  frozen,
  type Journal,
  offersSeen,
  refusedDue,
  take,
  threwOr,
  unfaithful,
} from './watch'

/**
 * The first fault that these commands cause when they are given in order, on frozen states, from the start of an
 * evening.
 */
export function faultOf<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  steps: readonly Envelope<C>[],
): Fault | null {
  const { rules } = game
  let evening = rules.initial
  let before = evening
  const journal: Journal<C, E>[number][] = []
  for (const step of steps) {
    before = evening
    const taken = take(game, evening, step)
    if (taken.fault) return taken.fault
    evening = frozen(taken.evening)
    for (const event of taken.events ?? []) journal.push({ event, step })
  }
  const last = steps.at(-1)
  if (!last) return null
  return threwOr(() => {
    const whole = game.wrongWhole?.(before, last, evening) ?? null
    return (
      offersSeen(game, evening, last.at).fault ??
      refusedDue(game, evening, last.at) ??
      (whole === null ? null : { check: 'whole', found: whole }) ??
      unfaithful(rules, { from: rules.initial, journal, to: evening })
    )
  })
}

/**
 * A shortest list that still causes a fault of the same check, found by leaving out smaller and smaller parts (delta
 * debugging): no single command of the result can be left out.
 */
export function shortest<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  steps: readonly Envelope<C>[],
  fault: Fault,
): readonly Envelope<C>[] {
  type Steps = readonly Envelope<C>[]
  const shows = (some: Steps) => faultOf(game, some)?.check === fault.check
  if (!shows(steps)) return steps
  let kept: Steps = steps
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
function without<T>(
  steps: readonly T[],
  size: number,
  shows: (some: readonly T[]) => boolean,
): readonly T[] {
  let kept = steps
  for (let end = kept.length; end > 0; end -= size) {
    const some = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)]
    if (shows(some)) kept = some
  }
  return kept
}
