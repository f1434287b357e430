import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { TableauSheet } from '../batch'
import type { Sql } from '../client'
import { member } from '../schema/people'
import { tableau, tableauRow } from '../schema/tableau'
import { insertRows, on } from '../statement'
import { auditRow } from './audit'

/** An imported evening that is already stored. */
export interface KnownImport {
  day: string
  rows: readonly { card: string; casse: number; counted: number }[]
}

/** Ids of a club's members by card number; unknown cards are left out. */
export async function membersByCard(
  pool: Sql,
  clubId: string,
  cards: readonly string[],
): Promise<Map<string, MemberId>> {
  const members = await on(pool)
    .select({ card: member.card, memberId: member.memberId })
    .from(member)
    .where(and(eq(member.clubId, clubId), sql`${member.card} = any(${sql.param(cards)}::text[])`))
  return new Map(members.map(({ card, memberId }) => [card, memberId]))
}

/** The imports of a game already stored under these keys, each once. */
export async function knownImports(
  pool: Sql,
  clubId: string,
  { game, keys }: { game: string; keys: readonly string[] },
): Promise<Map<string, KnownImport>> {
  const { eveningKey, day, tableauId } = tableau
  const { casse, counted } = tableauRow
  const known = await on(pool)
    .select({
      eveningKey: sql<string>`${eveningKey}`,
      day,
      rows: sql<KnownImport['rows']>`json_agg(json_build_object(
        'card', ${member.card}, 'casse', ${casse}, 'counted', ${counted}))`,
    })
    .from(tableau)
    .innerJoin(
      tableauRow,
      and(eq(tableauRow.clubId, tableau.clubId), eq(tableauRow.tableauId, tableauId)),
    )
    .innerJoin(
      member,
      and(eq(member.clubId, tableauRow.clubId), eq(member.memberId, tableauRow.memberId)),
    )
    .where(
      and(
        eq(tableau.clubId, clubId),
        eq(tableau.source, 'import'),
        eq(tableau.game, game),
        isNull(tableau.supersededAt),
        sql`${eveningKey} = any(${sql.param(keys)}::text[])`,
      ),
    )
    .groupBy(tableauId, eveningKey, day)
  return new Map(known.map((one) => [one.eveningKey, one]))
}

interface Imported {
  /** Created with a card number only; their names are added later. */
  members: readonly { memberId: MemberId; card: string }[]
  sheets: readonly TableauSheet[]
  by: object
  detail: object
}

/** Stores imported tableaux, their new members and an audit entry: all of it or nothing, in one statement. */
export async function storeImports(
  pool: Sql,
  clubId: string,
  { members, sheets, by, detail }: Imported,
): Promise<void> {
  const created = insertRows(
    member,
    ['clubId', 'memberId', 'card', 'name'],
    members.map(({ memberId, card }) => ({ clubId, memberId, card, name: card })),
  )
  await on(pool).execute(sql`
    with created as (${created}),
         audited as (${auditRow({ clubId, by, what: 'eveningsImported' }, detail)})
    select store_tableau(${clubId}, sheet)
      from json_array_elements(${JSON.stringify(sheets)}::text::json) as sheet`)
}
