import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface MemberLine {
  id: string
  card: string
  name: string
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden'
  roles: HouseRole[]
  blocked: boolean
  canSignIn: boolean
  mustChangePassword: boolean
}

/** A club's members by name. */
export async function listMembers(sql: Sql, clubId: string): Promise<MemberLine[]> {
  return await sql<MemberLine[]>`
    select member_id as id, card, name, alias, show_as, roles, blocked_at is not null as blocked,
           password_hash is not null as can_sign_in, must_change_password
      from member where club_id = ${clubId} order by name, card`
}

export type MemberChange = Partial<Pick<MemberLine, 'card' | 'name' | 'alias' | 'showAs'>>

/** Changes what is given and leaves the rest; false when there is no such member. 23505 for a card taken. */
export async function updateMember(
  sql: Sql,
  clubId: string,
  memberId: string,
  change: MemberChange,
  by: object,
): Promise<boolean> {
  const { card, name, alias, showAs } = change
  const written = await sql`
    with changed as (
      update member
         set card = coalesce(${card ?? null}, card), name = coalesce(${name ?? null}, name),
             alias = case when ${alias !== undefined} then ${alias ?? null} else alias end,
             show_as = coalesce(${showAs ?? null}, show_as)
       where club_id = ${clubId} and member_id = ${memberId}
      returning member_id
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'memberUpdated',
           jsonb_build_object('member', member_id) || ${JSON.stringify(change)}::text::jsonb
      from changed
    returning audit_id`
  return written.length > 0
}

export type Done = 'done' | 'not-found' | 'last-administrator'

/** Blocks a member and ends his sessions; the last administrator cannot be. */
export async function blockMember(
  sql: Sql,
  clubId: string,
  memberId: string,
  at: Instant,
  by: object,
): Promise<Done> {
  const changed = await sql`
    with blocked as (
      update member set blocked_at = ${new Date(at)}
       where club_id = ${clubId} and member_id = ${memberId}
         and (not 'amministratore' = any(roles) or ${another(sql, clubId, memberId)})
      returning member_id
    ), ended as (
      update session set revoked_at = ${new Date(at)}
       where club_id = ${clubId} and revoked_at is null
         and member_id in (select member_id from blocked)
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'memberBlocked',
           jsonb_build_object('member', member_id)
      from blocked
    returning audit_id`
  return changed.length > 0 ? 'done' : await why(sql, clubId, memberId)
}

/** False when there is no such member. */
export async function unblockMember(
  sql: Sql,
  clubId: string,
  memberId: string,
  by: object,
): Promise<boolean> {
  const written = await sql`
    with changed as (
      update member set blocked_at = null where club_id = ${clubId} and member_id = ${memberId}
      returning member_id
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'memberUnblocked',
           jsonb_build_object('member', member_id)
      from changed
    returning audit_id`
  return written.length > 0
}

/** Gives a member a password to change at his next sign-in, and ends his sessions; false when there is none such. */
export async function resetPassword(
  sql: Sql,
  clubId: string,
  reset: { memberId: string; passwordHash: string; at: Instant },
  by: object,
): Promise<boolean> {
  const written = await sql`
    with changed as (
      update member set password_hash = ${reset.passwordHash}, must_change_password = true
       where club_id = ${clubId} and member_id = ${reset.memberId}
      returning member_id
    ), ended as (
      update session set revoked_at = ${new Date(reset.at)}
       where club_id = ${clubId} and revoked_at is null
         and member_id in (select member_id from changed)
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'passwordReset',
           jsonb_build_object('member', member_id)
      from changed
    returning audit_id`
  return written.length > 0
}

/** The last administrator stays one. */
export async function setRoles(
  sql: Sql,
  clubId: string,
  memberId: string,
  roles: readonly HouseRole[],
  by: object,
): Promise<Done> {
  const administrator = roles.includes('amministratore')
  const written = await sql`
    with changed as (
      update member set roles = ${[...roles]}::text[]
       where club_id = ${clubId} and member_id = ${memberId}
         and (${administrator} or not 'amministratore' = any(roles) or ${another(sql, clubId, memberId)})
      returning member_id, roles
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'rolesSet',
           jsonb_build_object('member', member_id, 'roles', roles)
      from changed
    returning audit_id`
  return written.length > 0 ? 'done' : await why(sql, clubId, memberId)
}

/** Whether the club has an administrator beside this one. */
function another(sql: Sql, clubId: string, memberId: string) {
  return sql`exists (
    select from member o
     where o.club_id = ${clubId} and o.member_id <> ${memberId}
       and 'amministratore' = any(o.roles) and o.blocked_at is null)`
}

async function why(sql: Sql, clubId: string, memberId: string): Promise<Done> {
  const found = await sql`
    select from member where club_id = ${clubId} and member_id = ${memberId}`
  return found.length > 0 ? 'last-administrator' : 'not-found'
}
