import type { OddsSum } from '@/rules/kernel/odds'
import type { trpc } from '../live/trpc'

/** The tables of a period beside their chances; amounts in chips. */
export type OddsFigures = Awaited<ReturnType<typeof trpc.odds.days.query>>
export type OddsLine = OddsFigures['lines'][number]
export type ShiftGap = OddsFigures['shifts'][number]
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

const EDGE_PX = { left: 72, right: 44, top: 12, bottom: 40 }

/** A plot between two sums, with so many points from left to right. */
export function scaleOf(
  { least, most }: { least: number; most: number },
  { width, height, count }: { width: number; height: number; count: number },
) {
  const { left, top, bottom } = EDGE_PX
  const right = Math.max(left + 1, width - EDGE_PX.right)
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, count - 1)
  const y = (value: number) => top + ((most - value) / (most - least)) * (height - top - bottom)
  return { least, most, left, right, x, y }
}
export type Scale = ReturnType<typeof scaleOf>
