import { and, count, countDistinct, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { club } from '../schema/club'
import { member, session } from '../schema/people'
import { pushSubscription, pushSwitch } from '../schema/push'
import { names, on } from '../statement'
import { audited } from './audit'

/** How many browsers of one member are told; the oldest are forgotten. */
const BROWSERS_KEPT = 10

export type PushSubscription = typeof pushSubscription.$inferSelect

/** A browser to which a message may be sent now, with the names of its club. */
export type Browser = Pick<
  PushSubscription,
  'endpoint' | 'memberId' | 'p256dh' | 'auth' | 'locale'
> &
  Pick<typeof club.$inferSelect, 'slug' | 'shortName'>

export async function isPushOn(pool: Sql, clubId: string): Promise<boolean> {
  const found = await on(pool)
    .select({ since: pushSwitch.since })
    .from(pushSwitch)
    .where(eq(pushSwitch.clubId, clubId))
  return found.length > 0
}

/** The act alone says all. */
const SWITCHED = { columns: {} }

/** Switches a club's Web Push on, and records the author; false when it was on. */
export async function switchPushOn(
  pool: Sql,
  clubId: string,
  at: Instant,
  by: object,
): Promise<boolean> {
  const inserted = on(pool)
    .insert(pushSwitch)
    .values({ clubId, since: at })
    .onConflictDoNothing()
    .returning({ since: pushSwitch.since })
  return await audited(pool, { clubId, by, what: 'pushSwitchedOn' }, inserted, SWITCHED)
}

/** Switches it off, forgets every browser of the club, and records the author; false when it was off. */
export async function switchPushOff(pool: Sql, clubId: string, by: object): Promise<boolean> {
  const removed = on(pool)
    .delete(pushSwitch)
    .where(eq(pushSwitch.clubId, clubId))
    .returning({ since: pushSwitch.since })
  const forgotten = on(pool).delete(pushSubscription).where(eq(pushSubscription.clubId, clubId))
  return await audited(pool, { clubId, by, what: 'pushSwitchedOff' }, removed, SWITCHED, forgotten)
}

const ofMember = (clubId: string, memberId: MemberId): SQL | undefined =>
  and(eq(pushSubscription.clubId, clubId), eq(pushSubscription.memberId, memberId))

/** Stores a browser's subscription, or its new owner, keys and language; false while push is off in the club. */
export async function storeSubscription(pool: Sql, given: PushSubscription): Promise<boolean> {
  const { clubId, endpoint, memberId, sessionId, p256dh, auth, locale, createdAt } = given
  const { endpoint: address } = pushSubscription
  const others = on(pool)
    .select({ address })
    .from(pushSubscription)
    .where(and(ofMember(clubId, memberId), ne(address, endpoint)))
    .orderBy(desc(pushSubscription.createdAt))
    .offset(BROWSERS_KEPT - 1)
  const excess = on(pool)
    .delete(pushSubscription)
    .where(and(ofMember(clubId, memberId), sql`${address} in ${others}`))
  const columns = names(
    ...[pushSubscription.clubId, address, pushSubscription.memberId, pushSubscription.sessionId],
    ...[pushSubscription.p256dh, pushSubscription.auth, pushSubscription.locale],
    pushSubscription.createdAt,
  )
  const stored = await on(pool).execute(sql`
    with excess as ${excess}
    insert into ${pushSubscription} (${columns})
    select ${clubId}, ${endpoint}, ${memberId}, ${sessionId}, ${p256dh}, ${auth}, ${locale}, ${createdAt}
      from ${pushSwitch} where ${pushSwitch.clubId} = ${clubId}
    on conflict (${names(pushSubscription.clubId, address)}) do update
      set (${columns}) = row (${sql.join(
        [
          ...[pushSubscription.clubId, address, pushSubscription.memberId],
          ...[pushSubscription.sessionId, pushSubscription.p256dh, pushSubscription.auth],
          ...[pushSubscription.locale, pushSubscription.createdAt],
        ].map(({ name }) => sql`excluded.${sql.identifier(name)}`),
        sql`, `,
      )})
    returning ${names(address)}`)
  return stored.length > 0
}

/** Forgets a browser; with a member, only where it is theirs. */
export async function forgetSubscription(
  pool: Sql,
  clubId: string,
  endpoint: string,
  memberId?: MemberId,
): Promise<void> {
  const owner = memberId && eq(pushSubscription.memberId, memberId)
  await on(pool)
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.clubId, clubId), eq(pushSubscription.endpoint, endpoint), owner))
}

/** Those to be told: one member, or the holders of a role except some. */
export type Addressees = { member: MemberId } | { role: HouseRole; except: readonly MemberId[] }

const isMeant = (to: Addressees): SQL | undefined =>
  'member' in to
    ? eq(member.memberId, to.member)
    : and(
        sql`${to.role}::text = any(${member.roles})`,
        sql`not ${member.memberId} = any(${sql.param(to.except)}::uuid[])`,
      )

/** The session in which a browser asked to be told. */
export const IN_SESSION = and(
  eq(session.clubId, pushSubscription.clubId),
  eq(session.sessionId, pushSubscription.sessionId),
)
export const isSignedIn = (at: Instant) => and(isNull(session.revokedAt), gt(session.expiresAt, at))

/** The browsers of these members on which they are still signed in. */
export async function browsersOf(
  pool: Sql,
  clubId: string,
  to: Addressees,
  at: Instant,
): Promise<Browser[]> {
  const { endpoint, memberId, p256dh, auth, locale } = pushSubscription
  return await on(pool)
    .select({
      ...{ endpoint, memberId, p256dh, auth, locale },
      ...{ slug: club.slug, shortName: club.shortName },
    })
    .from(pushSubscription)
    .innerJoin(club, eq(club.clubId, pushSubscription.clubId))
    .innerJoin(
      member,
      and(eq(member.clubId, pushSubscription.clubId), eq(member.memberId, memberId)),
    )
    .innerJoin(session, IN_SESSION)
    .where(
      and(
        eq(pushSubscription.clubId, clubId),
        isMeant(to),
        isNull(member.blockedAt),
        isSignedIn(at),
      ),
    )
}

/** The number of browsers that asked to be told, and of their members. */
export async function countBrowsers(
  pool: Sql,
  clubId: string,
): Promise<{ browsers: number; members: number }> {
  const [row] = await on(pool)
    .select({ browsers: count(), members: countDistinct(pushSubscription.memberId) })
    .from(pushSubscription)
    .where(eq(pushSubscription.clubId, clubId))
  return row ?? { browsers: 0, members: 0 }
}
