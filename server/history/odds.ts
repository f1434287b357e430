import type { Sql } from '@/db/client'
import { dropsOf, eveningsBetween, eventsOfTypes } from '@/db/queries/odds'
import type { StreamLine } from '@/db/queries/streams'
import type { ShiftLine } from '@/rules/kernel/control'
import type { AnyEvent } from '@/rules/kernel/decider'
import type { OddsEvent, OddsOf, OddsSum, OddsTable } from '@/rules/kernel/odds'
import type { Floats, Games } from '../games/game'
import { Readings } from './readings'

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
/** Tables in detail, for several persons who look at the same one. */
const MOST_DETAILS = 20
/** Points of a line over a day's rounds. */
const MOST_POINTS = 120
const MOST_FURTHEST = 12

/** The sums of an evening. */
interface Sums {
  lines: OddsLine[]
  shifts: OddsShift[]
}
type Detail = Awaited<ReturnType<typeof readDetail>>

/** Everything that this process has read of a database, by club and evening. It holds nobody's name. */
const READ = new WeakMap<Sql, { sums: Readings<Sums>; details: Readings<Detail> }>()

function readIn(pool: Sql) {
  const known = READ.get(pool) ?? {
    sums: new Readings<Sums>(MOST_KEPT),
    details: new Readings<Detail>(MOST_DETAILS),
  }
  READ.set(pool, known)
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

async function sumsOf(pool: Sql, clubId: string, one: StreamLine, games: Games): Promise<Sums> {
  const { odds, floats } = games[one.game] ?? {}
  return {
    lines: odds ? await linesOf(pool, clubId, one, odds) : [],
    shifts: floats ? await shiftsOf(pool, clubId, one, floats.shifts) : [],
  }
}

interface OddsAsked {
  clubId: string
  from: string
  to: string
  /** The last evening of the answer before; the first answer begins with the latest evening. */
  after?: string | undefined
}

/**
 * The tables of a period beside their chances and the shifts at its floats, the latest day first: an answer reads few
 * evenings that are not kept. `waiting` evenings come after its `last` one.
 */
export async function oddsBetween(
  pool: Sql,
  games: Games,
  { clubId, from, to, after }: OddsAsked,
): Promise<Sums & { waiting: number; last: string | null }> {
  const { sums } = readIn(pool)
  const played = Object.keys(games).filter((name) => games[name]?.odds ?? games[name]?.floats)
  const all = await eveningsBetween(pool, clubId, { games: played, from, to })
  const evenings = all.slice(all.findIndex(({ streamId }) => streamId === after) + 1)
  const told: Sums[] = []
  let read = 0
  for (const one of evenings) {
    const key = `${clubId}/${one.streamId}`
    if (!sums.has(key, one.version)) read += 1
    if (read > MOST_READ) break
    told.push(await sums.of(key, one.version, () => sumsOf(pool, clubId, one, games)))
  }
  return {
    lines: told.flatMap(({ lines }) => lines),
    shifts: told.flatMap(({ shifts }) => shifts),
    waiting: evenings.length - told.length,
    last: evenings[told.length - 1]?.streamId ?? null,
  }
}

interface TableAsked {
  clubId: string
  evening: string
  table: string
}

/** One table of a day in detail: its parts, its course from round to round, and the rounds furthest from their mean; null for none. */
export const oddsOfTable = (
  pool: Sql,
  odds: OddsOf,
  { version, ...at }: TableAsked & { version: number },
): Promise<Detail> => {
  const key = `${at.clubId}/${at.evening}/${at.table}`
  return readIn(pool).details.of(key, version, () => readDetail(pool, odds, at))
}

async function readDetail(pool: Sql, odds: OddsOf, at: TableAsked) {
  const found = (await tablesOf(pool, at, odds)).find(({ table }) => table === at.table)
  if (!found || found.sum.rounds === 0) return null
  const { number, sum, parts } = found
  return {
    ...{ number, sum, parts },
    course: found.course(MOST_POINTS),
    furthest: found.furthest(MOST_FURTHEST),
  }
}
