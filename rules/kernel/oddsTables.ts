import { asChips } from './chips'
import { NO_ROUNDS, type OddsPart, type OddsRound, type OddsSum, type OddsTable } from './odds'

/** Where each number of a round stands in a row of plain numbers. */
const PLACE = { at: 1, position: 2, laid: 3, won: 4, mean: 5, variance: 6, judged: 7, given: 8 }
/** The serial, and the others. */
const COLUMNS = 1 + Object.keys(PLACE).length

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/**
 * The rounds of a table: the latest ones whole, since they may be taken back or put right, and the rest as rows of plain
 * numbers, which cost a long day little.
 */
class Rounds {
  readonly #parts = new Map<string, Writable<OddsPart>>()
  #rows = new Float64Array(64 * COLUMNS)
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
      const from = this.#settled * COLUMNS
      if (from === this.#rows.length) {
        const longer = new Float64Array(2 * this.#rows.length)
        longer.set(this.#rows)
        this.#rows = longer
      }
      const rows = this.#rows
      const { serial, at, position, laid, won, mean, variance, given } = round
      rows.set([serial, at, position, laid, won, mean, variance], from)
      rows[from + PLACE.judged] = given === undefined ? 0 : 1
      rows[from + PLACE.given] = given ?? 0
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
    const rows = this.#rows.subarray(0, this.#settled * COLUMNS)
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
  const rounds = rows.length / COLUMNS
  for (let at = 0; at < rows.length; at += COLUMNS) {
    const variance = rows[at + PLACE.variance] ?? 0
    sum.rounds += 1
    sum.laid += rows[at + PLACE.laid] ?? 0
    sum.won += rows[at + PLACE.won] ?? 0
    sum.mean += rows[at + PLACE.mean] ?? 0
    sum.variance += variance
    sum.squares += variance * variance
    sum.judged += rows[at + PLACE.judged] ?? 0
    sum.given += rows[at + PLACE.given] ?? 0
    if (sum.rounds * points >= course.length * rounds) course.push({ ...sum })
  }
  return course
}

function furthestIn(rows: Float64Array, most: number): Omit<OddsRound, 'parts'>[] {
  const away = (at: number) => Math.abs((rows[at + PLACE.won] ?? 0) - (rows[at + PLACE.mean] ?? 0))
  const starts: number[] = []
  for (let at = 0; at < rows.length; at += COLUMNS) {
    if (starts.length >= most && away(at) <= away(starts.at(-1) ?? at)) continue
    const before = starts.findIndex((other) => away(other) < away(at))
    starts.splice(before < 0 ? starts.length : before, 0, at)
    if (starts.length > most) starts.pop()
  }
  return starts.map((at) => {
    const [serial = 0, when = 0, position = 0, laid = 0, won = 0, mean = 0, variance = 0] =
      rows.subarray(at, at + COLUMNS)
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
