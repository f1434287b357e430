import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Bounds of times, in seconds: a view takes under a millisecond, a database that hangs takes ten seconds. */
const TIMES_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Bounds of how many commands went into one append. */
const COMMANDS = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/**
 * The numbers of a running server, for Prometheus. Labels come from the code alone, never from a client: games,
 * commands' outcomes, codes, doors and audiences. So there are few series, and none of them names a person.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #registers = [this.#registry]
  readonly requests = new Counter({
    name: 'circolo_requests_total',
    help: 'Requests answered, by door and status.',
    labelNames: ['door', 'status'],
    registers: this.#registers,
  })
  readonly errors = new Counter({
    name: 'circolo_errors_total',
    help: 'Errors of procedures, by code; a refusal by the rules is counted with its own code.',
    labelNames: ['code'],
    registers: this.#registers,
  })
  readonly commands = new Counter({
    name: 'circolo_commands_total',
    help: 'Commands of members, devices and the clock, by outcome; the retry of an answered one is not counted.',
    labelNames: ['game', 'outcome'],
    registers: this.#registers,
  })
  readonly refusals = new Counter({
    name: 'circolo_refusals_total',
    help: 'Commands that the rules refused, by code.',
    labelNames: ['game', 'code'],
    registers: this.#registers,
  })
  readonly appends = new Histogram({
    name: 'circolo_append_seconds',
    help: 'Time of an append to the journal, successful or not.',
    buckets: TIMES_S,
    labelNames: ['game'],
    registers: this.#registers,
  })
  readonly batches = new Histogram({
    name: 'circolo_append_commands',
    help: 'Commands stored by one append.',
    buckets: COMMANDS,
    labelNames: ['game'],
    registers: this.#registers,
  })
  readonly views = new Histogram({
    name: 'circolo_view_seconds',
    help: 'Time to compute and serialise one audience’s view of a game.',
    buckets: TIMES_S,
    labelNames: ['game'],
    registers: this.#registers,
  })
  readonly screens = new Gauge({
    name: 'circolo_screens',
    help: 'Open live lines, by audience.',
    labelNames: ['audience'],
    registers: this.#registers,
  })

  /** Adds a number that is read whenever somebody asks; null while there is none. */
  reading(name: string, help: string, read: () => number | null): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        const value = read()
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  }

  /** Adds the numbers of the process itself: processor time, memory, delay of the event loop, garbage collection. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  /** The media type of `text`. */
  get contentType(): string {
    return this.#registry.contentType
  }

  /** All of them, as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

/** The seconds that work for a game took, successful or not. */
export async function timed<T>(
  series: Histogram<'game'>,
  labels: { game: string },
  work: Promise<T>,
): Promise<T> {
  const ended = series.startTimer(labels)
  try {
    return await work
  } finally {
    ended()
  }
}
