import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { journal } from '../schema/journal'
import { member } from '../schema/people'
import { tableau, tableauRow } from '../schema/tableau'
import { on } from '../statement'

/** A closed tableau in the club's history; amounts in `chips`. */
export type TableauRecord = typeof tableau.$inferSelect

type Line = typeof tableauRow.$inferSelect

export type RowRecord = Pick<
  Line,
  'line' | 'memberId' | 'casse' | 'counted' | 'share' | 'final'
> & { name: string; card: string }

/** A member's line of one closed tableau. */
export type MemberEvening = Pick<
  TableauRecord,
  'tableauId' | 'game' | 'streamId' | 'tableId' | 'title' | 'day' | 'source' | 'hash'
> &
  Pick<Line, 'casse' | 'counted' | 'share' | 'final'>

/** A member's line of one of a season's tableaux. */
export type SeasonLine = Pick<
  TableauRecord,
  'tableauId' | 'game' | 'title' | 'day' | 'source' | 'gap'
> &
  Pick<Line, 'memberId' | 'casse' | 'counted' | 'share' | 'final'>

const ofTableau = and(
  eq(tableauRow.clubId, tableau.clubId),
  eq(tableauRow.tableauId, tableau.tableauId),
)

/** A member's closed evenings, oldest first; tableaux reopened since are left out. */
export async function memberEvenings(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
): Promise<MemberEvening[]> {
  const { tableauId, game, streamId, tableId, title, day, source, hash } = tableau
  const { casse, counted, share, final } = tableauRow
  return await on(pool)
    .select({
      ...{ tableauId, game, streamId, tableId, title, day, source, hash },
      ...{ casse, counted, share, final },
    })
    .from(tableauRow)
    .innerJoin(tableau, ofTableau)
    .where(
      and(
        eq(tableauRow.clubId, clubId),
        eq(tableauRow.memberId, memberId),
        isNull(tableau.supersededAt),
      ),
    )
    .orderBy(day, tableau.closedAt, tableauId)
}

/** Every line of the club's closed tableaux between two days, both included, oldest first. */
export async function seasonLines(
  pool: Sql,
  clubId: string,
  { from, to }: { from: string; to: string },
): Promise<SeasonLine[]> {
  const { tableauId, game, title, day, source, gap } = tableau
  const { memberId, casse, counted, share, final } = tableauRow
  return await on(pool)
    .select({
      ...{ tableauId, game, title, day, source, gap },
      ...{ memberId, casse, counted, share, final },
    })
    .from(tableau)
    .innerJoin(tableauRow, ofTableau)
    .where(and(eq(tableau.clubId, clubId), isNull(tableau.supersededAt), between(day, from, to)))
    .orderBy(day, tableau.closedAt, tableauId, tableauRow.line)
}

/** The months in which the club closed a tableau, as `YYYY-MM`, oldest first. */
export async function monthsPlayed(pool: Sql, clubId: string): Promise<string[]> {
  const month = sql<string>`to_char(${tableau.day}, 'YYYY-MM')`
  const months = await on(pool)
    .selectDistinct({ month })
    .from(tableau)
    .where(and(eq(tableau.clubId, clubId), isNull(tableau.supersededAt)))
    .orderBy(sql`1`)
  return months.map((one) => one.month)
}

/** The tableau with this hash, even if it was reopened since. */
export const tableauByHash = (pool: Sql, clubId: string, hash: string) =>
  findTableau(pool, clubId, eq(tableau.hash, hash))

export const tableauById = (pool: Sql, clubId: string, tableauId: string) =>
  findTableau(pool, clubId, eq(tableau.tableauId, tableauId))

/** The current tableau of one table of an evening. */
export const tableauOfTable = (pool: Sql, clubId: string, streamId: string, tableId: string) =>
  findTableau(
    pool,
    clubId,
    and(eq(tableau.streamId, streamId), eq(tableau.tableId, tableId), isNull(tableau.supersededAt)),
  )

async function findTableau(
  pool: Sql,
  clubId: string,
  which: SQL | undefined,
): Promise<TableauRecord | undefined> {
  const [found] = await on(pool)
    .select()
    .from(tableau)
    .where(and(eq(tableau.clubId, clubId), which))
  return found
}

/** A tableau's lines in order, with the members' current names. */
export async function tableauRows(
  pool: Sql,
  clubId: string,
  tableauId: string,
): Promise<RowRecord[]> {
  const { line, memberId, casse, counted, share, final } = tableauRow
  return await on(pool)
    .select({
      ...{ line, memberId, casse, counted, share, final },
      name: sql<string>`coalesce(${member.name}, '?')`,
      card: sql<string>`case when ${member.forgottenAt} is null then coalesce(${member.card}, '?') else '–' end`,
    })
    .from(tableauRow)
    .leftJoin(member, and(eq(member.clubId, tableauRow.clubId), eq(member.memberId, memberId)))
    .where(and(eq(tableauRow.clubId, clubId), eq(tableauRow.tableauId, tableauId)))
    .orderBy(line)
}

/** The position of the event with this hash in its stream; undefined when there is none. */
export async function positionOfHash(
  pool: Sql,
  clubId: string,
  streamId: string,
  hash: string,
): Promise<number | undefined> {
  const [found] = await on(pool)
    .select({ position: journal.position })
    .from(journal)
    .where(and(eq(journal.clubId, clubId), eq(journal.streamId, streamId), eq(journal.hash, hash)))
  return found?.position
}
