import type { Sql } from '@/db/client'
import {
  broughtBetween,
  type FloatsOfEvening,
  floatsBetween,
  type MonthTableau,
  type OpenPayment,
  openPaymentsBetween,
  tableauxBetween,
  type UnfinishedEvening,
  unfinishedBetween,
} from '@/db/queries/month'
import { type Chips, NO_CHIPS, negate, plus, totalChips } from '@/rules/kernel/chips'
import { type ClubsPart, NO_PART } from '@/rules/kernel/club/part'
import type { Games } from '../games/game'
import type { Period } from './season'

/** A tableau of the month. The floats and boxes of an evening stand in its first tableau. Amounts in chips. */
export interface MonthLine
  extends Omit<MonthTableau, 'document' | 'streamId' | 'final'>,
    ClubsPart,
    MonthFloats {
  /** Null for an imported evening. */
  evening: string | null
  /** The table as people call it; null where its game does not say. */
  table: string | null
  /** The club's part in all: the finals and this sum to zero. */
  club: Chips
  /** The payments still open. */
  owed: Chips
}

interface MonthFloats extends Omit<FloatsOfEvening, 'streamId'> {
  /** The result of the floats: play that counts brought in, plus and minus. */
  floats: Chips
}

/** The figures of a line, which add up over a month. */
const SUMMED = [
  'players',
  'casse',
  'counted',
  'club',
  'gap',
  'owed',
  'tax',
  'boxes',
  'boxGap',
  'bank',
  'deposits',
  'notes',
  'floats',
  'plusMinus',
] as const satisfies readonly (keyof MonthLine)[]
type MonthSums = Record<Exclude<(typeof SUMMED)[number], 'players'>, Chips> & { players: number }

/** An evening of a game, all its tableaux together. */
export interface MonthEvening
  extends MonthSums,
    Pick<MonthLine, 'day' | 'title' | 'game' | 'source'> {
  key: string
}

/** A payment still open, with the tableau that it settles. */
export interface MonthPayment extends Omit<OpenPayment, 'tableauId'> {
  line: MonthLine
}

/** A month of the club by its closed tableaux, oldest first. */
export interface Month {
  /** `2026-11`. */
  id: string
  evenings: readonly MonthEvening[]
  lines: readonly MonthLine[]
  sums: MonthSums
  payments: readonly MonthPayment[]
  /** Evenings that are open or reopened, whose figures may still change. */
  unfinished: readonly UnfinishedEvening[]
}

/** The days of a month, as `2026-11`; null for another text. */
export function monthOf(id: string): Period | null {
  const [, year, month] = /^([12]\d{3})-(0[1-9]|1[0-2])$/.exec(id) ?? []
  if (!year || !month) return null
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { id, from: `${id}-01`, to: `${id}-${last}` }
}

/** The sums of some lines. */
const monthSums = (lines: readonly MonthLine[]): MonthSums =>
  Object.fromEntries(
    SUMMED.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)]),
  ) as MonthSums

/** Each evening of a game with the sums of its tableaux, in the order of the first of each. */
function eveningsIn(lines: readonly MonthLine[]): MonthEvening[] {
  const evenings = new Map<string, MonthLine[]>()
  for (const line of lines) {
    const key = line.evening ?? line.tableauId
    evenings.set(key, [...(evenings.get(key) ?? []), line])
  }
  return [...evenings].flatMap(([key, [first, ...rest]]) => {
    if (!first) return []
    const { day, title, game, source } = first
    return [{ key, day, title, game, source, ...monthSums([first, ...rest]) }]
  })
}

/** A month of a club: casse, what fell to the club, gaps, floats, and the payments still open. Source: XVI.1, C.3, J.5, K.5. */
export async function monthlySums(
  pool: Sql,
  games: Games,
  { clubId, id, from, to }: Period & { clubId: string },
): Promise<Month> {
  const days = { from, to }
  const [tableaux, open, floats, unfinished] = await Promise.all([
    tableauxBetween(pool, clubId, days),
    openPaymentsBetween(pool, clubId, days),
    floatsByEvening(pool, clubId, days),
    unfinishedBetween(pool, clubId, days),
  ])
  const lines = tableaux.map(({ document, streamId: evening, final, ...kept }): MonthLine => {
    const game = games[kept.game]
    // An evening of several tableaux has its floats once.
    const own = (evening && floats.get(evening)) || NO_FLOATS
    if (evening) floats.delete(evening)
    return {
      ...kept,
      evening,
      ...own,
      ...(game?.clubsPart?.(document) ?? NO_PART),
      table: game?.tableCalled?.(document) ?? null,
      club: negate(final),
      owed: totalChips(open.filter(({ tableauId }) => tableauId === kept.tableauId)),
    }
  })
  const payments = open.flatMap(({ tableauId, ...payment }) => {
    const line = lines.find((one) => one.tableauId === tableauId)
    return line ? [{ ...payment, line }] : []
  })
  return { id, evenings: eveningsIn(lines), lines, sums: monthSums(lines), payments, unfinished }
}

const NO_FLOATS: MonthFloats = {
  boxes: NO_CHIPS,
  boxGap: NO_CHIPS,
  floats: NO_CHIPS,
  plusMinus: NO_CHIPS,
}

async function floatsByEvening(
  pool: Sql,
  clubId: string,
  days: { from: string; to: string },
): Promise<Map<string, MonthFloats>> {
  const [written, brought] = await Promise.all([
    floatsBetween(pool, clubId, days),
    broughtBetween(pool, clubId, days),
  ])
  const evenings = new Map<string, MonthFloats>()
  for (const { streamId, ...sums } of written)
    evenings.set(streamId, { ...sums, floats: sums.plusMinus })
  for (const { streamId, played } of brought) {
    const found = evenings.get(streamId) ?? NO_FLOATS
    evenings.set(streamId, { ...found, floats: plus(found.floats, played) })
  }
  return evenings
}
