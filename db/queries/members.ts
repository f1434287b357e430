import type { HouseRole } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface NewMember {
  memberId: string
  card: string
  name: string
  alias: string | null
  /** How the board calls him; his name unless he wishes otherwise. */
  showAs?: 'name' | 'alias' | 'hidden'
  roles: readonly HouseRole[]
  /** argon2id; null for one who cannot sign in yet. */
  passwordHash: string | null
  mustChangePassword: boolean
  locale: 'it' | 'en'
}

/** The insertion as a part of a statement; it returns one `detail` for the audit by member. */
export function insertMembers(sql: Sql, clubId: string, members: readonly NewMember[]) {
  return sql`
    insert into member (club_id, member_id, card, name, alias, show_as, roles, password_hash,
                        must_change_password, locale)
    select ${clubId}, "memberId", card, name, alias, coalesce("showAs", 'name'), roles, "passwordHash",
           "mustChangePassword", locale
      from json_to_recordset(${JSON.stringify(members)}::text::json) as m(
           "memberId" uuid, card text, name text, alias text, "showAs" text, roles text[], "passwordHash" text,
           "mustChangePassword" boolean, locale text)
    returning jsonb_build_object('member', member_id, 'card', card, 'name', name, 'roles', roles) as detail`
}

/**
 * Creates members of one club together with their entries in the audit: all of them, or none. A card that is
 * taken refuses with 23505, constraint `member_club_id_card_unique`.
 */
export async function createMembers(
  sql: Sql,
  clubId: string,
  members: readonly NewMember[],
  by: object,
): Promise<void> {
  await sql`
    with created as (
      ${insertMembers(sql, clubId, members)}
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'memberCreated', detail from created`
}
