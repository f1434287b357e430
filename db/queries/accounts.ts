import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

export interface Credentials {
  memberId: string
  passwordHash: string | null
  blockedAt: Instant | null
}

export async function findCredentials(
  sql: Sql,
  clubId: string,
  card: string,
): Promise<Credentials | undefined> {
  const [found] = await sql<Credentials[]>`
    select member_id, password_hash, blocked_at from member where club_id = ${clubId} and card = ${card}`
  return found
}

/** A password the member chose himself; the audit says that he did, not what it is. */
export async function changePassword(
  sql: Sql,
  clubId: string,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await sql`
    with changed as (
      update member set password_hash = ${passwordHash}, must_change_password = false
       where club_id = ${clubId} and member_id = ${memberId}
      returning member_id
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, jsonb_build_object('member', member_id), 'passwordChanged',
           jsonb_build_object('member', member_id)
      from changed`
}

export interface Preferences {
  locale?: 'it' | 'en'
  alias?: string | null
  showAs?: 'name' | 'alias' | 'hidden'
}

/** Changes what is given of a member's preferences and leaves the rest. */
export async function setPreferences(
  sql: Sql,
  clubId: string,
  memberId: string,
  { locale, alias, showAs }: Preferences,
): Promise<void> {
  await sql`
    update member
       set locale = coalesce(${locale ?? null}, locale),
           alias = case when ${alias !== undefined} then ${alias ?? null} else alias end,
           show_as = coalesce(${showAs ?? null}, show_as)
     where club_id = ${clubId} and member_id = ${memberId}`
}
