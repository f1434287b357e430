import type { Sql } from '../client'

/** Roles a member can be given; `tavolo` and `orologio` of the rules belong to no member. */
export const MEMBER_ROLES = ['socio', 'segretario', 'deputato', 'amministratore'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export interface NewMember {
  memberId: string
  card: string
  name: string
  alias: string | null
  roles: readonly MemberRole[]
  passwordHash: string | null
  mustChangePassword: boolean
  locale: 'it' | 'en'
}

/** Creates members of one club together with their entries in the audit: all of them, or none. */
export async function createMembers(
  sql: Sql,
  clubId: string,
  members: readonly NewMember[],
  by: object,
): Promise<void> {
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(members)}::text::json) as m(
        "memberId" uuid, card text, name text, alias text, roles text[], "passwordHash" text,
        "mustChangePassword" boolean, locale text)
    ), created as (
      insert into member (club_id, member_id, card, name, alias, roles, password_hash,
                          must_change_password, locale)
      select ${clubId}, "memberId", card, name, alias, roles, "passwordHash", "mustChangePassword", locale
        from given
      returning member_id, card, name, roles
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'memberCreated',
           jsonb_build_object('member', member_id, 'card', card, 'name', name, 'roles', roles)
      from created`
}
