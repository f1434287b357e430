import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

/** A closed tableau as the club's history knows it; `chips` all. */
export interface TableauRecord {
  tableauId: string
  game: string
  streamId: string | null
  tableId: string
  title: string
  day: string
  class: string
  closedAt: Instant
  source: 'evening' | 'import'
  eveningKey: string | null
  gap: number
  hash: string
  document: unknown
  supersededAt: Instant | null
}

export interface RowRecord {
  line: number
  memberId: string
  name: string
  card: string
  casse: number
  counted: number
  share: number
  final: number
}

/** A member's line of one closed tableau. */
export interface MemberEvening {
  tableauId: string
  game: string
  streamId: string | null
  tableId: string
  title: string
  day: string
  source: 'evening' | 'import'
  hash: string
  casse: number
  counted: number
  share: number
  final: number
}

/** A member's line of one tableau among a season's. */
export interface SeasonLine {
  tableauId: string
  game: string
  title: string
  day: string
  source: 'evening' | 'import'
  gap: number
  memberId: string
  casse: number
  counted: number
  share: number
  final: number
}

/** A member's closed evenings, oldest first; what was reopened since is left out. */
export async function memberEvenings(
  sql: Sql,
  clubId: string,
  memberId: string,
): Promise<MemberEvening[]> {
  return await sql<MemberEvening[]>`
    select t.tableau_id, t.game, t.stream_id, t.table_id, t.title, t.day, t.source, t.hash,
           r.casse, r.counted, r.share, r.final
      from tableau_row r
      join tableau t on t.club_id = r.club_id and t.tableau_id = r.tableau_id
     where r.club_id = ${clubId} and r.member_id = ${memberId} and t.superseded_at is null
     order by t.day, t.closed_at, t.tableau_id`
}

/** Every line of the club's closed tableaux between two days, both included, oldest first. */
export async function seasonLines(
  sql: Sql,
  clubId: string,
  { from, to }: { from: string; to: string },
): Promise<SeasonLine[]> {
  return await sql<SeasonLine[]>`
    select t.tableau_id, t.game, t.title, t.day, t.source, t.gap,
           r.member_id, r.casse, r.counted, r.share, r.final
      from tableau t
      join tableau_row r on r.club_id = t.club_id and r.tableau_id = t.tableau_id
     where t.club_id = ${clubId} and t.superseded_at is null
       and t.day between ${from}::date and ${to}::date
     order by t.day, t.closed_at, t.tableau_id, r.line`
}

/** The months in which the club closed a tableau, as `YYYY-MM`, oldest first. */
export async function monthsPlayed(sql: Sql, clubId: string): Promise<string[]> {
  const months = await sql<{ month: string }[]>`
    select distinct to_char(day, 'YYYY-MM') as month from tableau
     where club_id = ${clubId} and superseded_at is null order by month`
  return months.map(({ month }) => month)
}

/** The tableau that bears this hash, one reopened since included. */
export async function tableauByHash(
  sql: Sql,
  clubId: string,
  hash: string,
): Promise<TableauRecord | undefined> {
  const [found] = await sql<TableauRecord[]>`
    select * from tableau where club_id = ${clubId} and hash = ${hash}`
  return found
}

export async function tableauById(
  sql: Sql,
  clubId: string,
  tableauId: string,
): Promise<TableauRecord | undefined> {
  const [found] = await sql<TableauRecord[]>`
    select * from tableau where club_id = ${clubId} and tableau_id = ${tableauId}`
  return found
}

/** The standing tableau of one table of an evening. */
export async function tableauOfTable(
  sql: Sql,
  clubId: string,
  streamId: string,
  tableId: string,
): Promise<TableauRecord | undefined> {
  const [found] = await sql<TableauRecord[]>`
    select * from tableau
     where club_id = ${clubId} and stream_id = ${streamId} and table_id = ${tableId}
       and superseded_at is null`
  return found
}

/** A tableau's lines in order, with the names of today. */
export async function tableauRows(
  sql: Sql,
  clubId: string,
  tableauId: string,
): Promise<RowRecord[]> {
  return await sql<RowRecord[]>`
    select r.line, r.member_id, coalesce(m.name, '?') as name, coalesce(m.card, '?') as card,
           r.casse, r.counted, r.share, r.final
      from tableau_row r
      left join member m on m.club_id = r.club_id and m.member_id = r.member_id
     where r.club_id = ${clubId} and r.tableau_id = ${tableauId}
     order by r.line`
}

/** Where in its stream an event with this hash stands; undefined when none has it. */
export async function positionOfHash(
  sql: Sql,
  clubId: string,
  streamId: string,
  hash: string,
): Promise<number | undefined> {
  const [found] = await sql<{ position: number }[]>`
    select position from journal
     where club_id = ${clubId} and stream_id = ${streamId} and hash = ${hash}`
  return found?.position
}
