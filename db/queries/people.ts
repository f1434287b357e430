import { and, eq, exists, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias as named, type PgColumn } from 'drizzle-orm/pg-core'
import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { member, session } from '../schema/people'
import { names, on } from '../statement'
import { audited, detailOf } from './audit'

const ADMINISTRATOR: HouseRole = 'amministratore'

/** A club's members by name. */
export async function listMembers(pool: Sql, clubId: string) {
  const { memberId, card, name, alias, showAs, roles, mustChangePassword } = member
  return await on(pool)
    .select({
      ...{ id: memberId, card, name, alias, showAs, roles, mustChangePassword },
      blocked: sql<boolean>`${member.blockedAt} is not null`,
      canSignIn: sql<boolean>`${member.passwordHash} is not null`,
    })
    .from(member)
    .where(eq(member.clubId, clubId))
    .orderBy(name, card)
}

export type MemberChange = Partial<
  Pick<typeof member.$inferSelect, 'card' | 'name' | 'alias' | 'showAs'>
>

const one = (clubId: string, memberId: MemberId): SQL | undefined =>
  and(eq(member.clubId, clubId), eq(member.memberId, memberId))

const MEMBER = { member: member.memberId }

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
    .returning({ detail: detailOf(MEMBER, change).as('detail') })
  return await audited(pool, { clubId, by, what: 'memberUpdated' }, changed)
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
    .returning({ memberId: member.memberId, detail: detailOf(MEMBER).as('detail') })
  const ended = endSessions(pool, clubId, at)
  if (await audited(pool, { clubId, by, what: 'memberBlocked' }, blocked, ended)) return 'done'
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
    .returning({ detail: detailOf(MEMBER).as('detail') })
  return await audited(pool, { clubId, by, what: 'memberUnblocked' }, changed)
}

/**
 * Gives a member a password to change at the next sign-in, and ends their sessions; false when there is no such member.
 */
export async function resetPassword(
  pool: Sql,
  clubId: string,
  { memberId, passwordHash, at }: { memberId: MemberId; passwordHash: string; at: Instant },
  by: object,
): Promise<boolean> {
  const changed = on(pool)
    .update(member)
    .set({ passwordHash, mustChangePassword: true })
    .where(one(clubId, memberId))
    .returning({ memberId: member.memberId, detail: detailOf(MEMBER).as('detail') })
  const ended = endSessions(pool, clubId, at)
  return await audited(pool, { clubId, by, what: 'passwordReset' }, changed, ended)
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
  const changed = on(pool)
    .update(member)
    .set({ roles: [...roles] })
    .where(and(one(clubId, memberId), isAllowed))
    .returning({ detail: detailOf({ ...MEMBER, roles: member.roles }).as('detail') })
  if (await audited(pool, { clubId, by, what: 'rolesSet' }, changed)) return 'done'
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

async function why(pool: Sql, clubId: string, memberId: MemberId): Promise<Done> {
  const { memberId: id } = member
  const found = await on(pool).select({ id }).from(member).where(one(clubId, memberId))
  return found.length > 0 ? 'last-administrator' : 'not-found'
}
