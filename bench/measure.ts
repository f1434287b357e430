/** One line of the report: its subject, the figure, and its ratio to a baseline measured in the same run. */
export interface Figure {
  what: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
}

const FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** The lines printed since they were last taken. */
let printed: string[] = []

/** Prints a line of the report. */
export function say(line: string): void {
  console.log(line)
  printed.push(line)
}

/** The lines printed since the last call. */
export function takePrinted(): string[] {
  const lines = printed
  printed = []
  return lines
}

/** Prints a figure, with `value / baseline` where there is a baseline. */
export function report({ what, value, unit, baseline }: Figure) {
  const line = `${what.padEnd(58)} ${FORMAT.format(value).padStart(14)} ${unit}`
  if (!baseline) say(line)
  else {
    const ratio = FORMAT.format(value / baseline.value)
    say(`${line}   ${ratio}× of ${baseline.what} (${FORMAT.format(baseline.value)})`)
  }
}

const SLICES = 6

/** Milliseconds of processor time that this process has used, V8's own threads included. */
export function processorNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Runs `work` (which returns how many units it did) for about `ms` after a warm-up. Returns units per second of processor
 * time in the best of six slices, so that other programs on the machine affect the figure less.
 */
export function perSecond(work: () => number, ms = 1_000): number {
  for (const until = processorNow() + ms / 4; processorNow() < until; ) work()
  let best = 0
  for (let slice = 0; slice < SLICES; slice++) {
    const begun = processorNow()
    let done = 0
    while (processorNow() - begun < ms / SLICES) done += work()
    best = Math.max(best, (done / (processorNow() - begun)) * 1_000)
  }
  return best
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds of a clock that all processes of this machine share. */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6
