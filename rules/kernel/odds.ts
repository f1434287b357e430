import { asChips, type Chips } from './chips'
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
}

export const NO_ROUNDS: OddsSum = { rounds: 0, laid: 0, won: 0, mean: 0, variance: 0, squares: 0 }

export const sumWith = (sum: OddsSum, more: OddsSum): OddsSum => ({
  rounds: sum.rounds + more.rounds,
  laid: sum.laid + more.laid,
  won: sum.won + more.won,
  mean: sum.mean + more.mean,
  variance: sum.variance + more.variance,
  squares: sum.squares + more.squares,
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

/** Where each number of a round stands in a row of plain numbers. */
const PLACE = { serial: 0, at: 1, position: 2, laid: 3, won: 4, mean: 5, variance: 6 } as const
const COLUMNS = Object.keys(PLACE) as (keyof typeof PLACE)[]

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * The rounds of a table: the latest ones whole, since they may be taken back or put right, and the rest as rows of plain
 * numbers, which cost a long day little.
 */
class Rounds {
  readonly #parts = new Map<string, Writable<OddsPart>>()
  #rows = new Float64Array(64 * COLUMNS.length)
  #settled = 0
  #latest: OddsRound[] = []

  get count(): number {
    return this.#settled + this.#latest.length
  }

  push(round: OddsRound): void {
    this.#latest.push(round)
    if (this.#latest.length > 2 * MOST_STEPS) this.#settle(this.#latest.splice(0, MOST_STEPS))
  }

  cut(count: number): void {
    this.#latest.length = Math.max(0, count - this.#settled)
  }

  change(serial: number, change: (round: OddsRound) => OddsRound | null): void {
    const at = this.#latest.findLastIndex((round) => round.serial === serial)
    const was = this.#latest[at]
    const now = was && change(was)
    if (was) this.#latest.splice(at, 1, ...(now ? [now] : []))
  }

  #settle(rounds: readonly OddsRound[]): void {
    for (const round of rounds) {
      const from = this.#settled * COLUMNS.length
      if (from === this.#rows.length) {
        const longer = new Float64Array(2 * this.#rows.length)
        longer.set(this.#rows)
        this.#rows = longer
      }
      for (const [at, column] of COLUMNS.entries()) this.#rows[from + at] = round[column]
      for (const part of round.parts) this.#add(part)
      this.#settled += 1
    }
  }

  #add(part: OddsPart): void {
    const sum = this.#parts.get(part.of)
    if (!sum) {
      this.#parts.set(part.of, { ...part })
      return
    }
    sum.sample += part.sample
    sum.seen += part.seen
    sum.mean += part.mean
    sum.variance += part.variance
  }

  /** The rounds added up. It is called at the day's end, since none can be taken back or put right after it. */
  table(table: string, number: number): OddsTable {
    this.#settle(this.#latest)
    this.#latest = []
    const rows = this.#rows.subarray(0, this.#settled * COLUMNS.length)
    const [sum = NO_ROUNDS] = courseOf(rows, 1).slice(-1)
    return {
      ...{ table, number, sum, parts: [...this.#parts.values()] },
      course: (points) => courseOf(rows, points),
      furthest: (most) => furthestIn(rows, most),
    }
  }
}

function courseOf(rows: Float64Array, points: number): OddsSum[] {
  const course = [NO_ROUNDS]
  const sum: Writable<OddsSum> = { ...NO_ROUNDS }
  const rounds = rows.length / COLUMNS.length
  for (let at = 0; at < rows.length; at += COLUMNS.length) {
    const variance = rows[at + PLACE.variance] ?? 0
    sum.rounds += 1
    sum.laid += rows[at + PLACE.laid] ?? 0
    sum.won += rows[at + PLACE.won] ?? 0
    sum.mean += rows[at + PLACE.mean] ?? 0
    sum.variance += variance
    sum.squares += variance * variance
    if (sum.rounds * points >= course.length * rounds) course.push({ ...sum })
  }
  return course
}

function furthestIn(rows: Float64Array, most: number): Omit<OddsRound, 'parts'>[] {
  const away = (at: number) => Math.abs((rows[at + PLACE.won] ?? 0) - (rows[at + PLACE.mean] ?? 0))
  const starts: number[] = []
  for (let at = 0; at < rows.length; at += COLUMNS.length) {
    if (starts.length >= most && away(at) <= away(starts.at(-1) ?? at)) continue
    const before = starts.findIndex((other) => away(other) < away(at))
    starts.splice(before < 0 ? starts.length : before, 0, at)
    if (starts.length > most) starts.pop()
  }
  return starts.map((at) => {
    const [serial = 0, when = 0, position = 0, laid = 0, won = 0, mean = 0, variance = 0] =
      rows.subarray(at, at + COLUMNS.length)
    return { serial, at: when, position, laid: asChips(laid), won: asChips(won), mean, variance }
  })
}

interface Reading<S> {
  readonly number: number
  readonly rounds: Rounds
  steps: Step<S>[]
  state: S
}

/**
 * Each table as a day's reading remembers it: rounds so far, and states of its own that a taking back restores. States
 * are never changed.
 */
export class OddsTables<S> {
  readonly #tables = new Map<string, Reading<S>>()

  open(table: string, number: number, state: S): void {
    this.#tables.set(table, { number, rounds: new Rounds(), steps: [], state })
  }

  state(table: string): S | undefined {
    return this.#tables.get(table)?.state
  }

  /** The state after an event of this type, which a taking back of the event undoes, with a round that it ended. */
  step(table: string, type: string, state: S, round?: OddsRound): void {
    const one = this.#tables.get(table)
    if (!one) return
    one.steps.push({ type, state: one.state, rounds: one.rounds.count })
    if (one.steps.length > 2 * MOST_STEPS) one.steps = one.steps.slice(-MOST_STEPS)
    one.state = state
    if (round) one.rounds.push(round)
  }

  /**
   * A round as it should have been, or none; nothing before it is taken back any more. A round that was not there, such
   * as one that the cards did not decide, is not added.
   */
  correct(table: string, serial: number, change: (round: OddsRound) => OddsRound | null): void {
    const one = this.#tables.get(table)
    if (!one) return
    one.rounds.change(serial, change)
    one.steps = []
  }

  /** A round otherwise than it was first taken. */
  amend(table: string, serial: number, change: (round: OddsRound) => OddsRound): void {
    this.#tables.get(table)?.rounds.change(serial, change)
  }

  /** Entries taken back, by the types of their events. */
  back(table: string, entries: readonly string[]): void {
    const one = this.#tables.get(table)
    if (!one) return
    for (const type of entries.toReversed()) {
      const step = one.steps.at(-1)
      if (step?.type !== type) continue
      one.steps.pop()
      one.state = step.state
      one.rounds.cut(step.rounds)
    }
  }

  all(): OddsTable[] {
    return [...this.#tables].map(([table, { number, rounds }]) => rounds.table(table, number))
  }
}

/** A table takes back fewer entries than this, and puts right fewer of its latest rounds. */
const MOST_STEPS = 64

interface Step<S> {
  readonly type: string
  readonly state: S
  readonly rounds: number
}
