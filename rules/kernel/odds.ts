import type { Chips } from './chips'
import type { AnyEvent, Instant } from './decider'

/** A part of a round that chance decides by itself: chips of the bank, or how often something came. */
export interface OddsPart {
  readonly of: string
  /** Chips laid on it, or rounds in which it could come. */
  readonly sample: number
  readonly seen: number
  readonly mean: number
  readonly variance: number
}

/** How often something came that comes with this chance: once or not, in one round. */
export const timesOf = (name: string, chance: number, came: boolean): OddsPart => ({
  of: name,
  sample: 1,
  seen: Number(came),
  mean: chance,
  variance: chance * (1 - chance),
})

/**
 * A round as chance sees it: what lay when its cards began, the bank's result, and the mean and the variance that the
 * result had before the cards. Amounts in chips, not rounded.
 */
export interface OddsRound {
  readonly serial: number
  readonly at: Instant
  /** The position of the event that ended it. */
  readonly position: number
  readonly laid: Chips
  readonly won: Chips
  readonly mean: number
  readonly variance: number
  /** The chips that the players' choices gave the bank, beside the best play; absent where the choices are not known. */
  readonly given?: number | undefined
  readonly parts: readonly OddsPart[]
}

/** The rounds of a table in a day, added up; `course` and `furthest` look at them in their order. */
export interface OddsTable {
  readonly table: string
  readonly number: number
  readonly sum: OddsSum
  /** The parts of all rounds by name, in the order in which they first came. */
  readonly parts: readonly OddsPart[]
  /** The sums after some of the rounds, evenly spread from none to all. */
  course(points: number): OddsSum[]
  /** The rounds whose result lay furthest from what was expected, the furthest first. */
  furthest(most: number): Omit<OddsRound, 'parts'>[]
}

/** An event as the journal has it; events of one command have its id. */
export interface OddsEvent<E> {
  readonly position: number
  readonly commandId: string
  readonly at: Instant
  readonly event: E
}

/** The rounds of one day, taken from its events one by one. */
export interface OddsDay<E> {
  take(row: OddsEvent<E>): void
  tables(): readonly OddsTable[]
}

/** How a game's rounds are read from its journal: the types of the events that it needs, and a day to begin. */
export interface OddsOf<E extends AnyEvent = AnyEvent> {
  readonly events: readonly E['type'][]
  begin(): OddsDay<E>
}

/** Rounds added up. */
export interface OddsSum {
  readonly rounds: number
  /** The handle: everything laid, round by round. */
  readonly laid: number
  readonly won: number
  readonly mean: number
  readonly variance: number
  /** Σ variance², by which a few large rounds among many small ones are known. */
  readonly squares: number
  /** The rounds of which the players' choices are known, and what these gave the bank. */
  readonly judged: number
  readonly given: number
}

export const NO_ROUNDS: OddsSum = {
  ...{ rounds: 0, laid: 0, won: 0, mean: 0, variance: 0, squares: 0 },
  ...{ judged: 0, given: 0 },
}

export const sumWith = (sum: OddsSum, more: OddsSum): OddsSum => ({
  rounds: sum.rounds + more.rounds,
  laid: sum.laid + more.laid,
  won: sum.won + more.won,
  mean: sum.mean + more.mean,
  variance: sum.variance + more.variance,
  squares: sum.squares + more.squares,
  judged: sum.judged + more.judged,
  given: sum.given + more.given,
})

/**
 * Rounds that weigh as much as equal ones would: (Σ variance)² ÷ Σ variance². One large stake among a hundred small
 * ones counts as little more than one round.
 */
export const weighing = ({ variance, squares }: Pick<OddsSum, 'variance' | 'squares'>): number =>
  squares === 0 ? 0 : (variance * variance) / squares

/**
 * Fewer rounds than this are too few to say anything. With thirty equal even stakes a result beyond 3 σ comes once in
 * 699 times (by the normal curve once in 370); with ten it comes only where all ten are won, or all lost.
 */
export const LEAST_WEIGHING = 30

/** How many standard deviations a result lies from what was expected; null where too few rounds were played to say. */
export function sigmasOf(sum: OddsSum): number | null {
  if (sum.variance <= 0 || weighing(sum) < LEAST_WEIGHING) return null
  return (sum.won - sum.mean) / Math.sqrt(sum.variance)
}
