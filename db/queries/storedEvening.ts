import { and, between, count, eq, getTableColumns, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PostedTerms, Posting } from '../batch'
import type { Sql } from '../client'
import { answeredOf, type StoredAnswer, type StreamHead } from '../journal'
import { balance, command, floatTerms, transfer } from '../schema/journal'
import { tableau, tableauRow } from '../schema/tableau'
import { builtOnce, type Statements } from '../statement'
import type { RowRecord, TableauRecord } from './tableaux'

// Asked for every evening of every club by `npm run verify`, so each statement is built once.

type OfStream = Pick<StreamHead, 'clubId' | 'streamId'>

const given = {
  clubId: sql.placeholder('clubId'),
  streamId: sql.placeholder('streamId'),
  first: sql.placeholder('first'),
  last: sql.placeholder('last'),
  version: sql.placeholder('version'),
}

type Columns = typeof command | typeof transfer | typeof balance | typeof floatTerms

const ofGiven = ({ clubId, streamId }: Pick<Columns, 'clubId' | 'streamId'>): SQL | undefined =>
  and(eq(clubId, given.clubId), eq(streamId, given.streamId))

const commands = builtOnce((statements) => {
  const { commandId, firstPosition, events, refusal, digest } = command
  return statements
    .select({ commandId, firstPosition, events, refusal, digest })
    .from(command)
    .where(ofGiven(command))
    .orderBy(firstPosition, commandId)
    .prepare('commands')
})

/** Every command of a stream, in the order of its events. */
export async function storedCommands(pool: Sql, of: OfStream): Promise<StoredAnswer[]> {
  const rows = await commands(pool).execute({ ...of })
  return rows.map(answeredOf)
}

const transfers = builtOnce((statements) => {
  const { position, line, debit, credit, chips } = transfer
  return statements
    .select({ position, line, debit, credit, chips })
    .from(transfer)
    .where(and(ofGiven(transfer), between(position, given.first, given.last)))
    .orderBy(position, line)
    .prepare('transfers')
})

/** The transfers of the events from one position to another, both included. */
export async function transfersBetween(
  pool: Sql,
  of: OfStream,
  first: number,
  last: number,
): Promise<Posting[]> {
  return await transfers(pool).execute({ ...of, first, last })
}

const beyond = builtOnce((statements) => {
  const { position } = transfer
  return statements
    .select({ count: count() })
    .from(transfer)
    .where(and(ofGiven(transfer), or(lt(position, 1), gt(position, given.version))))
    .prepare('beyond')
})

/** The number of transfers at positions without an event. */
export async function transfersBeyond(
  pool: Sql,
  of: OfStream & { version: number },
): Promise<number> {
  const [row] = await beyond(pool).execute({ ...of })
  return row?.count ?? 0
}

const balances = builtOnce((statements) => {
  const { account, chips } = balance
  return statements
    .select({ account, chips })
    .from(balance)
    .where(ofGiven(balance))
    .orderBy(account)
    .prepare('balances')
})

export async function balancesOf(
  pool: Sql,
  of: OfStream,
): Promise<Pick<typeof balance.$inferSelect, 'account' | 'chips'>[]> {
  return await balances(pool).execute({ ...of })
}

const terms = builtOnce((statements) => {
  const { clubId, streamId, ...columns } = getTableColumns(floatTerms)
  return statements
    .select(columns)
    .from(floatTerms)
    .where(ofGiven(floatTerms))
    .orderBy(columns.position, columns.account)
    .prepare('terms')
})

/** The terms of a stream's floats, in the order of its events. */
export async function floatTermsOf(pool: Sql, of: OfStream): Promise<PostedTerms[]> {
  return await terms(pool).execute({ ...of })
}

/** A tableau with its lines in order. */
export type TableauWithRows = TableauRecord & { rows: Omit<RowRecord, 'name' | 'card'>[] }

/** Some tableaux in the order of their closing, and all lines of them. */
export function tableauxWhere(statements: Statements, condition: SQL | undefined) {
  const { day, closedAt, tableauId } = tableau
  return {
    tableaux: statements.select().from(tableau).where(condition).orderBy(day, closedAt, tableauId),
    lines: statements
      .select(getTableColumns(tableauRow))
      .from(tableauRow)
      .innerJoin(
        tableau,
        and(eq(tableau.clubId, tableauRow.clubId), eq(tableauId, tableauRow.tableauId)),
      )
      .where(condition)
      .orderBy(tableauRow.tableauId, tableauRow.line),
  }
}

/** Each tableau with its lines. */
export const withRows = (
  tableaux: readonly TableauRecord[],
  lines: readonly (typeof tableauRow.$inferSelect)[],
): TableauWithRows[] =>
  tableaux.map((one) => ({
    ...one,
    rows: lines.filter((line) => line.tableauId === one.tableauId),
  }))

const ofEvening = builtOnce((statements) => {
  const { tableaux, lines } = tableauxWhere(
    statements,
    and(eq(tableau.clubId, given.clubId), eq(tableau.streamId, given.streamId)),
  )
  return { tableaux: tableaux.prepare('tableaux'), lines: lines.prepare('lines') }
})

/** The tableaux of a stream, each with its lines. */
export async function tableauxWithRows(pool: Sql, of: OfStream): Promise<TableauWithRows[]> {
  const { tableaux, lines } = ofEvening(pool)
  const found = await Promise.all([tableaux.execute({ ...of }), lines.execute({ ...of })])
  return withRows(...found)
}
