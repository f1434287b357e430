import { Counter, Histogram, Level, Probe, type Series } from './series'

/** Bounds of times, in seconds: a view takes under a millisecond, a database that hangs takes ten seconds. */
const TIMES_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Bounds of how many commands went into one append. */
const COMMANDS = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/**
 * The numbers of a running server, for Prometheus. Labels come from the code alone, never from a client: games,
 * commands' outcomes, codes, doors and audiences. So there are few series, and none of them names a person.
 */
export class Metrics {
  readonly requests = new Counter(
    'circolo_requests_total',
    'Requests answered, by door and status.',
    ['door', 'status'],
  )
  readonly errors = new Counter(
    'circolo_errors_total',
    'Errors of procedures, by code; a refusal by the rules is counted with its own code.',
    ['code'],
  )
  readonly commands = new Counter(
    'circolo_commands_total',
    'Commands of members, devices and the clock, by outcome; the retry of an answered one is not counted.',
    ['game', 'outcome'],
  )
  readonly refusals = new Counter(
    'circolo_refusals_total',
    'Commands that the rules refused, by code.',
    ['game', 'code'],
  )
  readonly appends = new Histogram(
    'circolo_append_seconds',
    'Time of an append to the journal, successful or not.',
    TIMES_S,
    ['game'],
  )
  readonly batches = new Histogram(
    'circolo_append_commands',
    'Commands stored by one append.',
    COMMANDS,
    ['game'],
  )
  readonly views = new Histogram(
    'circolo_view_seconds',
    'Time to compute and serialise one audience’s view of a game.',
    TIMES_S,
    ['game'],
  )
  readonly screens = new Level('circolo_screens', 'Open live lines, by audience.', ['audience'])
  readonly #read: Series[] = []

  /** Adds a number that is read whenever somebody asks. */
  reading(name: string, help: string, read: () => number | null): void {
    this.#read.push(new Probe(name, help, read))
  }

  /** All of them, as Prometheus reads them. */
  text(): string {
    const { requests, errors, commands, refusals, appends, batches, views, screens } = this
    const own = [requests, errors, commands, refusals, appends, batches, views, screens]
    return `${[...own, ...this.#read].flatMap((series) => series.lines()).join('\n')}\n`
  }
}

/** The seconds that work took, successful or not. */
export async function timed<T>(series: Histogram, labels: string[], work: Promise<T>): Promise<T> {
  const since = performance.now()
  try {
    return await work
  } finally {
    series.observe((performance.now() - since) / 1000, labels)
  }
}
