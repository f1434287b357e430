/** One line of the report: its subject, the figure, and its ratio to a baseline measured in the same run. */
export interface Figure {
  what: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
}

const FORMAT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Prints a figure, with `value / baseline` where there is a baseline. */
export function report({ what, value, unit, baseline }: Figure) {
  const line = `${what.padEnd(58)} ${FORMAT.format(value).padStart(14)} ${unit}`
  if (!baseline) console.log(line)
  else {
    const ratio = FORMAT.format(value / baseline.value)
    console.log(`${line}   ${ratio}× of ${baseline.what} (${FORMAT.format(baseline.value)})`)
  }
}

const SLICES = 6

/**
 * Runs `work` (which returns how many units it did) for about `ms` after a warm-up. Returns units per second in the
 * best of six slices, so that other programs on the machine affect the figure less.
 */
export function perSecond(work: () => number, ms = 1_000): number {
  for (const until = performance.now() + ms / 4; performance.now() < until; ) work()
  let best = 0
  for (let slice = 0; slice < SLICES; slice++) {
    const begun = performance.now()
    let done = 0
    while (performance.now() - begun < ms / SLICES) done += work()
    best = Math.max(best, (done / (performance.now() - begun)) * 1_000)
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
