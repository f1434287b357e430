import type { Sql } from '@/db/client'
import { dropsOf, eveningsBetween, eventsOfTypes } from '@/db/queries/odds'
import type { StreamLine } from '@/db/queries/streams'
import type { ShiftLine } from '@/rules/kernel/control'
import type { AnyEvent } from '@/rules/kernel/decider'
import type { OddsEvent, OddsOf, OddsSum, OddsTable } from '@/rules/kernel/odds'
import type { Floats, Games } from '../games/game'

/** A table of a day beside its chances; amounts in chips. */
export interface OddsLine {
  game: string
  evening: string
  title: string
  day: string
  table: string
  number: number
  sum: OddsSum
  /** The chips given out for it: by the table itself, and by the desk where the day had no other table; null for none. */
  drop: number | null
}

/** A shift of a day at a float. */
export interface OddsShift extends ShiftLine {
  game: string
  evening: string
  day: string
}

/** Evenings read at one request beside those that are kept; the client asks again for the rest. */
const MOST_READ = 12
const MOST_KEPT = 5_000
/** Points of a line over a day's rounds. */
const MOST_POINTS = 120
const MOST_FURTHEST = 12

/** The sums of a stream's tables, good for one version of it. */
interface Kept {
  version: number
  lines: OddsLine[]
  shifts: OddsShift[]
}
/** Sums by club and stream, of each database that this process uses; they hold nobody's name. */
const KEPT = new WeakMap<Sql, Map<string, Kept>>()

const keptIn = (pool: Sql): Map<string, Kept> => {
  const known = KEPT.get(pool) ?? new Map<string, Kept>()
  KEPT.set(pool, known)
  return known
}

/** Games keep their accounts in the book of the day. */
const CASSA = 'sala/cassa'

/** The rounds of every table of an evening, read from its journal. */
async function tablesOf(
  pool: Sql,
  at: { clubId: string; evening: string },
  { events, begin }: OddsOf,
): Promise<readonly OddsTable[]> {
  const day = begin()
  // A journal of this game holds no other events.
  for await (const row of eventsOfTypes(pool, at.clubId, at.evening, events))
    day.take(row as OddsEvent<AnyEvent>)
  return day.tables()
}

async function linesOf(
  pool: Sql,
  clubId: string,
  { streamId: evening, game, title, day }: StreamLine,
  odds: OddsOf,
): Promise<OddsLine[]> {
  const tables = await tablesOf(pool, { clubId, evening }, odds)
  const drops = new Map(
    (await dropsOf(pool, clubId, evening, CASSA)).map(({ table, chips }) => [table, chips]),
  )
  const desk = tables.length === 1 ? (drops.get(null) ?? 0) : 0
  return tables
    .filter(({ sum }) => sum.rounds > 0)
    .map(({ table, number, sum }) => ({
      ...{ game, evening, title, day, table, number, sum },
      drop: (drops.get(table) ?? 0) + desk || null,
    }))
}

async function shiftsOf(
  pool: Sql,
  clubId: string,
  { streamId: evening, game, day }: StreamLine,
  { events, begin }: Floats<unknown>['shifts'],
): Promise<OddsShift[]> {
  const shifts = begin()
  for await (const { at, event } of eventsOfTypes(pool, clubId, evening, events))
    shifts.take(event as AnyEvent, at)
  return shifts.ended().map((shift) => ({ ...shift, game, evening, day }))
}

/**
 * The tables of a period beside their chances and the shifts at its floats, the latest day first, and how many of its
 * evenings have still to be read: a request reads few, and their sums are kept.
 */
export async function oddsBetween(
  pool: Sql,
  games: Games,
  { clubId, from, to }: { clubId: string; from: string; to: string },
): Promise<Omit<Kept, 'version'> & { waiting: number }> {
  const known = keptIn(pool)
  const played = Object.keys(games).filter((name) => games[name]?.odds ?? games[name]?.floats)
  const evenings = await eveningsBetween(pool, clubId, { games: played, from, to })
  const lines: OddsLine[] = []
  const shifts: OddsShift[] = []
  let read = 0
  let waiting = 0
  for (const one of evenings) {
    const key = `${clubId}/${one.streamId}`
    let kept = known.get(key)
    const { odds, floats } = games[one.game] ?? {}
    if (kept?.version !== one.version) {
      if (read === MOST_READ) {
        waiting += 1
        continue
      }
      read += 1
      kept = {
        version: one.version,
        lines: odds ? await linesOf(pool, clubId, one, odds) : [],
        shifts: floats ? await shiftsOf(pool, clubId, one, floats.shifts) : [],
      }
      known.delete(key)
      known.set(key, kept)
    }
    lines.push(...kept.lines)
    shifts.push(...kept.shifts)
  }
  for (const key of known.keys()) {
    if (known.size <= MOST_KEPT) break
    known.delete(key)
  }
  return { lines, shifts, waiting }
}

/** One table of a day in detail: its parts, its course from round to round, and the rounds furthest from their mean; null for none. */
export async function oddsOfTable(
  pool: Sql,
  odds: OddsOf,
  at: { clubId: string; evening: string; table: string },
) {
  const found = (await tablesOf(pool, at, odds)).find(({ table }) => table === at.table)
  if (!found || found.sum.rounds === 0) return null
  const { number, sum, parts } = found
  return {
    ...{ number, sum, parts },
    course: found.course(MOST_POINTS),
    furthest: found.furthest(MOST_FURTHEST),
  }
}
