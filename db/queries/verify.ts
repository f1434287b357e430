import { and, between, count, eq, getTableColumns, gt, isNull, lt, min, or, sql } from 'drizzle-orm'
import type { PostedTerms, Posting } from '../batch'
import type { Sql } from '../client'
import { answeredOf, type StoredAnswer, type StreamHead } from '../journal'
import { type KeptTable, tablesOf } from '../keeping/catalog'
import { balance, command, floatTerms, journal, stream, transfer } from '../schema/journal'
import { tableau, tableauRow } from '../schema/tableau'
import { names, on } from '../statement'
import type { RowRecord, TableauRecord } from './tableaux'

/** A club's streams, oldest first. */
export async function streamsOf(pool: Sql, clubId: string): Promise<StreamHead[]> {
  return await on(pool)
    .select()
    .from(stream)
    .where(eq(stream.clubId, clubId))
    .orderBy(stream.day, stream.streamId)
}

/** Every command of a stream, in the order of its events. */
export async function storedCommands(
  pool: Sql,
  clubId: string,
  streamId: string,
): Promise<StoredAnswer[]> {
  const { commandId, firstPosition, events, refusal, digest } = command
  const rows = await on(pool)
    .select({ commandId, firstPosition, events, refusal, digest })
    .from(command)
    .where(and(eq(command.clubId, clubId), eq(command.streamId, streamId)))
    .orderBy(firstPosition, commandId)
  return rows.map(answeredOf)
}

type OfStream = Pick<StreamHead, 'clubId' | 'streamId'>

const transfersOf = ({ clubId, streamId }: OfStream) =>
  and(eq(transfer.clubId, clubId), eq(transfer.streamId, streamId))

/** The transfers of the events from one position to another, both included. */
export async function transfersBetween(
  pool: Sql,
  of: OfStream,
  first: number,
  last: number,
): Promise<Posting[]> {
  const { position, line, debit, credit, chips } = transfer
  return await on(pool)
    .select({ position, line, debit, credit, chips })
    .from(transfer)
    .where(and(transfersOf(of), between(position, first, last)))
    .orderBy(position, line)
}

/** The number of transfers at positions without an event. */
export async function transfersBeyond(pool: Sql, of: StreamHead): Promise<number> {
  const { position } = transfer
  const [row] = await on(pool)
    .select({ count: count() })
    .from(transfer)
    .where(and(transfersOf(of), or(lt(position, 1), gt(position, of.version))))
  return row?.count ?? 0
}

export async function balancesOf(
  pool: Sql,
  clubId: string,
  streamId: string,
): Promise<Pick<typeof balance.$inferSelect, 'account' | 'chips'>[]> {
  const { account, chips } = balance
  return await on(pool)
    .select({ account, chips })
    .from(balance)
    .where(and(eq(balance.clubId, clubId), eq(balance.streamId, streamId)))
    .orderBy(account)
}

/** The terms of a stream's floats, in the order of its events. */
export async function floatTermsOf(
  pool: Sql,
  clubId: string,
  streamId: string,
): Promise<PostedTerms[]> {
  const { clubId: ofClub, streamId: ofStream, ...columns } = getTableColumns(floatTerms)
  return await on(pool)
    .select(columns)
    .from(floatTerms)
    .where(and(eq(ofClub, clubId), eq(ofStream, streamId)))
    .orderBy(columns.position, columns.account)
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

/** The tableaux of a stream, or a club's imported ones for null, each with its lines. */
export async function tableauxWithRows(
  pool: Sql,
  clubId: string,
  streamId: string | null,
): Promise<(TableauRecord & { rows: Omit<RowRecord, 'name' | 'card'>[] })[]> {
  const ofStream = and(
    eq(tableau.clubId, clubId),
    streamId === null ? isNull(tableau.streamId) : eq(tableau.streamId, streamId),
  )
  const { day, closedAt, tableauId } = tableau
  const tableaux = await on(pool)
    .select()
    .from(tableau)
    .where(ofStream)
    .orderBy(day, closedAt, tableauId)
  const lines = await on(pool)
    .select(getTableColumns(tableauRow))
    .from(tableauRow)
    .innerJoin(
      tableau,
      and(eq(tableau.clubId, tableauRow.clubId), eq(tableauId, tableauRow.tableauId)),
    )
    .where(ofStream)
    .orderBy(tableauRow.tableauId, tableauRow.line)
  return tableaux.map((one) => ({
    ...one,
    rows: lines.filter((line) => line.tableauId === one.tableauId),
  }))
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
