import type { TableauSheet } from '../batch'
import type { Sql } from '../client'

/** An imported evening that is there already. */
export interface KnownImport {
  day: string
  rows: readonly { card: string; casse: number; counted: number }[]
}

/** Ids of a club's members by card, of those cards that it knows. */
export async function membersByCard(
  sql: Sql,
  clubId: string,
  cards: readonly string[],
): Promise<Map<string, string>> {
  const members = await sql<{ card: string; memberId: string }[]>`
    select card, member_id from member
     where club_id = ${clubId} and card = any(${[...cards]}::text[])`
  return new Map(members.map(({ card, memberId }) => [card, memberId]))
}

/** What was imported of a game under these keys, each once. */
export async function knownImports(
  sql: Sql,
  clubId: string,
  { game, keys }: { game: string; keys: readonly string[] },
): Promise<Map<string, KnownImport>> {
  const known = await sql<(KnownImport & { eveningKey: string })[]>`
    select t.evening_key, t.day,
           json_agg(json_build_object('card', m.card, 'casse', r.casse, 'counted', r.counted)) as rows
      from tableau t
      join tableau_row r on r.club_id = t.club_id and r.tableau_id = t.tableau_id
      join member m on m.club_id = r.club_id and m.member_id = r.member_id
     where t.club_id = ${clubId} and t.source = 'import' and t.game = ${game}
       and t.superseded_at is null and t.evening_key = any(${[...keys]}::text[])
     group by t.tableau_id, t.evening_key, t.day`
  return new Map(known.map((one) => [one.eveningKey, one]))
}

interface Imported {
  /** Created by their card alone: whoever knows their names adds them later. */
  members: readonly { memberId: string; card: string }[]
  sheets: readonly TableauSheet[]
  by: object
  detail: object
}

/** Stores imported tableaux, their new members and an audit entry: all of it or nothing, in one statement. */
export async function storeImports(
  sql: Sql,
  clubId: string,
  { members, sheets, by, detail }: Imported,
): Promise<void> {
  await sql`
    with created as (
      insert into member (club_id, member_id, card, name)
      select ${clubId}, "memberId", card, card
        from json_to_recordset(${JSON.stringify(members)}::text::json)
          as m("memberId" uuid, card text)
    ), audited as (
      insert into audit (club_id, by, what, detail)
      values (${clubId}, ${JSON.stringify(by)}::text::jsonb, 'eveningsImported',
              ${JSON.stringify(detail)}::text::jsonb)
    )
    select store_tableau(${clubId}, sheet)
      from json_array_elements(${JSON.stringify(sheets)}::text::json) as sheet`
}
