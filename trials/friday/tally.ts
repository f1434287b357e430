import { percentile } from '@/bench/measure'

/** The answer to one command. */
export interface Answered {
  type: string
  command: unknown
  status: number
  /** The code of a refusal. */
  code: string | null
  ms: number
  /** The bytes of its answer. */
  bytes: number
}

/** The answers of the evening, counted as they come. */
export class Tally {
  readonly kinds = new Map<string, number>()
  readonly refusals = new Map<string, number>()
  readonly faults: string[] = []
  accepted = 0
  refused = 0
  /** Commands whose first answer nobody read, and which were sent again. */
  again = 0
  bytes = 0
  readonly #times: number[] = []

  note({ type, command, status, code, ms, bytes }: Answered): void {
    this.#times.push(ms)
    this.bytes += bytes
    if (status === 200) {
      this.accepted += 1
      count(this.kinds, type)
    } else if (status === 422) {
      this.refused += 1
      count(this.refusals, `${type} ${code}`)
    } else this.faults.push(`${type} was answered ${status} ${code}: ${JSON.stringify(command)}`)
  }

  get sent(): number {
    return this.#times.length
  }

  /** The time below which this share of the answers came, in ms. */
  within(share: number): number {
    return percentile(this.#times, share)
  }

  /** How many commands of these kinds were accepted. */
  of(kinds: Iterable<string>): number {
    return [...new Set(kinds)].reduce((sum, kind) => sum + (this.kinds.get(kind) ?? 0), 0)
  }
}

const count = (counts: Map<string, number>, what: string) =>
  counts.set(what, (counts.get(what) ?? 0) + 1)

/** The greatest growth of what the server holds, from the first quarter of the evening to its end, that counts as flat: it keeps the evening itself. */
const FLAT = 1.25

/** The fault of memory that grows, in kB; null where it is flat. */
export const grown = (quarter: number, end: number): string | null =>
  end <= quarter * FLAT
    ? null
    : `the server held ${Math.round(quarter / 1_000)} MB, and ${Math.round(end / 1_000)} at the end`
