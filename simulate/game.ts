import type { Scene } from '@/rules/float/scene'
import type {
  Actor,
  AnyCommand,
  AnyEvent,
  Bounds,
  Decider,
  Envelope,
  Instant,
} from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import type { Random } from './random'

/** A command and its giver. */
export interface Chosen<C> {
  command: C
  by: Actor
}

/** The course of an evening so far. */
export interface Course {
  /** Hands dealt or coups opened, as the game counts them. */
  rounds: number
  /** Commands since the last one that was accepted. */
  refused: number
  steps: number
}

/** The plan of one evening, drawn from its seed. */
export interface Plan<S, C> {
  /** The most commands that it takes. */
  most: number
  /** The next command; null when the random choice led to no possible one. */
  next(state: S, course: Course): Chosen<C> | null
}

/** The levels at which the tables of a house begin: of ten, eight enter results, and one is kept move by move. */
export const USUAL_LEVELS = [1, 2, 2, 2, 2, 2, 2, 2, 2, 3] as const

/** The state of an evening of any game. */
export interface AnyEvening {
  readonly status: string
  /** Its tables by id, each with its level. */
  readonly tables: object
}

export type Rules<S, C, E extends AnyEvent> = Decider<S, C, E>

/** A game as the simulator plays it: its rules, random commands, and checks of its own. */
export interface Game<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent> {
  /** Its rounds, as the run counts them: colpi, coups. */
  rounds: string
  rules: Rules<S, C, E>
  /** The rules that the evening of this seed is played by. */
  rulesFor(rules: Rules<S, C, E>, seed: number): Rules<S, C, E>
  /** The actor of commands that are due by time alone. */
  clock: Actor
  plan(random: Random, level: Level | undefined): Plan<S, C>
  isRound(event: E): boolean
  /** Kinds of command that no evening of it can accept. */
  never: readonly C['type'][]
  /** Whether tables have floats in this state, whose one equation `wrong` then checks after each event. */
  hasFloats?(state: S): boolean
  /** The game as its floats see it. */
  sceneOf?(state: S): Scene
  /**
   * The error in the state after an event, in the parts that it changed; null when there is none. The giver of its command
   * is known as events are made, not from a journal.
   */
  wrong(before: S, event: E, after: S, command: string, by?: Actor): string | null
  /** The error that a costly look at a whole state finds, now and then; null when there is none. */
  wrongWhole?(before: S, step: Envelope<C>, after: S): string | null
  /** Commands that may be offered. */
  offers: {
    kinds: readonly C['type'][]
    giver(kind: C['type'], state: S, random: Random): Actor
    of(
      kind: C['type'],
      state: S,
      by: Actor,
      at: Instant,
    ): readonly { type: string; payload: object; bounds?: Bounds<string> }[]
    /** The bounded fields of a kind that are tried at both ends. */
    fields(kind: string, bounds: Bounds<string>): readonly string[]
    /** Refusals of a bound that is the value as it stands. */
    unchanged: readonly string[]
    /** Offers that are given less often than the others. */
    isSeldom(command: C): boolean
  }
}
