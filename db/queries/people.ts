import { and, count, eq, exists, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias as named, type PgColumn } from 'drizzle-orm/pg-core'
import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { member, session, sought } from '../schema/people'
import { names, on } from '../statement'
import { audited } from './audit'

const ADMINISTRATOR: HouseRole = 'amministratore'

const { memberId, card, name, alias, showAs, roles, mustChangePassword, forgottenAt } = member
const LISTED = {
  ...{ id: memberId, card, name, alias, showAs, roles, mustChangePassword },
  blocked: sql<boolean>`${member.blockedAt} is not null`,
  canSignIn: sql<boolean>`${member.passwordHash} is not null`,
  hasPin: sql<boolean>`${member.pinHash} is not null`,
}

/** A club's members by name, without those who were forgotten. */
export async function listMembers(pool: Sql, clubId: string) {
  return await on(pool)
    .select(LISTED)
    .from(member)
    .where(and(eq(member.clubId, clubId), isNull(forgottenAt)))
    .orderBy(name, card)
}

/**
 * The first members by name with a word that begins like each word typed, in the name, the card or the alias, without
 * regard to case and accents; `count` is the number of all of them. Nothing typed finds everybody.
 */
export async function searchMembers(pool: Sql, clubId: string, typed: string, limit: number) {
  const words = sql`regexp_replace(btrim(sought(${typed})), ' +', ':* & ', 'g')`
  const isSought = sql`${sought(member)} @@ to_tsquery('simple', ${words} || ':*')`
  const typedWords = /[\p{L}\p{N}]/u.test(typed) ? isSought : undefined
  const found = and(eq(member.clubId, clubId), isNull(forgottenAt), typedWords)
  // Postgres takes typed words for common ones and would look for them in the order of names, among everybody. No index
  // has the name with an empty text after it, so it looks the words up in theirs, and puts what it finds in order.
  const inOrder = typedWords ? [sql`${name} || ''`, card] : [name, card]
  const [members, [all]] = await Promise.all([
    on(pool)
      .select(LISTED)
      .from(member)
      .where(found)
      .orderBy(...inOrder)
      .limit(limit),
    on(pool).select({ count: count() }).from(member).where(found),
  ])
  return { members, count: all?.count ?? 0 }
}

export type MemberChange = Partial<
  Pick<typeof member.$inferSelect, 'card' | 'name' | 'alias' | 'showAs'>
>

const one = (clubId: string, memberId: MemberId): SQL | undefined =>
  and(eq(member.clubId, clubId), eq(member.memberId, memberId), isNull(forgottenAt))

const MEMBER = { columns: { member: member.memberId } }

/** Changes the given fields and leaves the rest; false when there is no such member. 23505 when the card is taken. */
export async function updateMember(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  change: MemberChange,
  by: object,
): Promise<boolean> {
  const { card, name, alias, showAs } = change
  const changed = on(pool)
    .update(member)
    .set({
      card: card ?? member.card,
      name: name ?? member.name,
      alias: alias === undefined ? member.alias : alias,
      showAs: showAs ?? member.showAs,
    })
    .where(one(clubId, memberId))
    .returning(MEMBER.columns)
  const detail = { ...MEMBER, given: change }
  return await audited(pool, { clubId, by, what: 'memberUpdated' }, changed, detail)
}

export type Done = 'done' | 'not-found' | 'last-administrator'

/** Blocks a member and ends their sessions; the last administrator cannot be blocked. */
export async function blockMember(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  at: Instant,
  by: object,
): Promise<Done> {
  const blocked = on(pool)
    .update(member)
    .set({ blockedAt: at })
    .where(and(one(clubId, memberId), leavesAdministrator(pool, clubId, memberId)))
    .returning(MEMBER.columns)
  const ended = endSessions(pool, clubId, at)
  if (await audited(pool, { clubId, by, what: 'memberBlocked' }, blocked, MEMBER, ended))
    return 'done'
  return await why(pool, clubId, memberId)
}

/** False when there is no such member. */
export async function unblockMember(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  by: object,
): Promise<boolean> {
  const changed = on(pool)
    .update(member)
    .set({ blockedAt: null })
    .where(one(clubId, memberId))
    .returning(MEMBER.columns)
  return await audited(pool, { clubId, by, what: 'memberUnblocked' }, changed, MEMBER)
}

/** A new password for a member; `spareOfficers` leaves that of a member who holds an office as it is. */
export interface PasswordReset {
  memberId: MemberId
  passwordHash: string
  at: Instant
  spareOfficers: boolean
}

/** Gives a member a password to change at the next sign-in, takes their PIN, and ends their sessions. */
export async function resetPassword(
  pool: Sql,
  clubId: string,
  { memberId, passwordHash, at, spareOfficers }: PasswordReset,
  by: object,
): Promise<'done' | 'not-found' | 'holds-office'> {
  const hasNoOffice = sql`${member.roles} <@ '{socio}'`
  const changed = on(pool)
    .update(member)
    .set({ passwordHash, pinHash: null, mustChangePassword: true })
    .where(and(one(clubId, memberId), spareOfficers ? hasNoOffice : undefined))
    .returning(MEMBER.columns)
  const ended = endSessions(pool, clubId, at)
  if (await audited(pool, { clubId, by, what: 'passwordReset' }, changed, MEMBER, ended))
    return 'done'
  return (await isMember(pool, clubId, memberId)) ? 'holds-office' : 'not-found'
}

/** The last administrator keeps that role. */
export async function setRoles(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
  roles: readonly HouseRole[],
  by: object,
): Promise<Done> {
  const isAllowed = roles.includes(ADMINISTRATOR)
    ? undefined
    : leavesAdministrator(pool, clubId, memberId)
  const columns = { ...MEMBER.columns, roles: member.roles }
  const changed = on(pool)
    .update(member)
    .set({ roles: [...roles] })
    .where(and(one(clubId, memberId), isAllowed))
    .returning(columns)
  if (await audited(pool, { clubId, by, what: 'rolesSet' }, changed, { columns })) return 'done'
  return await why(pool, clubId, memberId)
}

/** Ends the sessions of the members in the statement's `changed`. */
const endSessions = (pool: Sql, clubId: string, at: Instant) =>
  on(pool)
    .update(session)
    .set({ revokedAt: at })
    .where(
      and(
        eq(session.clubId, clubId),
        isNull(session.revokedAt),
        inArray(session.memberId, sql`(select ${names(member.memberId)} from changed)`),
      ),
    )

/** True unless this member is the club's last administrator. */
function leavesAdministrator(pool: Sql, clubId: string, memberId: MemberId): SQL | undefined {
  const other = named(member, 'other')
  const others = on(pool)
    .select({ id: other.memberId })
    .from(other)
    .where(
      and(
        eq(other.clubId, clubId),
        ne(other.memberId, memberId),
        isAdministrator(other.roles),
        isNull(other.blockedAt),
      ),
    )
  return or(not(isAdministrator(member.roles)), exists(others))
}

const isAdministrator = (roles: PgColumn): SQL => sql`${ADMINISTRATOR} = any(${roles})`

async function isMember(pool: Sql, clubId: string, id: MemberId): Promise<boolean> {
  const found = await on(pool).select({ memberId }).from(member).where(one(clubId, id))
  return found.length > 0
}

const why = async (pool: Sql, clubId: string, id: MemberId): Promise<Done> =>
  (await isMember(pool, clubId, id)) ? 'last-administrator' : 'not-found'
