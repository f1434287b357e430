import { and, eq, isNull, min, sql } from 'drizzle-orm'
import type { Sql } from '../client'
import type { StreamHead } from '../journal'
import { type KeptTable, tablesOf } from '../keeping/catalog'
import { floatTerms, journal, stream } from '../schema/journal'
import { tableau } from '../schema/tableau'
import { names, on } from '../statement'
import { type TableauWithRows, tableauxWhere, withRows } from './storedEvening'

/** A club's streams, oldest first. */
export async function streamsOf(pool: Sql, clubId: string): Promise<StreamHead[]> {
  return await on(pool)
    .select()
    .from(stream)
    .where(eq(stream.clubId, clubId))
    .orderBy(stream.day, stream.streamId)
}

/** The moment of the first event of a club whose floats' terms are stored; null where none is. */
export async function firstTermsOf(pool: Sql, clubId: string): Promise<number | null> {
  const ofTerms = and(
    eq(journal.clubId, floatTerms.clubId),
    eq(journal.streamId, floatTerms.streamId),
    eq(journal.position, floatTerms.position),
  )
  const [row] = await on(pool)
    .select({ at: min(journal.at) })
    .from(floatTerms)
    .innerJoin(journal, ofTerms)
    .where(eq(floatTerms.clubId, clubId))
  return row?.at ?? null
}

/** A club's imported tableaux, each with its lines. */
export async function importedTableaux(pool: Sql, clubId: string): Promise<TableauWithRows[]> {
  const { tableaux, lines } = tableauxWhere(
    on(pool),
    and(eq(tableau.clubId, clubId), isNull(tableau.streamId)),
  )
  return withRows(await tableaux, await lines)
}

/** For each table, the number of rows that name a missing stream; tables without any are left out. */
export async function orphansOf(
  pool: Sql,
  clubId: string,
): Promise<{ table: string; count: number }[]> {
  const [ofClub, ofStream] = [stream.clubId, stream.streamId]
  const isOfStreams = ({ name, columns }: KeptTable) =>
    name !== 'stream' && columns.includes(ofClub.name) && columns.includes(ofStream.name)
  const found: { table: string; count: number }[] = []
  for (const { name, quoted } of (await tablesOf(pool)).filter(isOfStreams)) {
    const [row] = await on(pool).execute<{ count: number }>(sql`
      select count(*) from ${sql.raw(quoted)} as kept
       where kept.${names(ofClub)} = ${clubId} and kept.${names(ofStream)} is not null
         and not exists (select from ${stream}
                          where ${ofClub} = kept.${names(ofClub)} and ${ofStream} = kept.${names(ofStream)})`)
    if (row && row.count > 0) found.push({ table: name, count: row.count })
  }
  return found
}
