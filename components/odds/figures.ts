import type { OddsSum } from '@/rules/kernel/odds'
import type { trpc } from '../live/trpc'

/** The tables of a period beside their chances; amounts in chips. */
export type OddsFigures = Awaited<ReturnType<typeof trpc.odds.days.query>>
export type OddsLine = OddsFigures['lines'][number]
/** One table of a day round by round. */
export type OddsDetail = NonNullable<Awaited<ReturnType<typeof trpc.odds.table.query>>>

/** A point of a line in its cone: the sums so far. */
export type ConePoint = Pick<OddsSum, 'won' | 'mean' | 'variance'>

/** Round steps of 1, 2 or 5 between two values, some five of them. */
export function ticksIn(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const from = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - from + 1 }, (_, at) => (from + at) * step)
}

/** The least and the most of a cone three σ wide and of the line in it. */
export function reachOf(points: readonly ConePoint[]): { least: number; most: number } {
  let least = 0
  let most = 0
  for (const { won, mean, variance } of points) {
    const wide = 3 * Math.sqrt(variance)
    least = Math.min(least, won, mean - wide)
    most = Math.max(most, won, mean + wide)
  }
  return most > least ? { least, most } : { least, most: least + 1 }
}
