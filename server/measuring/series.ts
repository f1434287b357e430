/** One series of numbers in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats */
export interface Series {
  lines(): string[]
}

/** The values of a series' labels, in the order of their names. */
type Labels = readonly string[]

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

/** A name with its labels, such as `commands_total{game="poker"}`. */
function labelled(name: string, names: Labels, values: Labels): string {
  const pairs = names.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`)
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`
}

const heading = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

/** Numbers kept for each combination of labels. */
class Kept {
  readonly #values = new Map<string, { labels: Labels; value: number }>()

  add(labels: Labels, by: number): void {
    const key = labels.join('\u0000')
    const known = this.#values.get(key)
    if (known) known.value += by
    else this.#values.set(key, { labels, value: by })
  }

  lines(name: string, names: Labels): string[] {
    return [...this.#values.values()].map(
      ({ labels, value }) => `${labelled(name, names, labels)} ${value}`,
    )
  }
}

/** A number that only grows, for each combination of its labels. */
export class Counter implements Series {
  readonly #kept = new Kept()

  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly labels: Labels = [],
  ) {}

  add(labels: Labels = [], by = 1): void {
    this.#kept.add(labels, by)
  }

  lines(): string[] {
    return [
      ...heading(this.name, this.help, 'counter'),
      ...this.#kept.lines(this.name, this.labels),
    ]
  }
}

/** A number that rises and falls, for each combination of its labels. */
export class Level implements Series {
  readonly #kept = new Kept()

  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly labels: Labels = [],
  ) {}

  move(labels: Labels, by: number): void {
    this.#kept.add(labels, by)
  }

  lines(): string[] {
    return [...heading(this.name, this.help, 'gauge'), ...this.#kept.lines(this.name, this.labels)]
  }
}

/** A number that is read when somebody asks; null while there is none. */
export class Probe implements Series {
  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly read: () => number | null,
  ) {}

  lines(): string[] {
    const value = this.read()
    if (value === null) return []
    const type = this.name.endsWith('_total') ? 'counter' : 'gauge'
    return [...heading(this.name, this.help, type), `${this.name} ${value}`]
  }
}

/** How often something was at most so large: its bounds, then everything. */
export class Histogram implements Series {
  readonly #counted = new Map<string, { labels: Labels; counts: number[]; sum: number }>()

  constructor(
    private readonly name: string,
    private readonly help: string,
    private readonly bounds: readonly number[],
    private readonly labels: Labels = [],
  ) {}

  observe(value: number, labels: Labels = []): void {
    const key = labels.join('\u0000')
    let known = this.#counted.get(key)
    if (!known) {
      known = { labels, counts: Array.from({ length: this.bounds.length + 1 }, () => 0), sum: 0 }
      this.#counted.set(key, known)
    }
    const at = this.bounds.findIndex((bound) => value <= bound)
    const place = at < 0 ? this.bounds.length : at
    known.counts[place] = (known.counts[place] ?? 0) + 1
    known.sum += value
  }

  lines(): string[] {
    return [
      ...heading(this.name, this.help, 'histogram'),
      ...[...this.#counted.values()].flatMap((one) => this.#linesOf(one)),
    ]
  }

  #linesOf({ labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number }) {
    const named = (suffix: string) => labelled(`${this.name}_${suffix}`, this.labels, labels)
    let upTo = 0
    const buckets = counts.map((count, index) => {
      upTo += count
      const bound = String(this.bounds[index] ?? '+Inf')
      return `${labelled(`${this.name}_bucket`, [...this.labels, 'le'], [...labels, bound])} ${upTo}`
    })
    return [...buckets, `${named('sum')} ${sum}`, `${named('count')} ${upTo}`]
  }
}
