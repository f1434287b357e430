import type { AnyEvent, Decider, Instant, Occasion } from './decider'
import type { Tell } from './tell'

/** An event of an evening as its journal keeps it. */
export interface KeptEvent<E = unknown> extends Occasion {
  readonly position: number
  readonly event: E
}

/** An event of an evening with the states before and after it. */
export interface ReplayStep<S, E> extends KeptEvent<E> {
  readonly before: S
  readonly after: S
}

/** A step of a replay as it is told: every game's frames add the table as it lay then. */
export interface ToldFrame {
  readonly position: number
  readonly at: Instant
  readonly tells: readonly Tell[]
}

/** Every event with the states around it, in order; the events are all those of the evening, from the first. */
export function* stepsOf<S, E extends AnyEvent>(
  { initial, evolve }: Pick<Decider<S, never, E>, 'initial' | 'evolve'>,
  events: readonly KeptEvent<E>[],
): Generator<ReplayStep<S, E>> {
  let before = initial
  for (const { position, at, by, event } of events) {
    const after = evolve(before, event, { at, by })
    yield { position, at, by, event, before, after }
    before = after
  }
}
