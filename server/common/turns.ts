import { Problem } from './errors'

interface TurnsOptions {
  /** Tasks of one person that may wait. */
  each: number
  /** Tasks of everybody in the same lane that may wait. */
  total: number
}

/** The first lane is served before the other. */
const LANES = ['first', 'others'] as const
type Lane = (typeof LANES)[number]

/** A person, or a network that strangers ask from. */
export interface Asking {
  who: string
  lane: Lane
}

interface Queue {
  /** Waiting tasks by person; the first person is served next and then goes to the end. */
  people: Map<string, (() => Promise<void>)[]>
  length: number
}

/**
 * Runs tasks one at a time, one person after another: a hundred tasks of one person delay another person by one task
 * only. A full lane keeps nobody out of the other lane.
 */
export class Turns {
  readonly #lanes: Record<Lane, Queue> = {
    first: { people: new Map(), length: 0 },
    others: { people: new Map(), length: 0 },
  }
  #busy = false

  constructor(private readonly options: TurnsOptions) {}

  /**
   * Runs `work` when its turn comes and returns its result. Throws Problem `too-busy` at once where too many wait
   * already.
   */
  async take<T>({ who, lane }: Asking, work: () => Promise<T>): Promise<T> {
    const { each, total } = this.options
    const queue = this.#lanes[lane]
    const own = queue.people.get(who) ?? []
    if (own.length >= each || queue.length >= total) throw new Problem('too-busy')
    return await new Promise<T>((resolve, reject) => {
      own.push(() => work().then(resolve, reject))
      queue.people.set(who, own)
      queue.length += 1
      if (!this.#busy) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#busy = true
    for (let next = this.#next(); next; next = this.#next()) await next()
    this.#busy = false
  }

  #next(): (() => Promise<void>) | undefined {
    for (const lane of LANES) {
      const queue = this.#lanes[lane]
      for (const [who, own] of queue.people) {
        const work = own.shift()
        queue.people.delete(who)
        if (own.length > 0) queue.people.set(who, own)
        if (!work) continue
        queue.length -= 1
        return work
      }
    }
    return undefined
  }
}
