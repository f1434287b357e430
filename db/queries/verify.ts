import type { Posting } from '../batch'
import type { Sql } from '../client'
import { type Answered, answeredOf, type CommandRow, type StreamHead } from '../journal'
import { type KeptTable, tablesOf } from '../keeping/catalog'
import type { RowRecord, TableauRecord } from './tableaux'

/** A club's streams, oldest first. */
export async function streamsOf(sql: Sql, clubId: string): Promise<StreamHead[]> {
  return await sql<StreamHead[]>`
    select * from stream where club_id = ${clubId} order by day, stream_id`
}

/** Every command of a stream, in the order of its events. */
export async function commandsOf(sql: Sql, clubId: string, streamId: string): Promise<Answered[]> {
  const rows = await sql<CommandRow[]>`
    select command_id, first_position, events, ruling, digest from command
     where club_id = ${clubId} and stream_id = ${streamId} order by first_position, command_id`
  return rows.map(answeredOf)
}

/** The transfers of the events from one position to another, both included. */
export async function transfersBetween(
  sql: Sql,
  { clubId, streamId }: Pick<StreamHead, 'clubId' | 'streamId'>,
  first: number,
  last: number,
): Promise<Posting[]> {
  return await sql<Posting[]>`
    select position, line, debit, credit, chips from transfer
     where club_id = ${clubId} and stream_id = ${streamId} and position between ${first} and ${last}
     order by position, line`
}

/** How many transfers stand at positions where there is no event. */
export async function transfersBeyond(
  sql: Sql,
  { clubId, streamId, version }: StreamHead,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from transfer
     where club_id = ${clubId} and stream_id = ${streamId} and (position < 1 or position > ${version})`
  return row?.count ?? 0
}

export async function balancesOf(
  sql: Sql,
  clubId: string,
  streamId: string,
): Promise<{ account: string; chips: number }[]> {
  return await sql`
    select account, chips from balance where club_id = ${clubId} and stream_id = ${streamId}
     order by account`
}

type Line = Omit<RowRecord, 'name' | 'card'>

/** The tableaux of a stream, or a club's imported ones for null, each with its lines. */
export async function tableauxWithRows(
  sql: Sql,
  clubId: string,
  streamId: string | null,
): Promise<(TableauRecord & { rows: Line[] })[]> {
  const tableaux = await sql<TableauRecord[]>`
    select * from tableau
     where club_id = ${clubId} and stream_id is not distinct from ${streamId}::text::uuid
     order by day, closed_at, tableau_id`
  const lines = await sql<(Line & { tableauId: string })[]>`
    select r.* from tableau_row r
      join tableau t on t.club_id = r.club_id and t.tableau_id = r.tableau_id
     where r.club_id = ${clubId} and t.stream_id is not distinct from ${streamId}::text::uuid
     order by r.tableau_id, r.line`
  return tableaux.map((tableau) => ({
    ...tableau,
    rows: lines.filter(({ tableauId }) => tableauId === tableau.tableauId),
  }))
}

/** How many rows of each table name a stream that there is not; tables without any are left out. */
export async function orphansOf(
  sql: Sql,
  clubId: string,
): Promise<{ table: string; count: number }[]> {
  const isOfStreams = ({ name, columns }: KeptTable) =>
    name !== 'stream' && columns.includes('club_id') && columns.includes('stream_id')
  const found: { table: string; count: number }[] = []
  for (const { name, quoted } of (await tablesOf(sql)).filter(isOfStreams)) {
    const [row] = await sql.unsafe<{ count: number }[]>(
      `select count(*) from ${quoted} t
        where t.club_id = $1::text::uuid and t.stream_id is not null
          and not exists (select from stream s
                           where s.club_id = t.club_id and s.stream_id = t.stream_id)`,
      [clubId],
    )
    if (row && row.count > 0) found.push({ table: name, count: row.count })
  }
  return found
}
