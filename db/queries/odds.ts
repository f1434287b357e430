import { and, asc, between, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { OddsEvent } from '@/rules/kernel/odds'
import type { Sql } from '../client'
import { journal, stream, transfer } from '../schema/journal'
import { on } from '../statement'
import type { StreamLine } from './streams'

/** The club's evenings of these games between two days, both included, the latest first. */
export async function eveningsBetween(
  pool: Sql,
  clubId: string,
  { games, from, to }: { games: readonly string[]; from: string; to: string },
): Promise<StreamLine[]> {
  const { streamId, game, title, day, status, version } = stream
  return await on(pool)
    .select({ streamId, game, title, day, status, version })
    .from(stream)
    .where(and(eq(stream.clubId, clubId), inArray(game, [...games]), between(day, from, to)))
    .orderBy(desc(day), streamId)
}

const MOST_ROWS = 2_000

/** The events of these types in order, page by page, so that a long day does not fill the memory. */
export async function* eventsOfTypes(
  pool: Sql,
  clubId: string,
  streamId: string,
  types: readonly string[],
  mostRows = MOST_ROWS,
): AsyncGenerator<OddsEvent<unknown>> {
  const { position, commandId, at, event } = journal
  let after = 0
  while (true) {
    const page = await on(pool)
      .select({ position, commandId, at, event })
      .from(journal)
      .where(
        and(
          eq(journal.clubId, clubId),
          eq(journal.streamId, streamId),
          gt(position, after),
          inArray(journal.type, [...types]),
        ),
      )
      .orderBy(asc(position))
      .limit(mostRows)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < mostRows) return
    after = last.position
  }
}

/** Events that move chips to the desk's account because the day is counted. */
export const OF_THE_COUNT = ['tableauClosed', 'tableauReopened']

/**
 * The chips that the desk's account gave out in an evening, less those it took back, by the table where that happened:
 * null for the desk itself. Banknotes changed at a table and advances are among them.
 */
export async function dropsOf(
  pool: Sql,
  clubId: string,
  streamId: string,
  cassa: string,
): Promise<{ table: string | null; chips: number }[]> {
  const table = sql<string | null>`${journal.event} ->> 'table'`
  return await on(pool)
    .select({
      table,
      chips: sql<number>`sum(case when ${transfer.debit} = ${cassa} then ${transfer.chips} else -${transfer.chips} end)::float8`,
    })
    .from(transfer)
    .innerJoin(
      journal,
      and(
        eq(journal.clubId, transfer.clubId),
        eq(journal.streamId, transfer.streamId),
        eq(journal.position, transfer.position),
      ),
    )
    .where(
      and(
        eq(transfer.clubId, clubId),
        eq(transfer.streamId, streamId),
        sql`${cassa} in (${transfer.debit}, ${transfer.credit})`,
        notInArray(journal.type, OF_THE_COUNT),
      ),
    )
    .groupBy(sql`1`)
}
