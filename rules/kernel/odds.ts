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
  readonly parts: readonly OddsPart[]
}

/** The rounds of a table in a day, in their order. */
export interface OddsTable {
  readonly table: string
  readonly number: number
  readonly rounds: readonly OddsRound[]
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
}

export const NO_ROUNDS: OddsSum = {
  rounds: 0,
  laid: 0,
  won: 0,
  mean: 0,
  variance: 0,
  squares: 0,
}

export const sumWith = (sum: OddsSum, more: OddsSum): OddsSum => ({
  rounds: sum.rounds + more.rounds,
  laid: sum.laid + more.laid,
  won: sum.won + more.won,
  mean: sum.mean + more.mean,
  variance: sum.variance + more.variance,
  squares: sum.squares + more.squares,
})

const withRound = (sum: OddsSum, { laid, won, mean, variance }: OddsRound): OddsSum => ({
  rounds: sum.rounds + 1,
  laid: sum.laid + laid,
  won: sum.won + won,
  mean: sum.mean + mean,
  variance: sum.variance + variance,
  squares: sum.squares + variance * variance,
})

export const sumOfRounds = (rounds: readonly OddsRound[]): OddsSum =>
  rounds.reduce(withRound, NO_ROUNDS)

/** The parts of all rounds by name, in the order in which they first came. */
export function oddsParts(rounds: readonly OddsRound[]): OddsPart[] {
  const sums = new Map<string, { -readonly [K in keyof OddsPart]: OddsPart[K] }>()
  for (const { parts } of rounds)
    for (const part of parts) {
      const sum = sums.get(part.of)
      if (!sum) {
        sums.set(part.of, { ...part })
        continue
      }
      sum.sample += part.sample
      sum.seen += part.seen
      sum.mean += part.mean
      sum.variance += part.variance
    }
  return [...sums.values()]
}

/**
 * Rounds that weigh as much as equal ones would: (Σ variance)² ÷ Σ variance². One large stake among a hundred small
 * ones counts as little more than one round.
 */
export const weighing = ({ variance, squares }: Pick<OddsSum, 'variance' | 'squares'>): number =>
  squares === 0 ? 0 : (variance * variance) / squares

/**
 * Fewer than this are too few to say: with thirty equal even stakes a result beyond 3 σ comes once in 700, near enough
 * to the curve's once in 370; with ten it comes once in 500 on paper and cannot be told from a string of four.
 */
export const LEAST_WEIGHING = 30

/** How many standard deviations a result lies from what was expected; null where too few rounds were played to say. */
export function sigmasOf(sum: OddsSum): number | null {
  if (sum.variance <= 0 || weighing(sum) < LEAST_WEIGHING) return null
  return (sum.won - sum.mean) / Math.sqrt(sum.variance)
}

/** The sums after some of the rounds, evenly spread from none to all. */
export function courseOf(rounds: readonly OddsRound[], points: number): OddsSum[] {
  const course: OddsSum[] = [NO_ROUNDS]
  let sum = NO_ROUNDS
  let next = 1
  for (const round of rounds) {
    sum = withRound(sum, round)
    if (sum.rounds < Math.ceil((next * rounds.length) / points)) continue
    course.push(sum)
    while (next <= points && sum.rounds >= Math.ceil((next * rounds.length) / points)) next += 1
  }
  return course
}

/** The rounds whose result lay furthest from what was expected, the furthest first. */
export const furthest = (rounds: readonly OddsRound[], most: number): OddsRound[] =>
  [...rounds]
    .sort((a, b) => Math.abs(b.won - b.mean) - Math.abs(a.won - a.mean) || a.serial - b.serial)
    .slice(0, most)

/**
 * Each table as a day's reading remembers it: rounds so far, and states of its own that a taking back restores. States are never changed, and rounds only cut off at their end.
 */
export class OddsTables<S> {
  readonly #tables = new Map<
    string,
    { number: number; rounds: OddsRound[]; steps: Step<S>[]; state: S }
  >()

  open(table: string, number: number, state: S): void {
    this.#tables.set(table, { number, rounds: [], steps: [], state })
  }

  state(table: string): S | undefined {
    return this.#tables.get(table)?.state
  }

  /** The state after an event of this type, which a taking back of the event undoes, with a round that it ended. */
  step(table: string, type: string, state: S, round?: OddsRound): void {
    const one = this.#tables.get(table)
    if (!one) return
    one.steps.push({ type, state: one.state, rounds: one.rounds.length })
    if (one.steps.length > MOST_STEPS) one.steps.shift()
    one.state = state
    if (round) one.rounds.push(round)
  }

  /** A round as it should have been, or none; nothing before it is taken back any more. */
  correct(table: string, serial: number, round: OddsRound | null): void {
    const one = this.#tables.get(table)
    const at = one?.rounds.findLastIndex((each) => each.serial === serial) ?? -1
    if (!one || at < 0) return
    one.rounds.splice(at, 1, ...(round ? [round] : []))
    one.steps = []
  }

  /** The latest round otherwise. */
  amend(table: string, change: (round: OddsRound) => OddsRound): void {
    const rounds = this.#tables.get(table)?.rounds ?? []
    const last = rounds.at(-1)
    if (last) rounds[rounds.length - 1] = change(last)
  }

  /** Entries taken back, by the types of their events. */
  back(table: string, entries: readonly string[]): void {
    const one = this.#tables.get(table)
    if (!one) return
    for (const type of entries.toReversed()) {
      if (one.steps.at(-1)?.type !== type) continue
      const step = one.steps.pop()
      if (!step) return
      one.state = step.state
      one.rounds.length = step.rounds
    }
  }

  all(): OddsTable[] {
    return [...this.#tables].map(([table, { number, rounds }]) => ({ table, number, rounds }))
  }
}

/** A table takes back fewer entries than this. */
const MOST_STEPS = 60

interface Step<S> {
  readonly type: string
  readonly state: S
  readonly rounds: number
}
