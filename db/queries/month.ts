import {
  and,
  asc,
  between,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { journal, stream, transfer } from '../schema/journal'
import { tableau, tableauRow } from '../schema/tableau'
import { on } from '../statement'
import { OF_THE_COUNT } from './odds'
import { lastMark, payment } from './payments'
import type { TableauRecord } from './tableaux'

/** Two days, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** A standing tableau with the sums of its lines; amounts in chips. */
export type MonthTableau = Pick<
  TableauRecord,
  'tableauId' | 'game' | 'streamId' | 'title' | 'day' | 'source' | 'gap' | 'hash' | 'document'
> & { players: number; casse: Chips; counted: Chips; final: Chips }

const summed = (column: typeof tableauRow.casse) => sql<Chips>`coalesce(sum(${column}), 0)::bigint`

/** The tableaux of these days that stand, oldest first. */
export async function tableauxBetween(
  pool: Sql,
  clubId: string,
  { from, to }: Days,
): Promise<MonthTableau[]> {
  const { tableauId, game, streamId, title, day, source, gap, hash, document } = tableau
  return await on(pool)
    .select({
      ...{ tableauId, game, streamId, title, day, source, gap, hash, document },
      players: sql<number>`count(${tableauRow.line})::int`,
      casse: summed(tableauRow.casse),
      counted: summed(tableauRow.counted),
      final: summed(tableauRow.final),
    })
    .from(tableau)
    .leftJoin(
      tableauRow,
      and(eq(tableauRow.clubId, tableau.clubId), eq(tableauRow.tableauId, tableauId)),
    )
    .where(and(eq(tableau.clubId, clubId), isNull(tableau.supersededAt), between(day, from, to)))
    .groupBy(tableau.clubId, tableauId)
    .orderBy(asc(day), asc(tableau.closedAt), tableauId)
}

/** A payment of a standing tableau that nobody has marked as received. */
export interface OpenPayment {
  tableauId: string
  number: number
  from: MemberId | 'desk'
  to: MemberId | 'desk'
  chips: Chips
  /** Whether it is marked as handed over. */
  isHanded: boolean
}

/** The payments of these days' tableaux that are still open, in their order. Source: XVI.1. */
export async function openPaymentsBetween(
  pool: Sql,
  clubId: string,
  { from, to }: Days,
): Promise<OpenPayment[]> {
  const mark = lastMark(pool, clubId)
  const number = sql<number>`(payment ->> 'number')::int`
  return await on(pool)
    .select({
      tableauId: tableau.tableauId,
      number,
      from: sql<OpenPayment['from']>`payment ->> 'from'`,
      to: sql<OpenPayment['to']>`payment ->> 'to'`,
      chips: sql<Chips>`(payment ->> 'chips')::bigint`,
      isHanded: sql<boolean>`coalesce(${mark.type}, '') = 'paymentHanded'`,
    })
    .from(tableau)
    .crossJoinLateral(payment)
    .leftJoinLateral(mark, sql`true`)
    .where(
      and(
        eq(tableau.clubId, clubId),
        isNull(tableau.supersededAt),
        eq(tableau.source, 'evening'),
        between(tableau.day, from, to),
        sql`coalesce(${mark.type}, '') <> 'paymentReceived'`,
      ),
    )
    .orderBy(asc(tableau.day), asc(tableau.closedAt), tableau.tableauId, number)
}

/** The entries about the floats of an evening; amounts in chips. */
export interface FloatsOfEvening {
  streamId: string
  /** The boxes of the tax as they were counted. */
  boxes: Chips
  /** Counted less expected, of the boxes whose sum was known. */
  boxGap: Chips
  /** Declared plus less declared minus. */
  plusMinus: Chips
}

/** Every event that declares a plus or minus: each has its chips, and a lost movement has them in its gap. */
const GAP_EVENTS = ['gapDeclared', 'gapCompensated', 'movementLost']

/** The counted boxes, plus and minus of these days' evenings. Source: V.box-count, V.plus-minus. */
export async function floatsBetween(
  pool: Sql,
  clubId: string,
  days: Days,
): Promise<FloatsOfEvening[]> {
  const { type, event } = journal
  const isBox = sql`${type} = 'taxBoxCounted'`
  const chipsOf = sql`(${event} ->> 'chips')::bigint`
  const declared = sql`case ${type} when 'movementLost' then (${event} -> 'gap' ->> 'chips')::bigint else ${chipsOf} end`
  const sumWhere = (of: SQL, where: SQL) =>
    sql<Chips>`coalesce(sum(${of}) filter (where ${where}), 0)::bigint`
  return await on(pool)
    .select({
      streamId: journal.streamId,
      boxes: sumWhere(chipsOf, isBox),
      boxGap: sumWhere(sql`${chipsOf} - (${event} ->> 'expected')::bigint`, isBox),
      plusMinus: sumWhere(declared, sql`not ${isBox}`),
    })
    .from(stream)
    .innerJoin(
      journal,
      and(eq(journal.clubId, stream.clubId), eq(journal.streamId, stream.streamId)),
    )
    .where(
      and(
        eq(stream.clubId, clubId),
        between(stream.day, days.from, days.to),
        inArray(type, ['taxBoxCounted', ...GAP_EVENTS]),
      ),
    )
    .groupBy(journal.streamId)
}

/**
 * The result of play that counts brought into the floats of these days' evenings: what their accounts of the result gave,
 * without the count of the evening, which empties them.
 */
export async function broughtBetween(
  pool: Sql,
  clubId: string,
  days: Days,
): Promise<{ streamId: string; played: Chips }[]> {
  const isResult = (account: typeof transfer.debit | typeof transfer.credit) =>
    sql`${account} like '%/esito:%'`
  return await on(pool)
    .select({
      streamId: transfer.streamId,
      played: sql<Chips>`sum(case when ${isResult(transfer.debit)} then ${transfer.chips} else -${transfer.chips} end)::bigint`,
    })
    .from(stream)
    .innerJoin(
      transfer,
      and(eq(transfer.clubId, stream.clubId), eq(transfer.streamId, stream.streamId)),
    )
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
        eq(stream.clubId, clubId),
        between(stream.day, days.from, days.to),
        or(isResult(transfer.debit), isResult(transfer.credit)),
        notInArray(journal.type, OF_THE_COUNT),
      ),
    )
    .groupBy(transfer.streamId)
}

/** An evening whose figures may still change. */
export type UnfinishedEvening = Pick<
  typeof stream.$inferSelect,
  'streamId' | 'game' | 'title' | 'day' | 'status'
>

/** The evenings of these days that are open, or have a tableau that was reopened and not closed again. */
export async function unfinishedBetween(
  pool: Sql,
  clubId: string,
  days: Days,
): Promise<UnfinishedEvening[]> {
  const { streamId, game, title, day, status } = stream
  const again = alias(tableau, 'again')
  const closedAgain = on(pool)
    .select({ one: sql`1` })
    .from(again)
    .where(
      and(
        eq(again.clubId, clubId),
        eq(again.streamId, tableau.streamId),
        eq(again.tableId, tableau.tableId),
        isNull(again.supersededAt),
      ),
    )
  const reopened = on(pool)
    .select({ one: sql`1` })
    .from(tableau)
    .where(
      and(
        eq(tableau.clubId, clubId),
        eq(tableau.streamId, streamId),
        isNotNull(tableau.supersededAt),
        notExists(closedAgain),
      ),
    )
  return await on(pool)
    .select({ streamId, game, title, day, status })
    .from(stream)
    .where(
      and(
        eq(stream.clubId, clubId),
        between(day, days.from, days.to),
        or(eq(status, 'open'), exists(reopened)),
      ),
    )
    .orderBy(asc(day), streamId)
}
