import { and, eq, exists, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { club } from '../schema/club'
import { comingEvening, comingMember } from '../schema/coming'
import { session } from '../schema/people'
import { pushSubscription } from '../schema/push'
import { names, on } from '../statement'
import { IS_PLAYED, startsAt } from './coming'
import { IN_SESSION, isSignedIn } from './push'

/** The hour of the club's clock from which phones are reminded of an evening of that day. */
const REMINDED_FROM = '10:00'

/** A member to be reminded of an evening, until it begins. */
interface Reminder {
  clubId: string
  memberId: MemberId
  until: Instant
}

/**
 * Marks those who mean to come and have a browser to be told on as reminded when it is time, and gives them: of several
 * processes on one database, one has each. A member who said so after ten o'clock is reminded an hour before the evening.
 */
export async function takeReminders(pool: Sql, at: Instant): Promise<Reminder[]> {
  const now = sql`to_timestamp(${at}::double precision / 1000)`
  const ten = sql`timezone(${club.timeZone}, ${comingEvening.day} + ${REMINDED_FROM}::time)`
  const hourBefore = sql`${startsAt} - interval '1 hour'`
  const { clubId, comingId, memberId, saidAt, remindedAt } = comingMember
  const saidBefore = (from: SQL) => and(lte(from, now), lt(saidAt, from))
  const browser = on(pool)
    .select({ one: sql`1` })
    .from(pushSubscription)
    .innerJoin(session, IN_SESSION)
    .where(
      and(
        ...[eq(pushSubscription.clubId, clubId), eq(pushSubscription.memberId, memberId)],
        isSignedIn(at),
      ),
    )
  const until = sql`(extract(epoch from ${startsAt}) * 1000)::float8`.as('until')
  // A Citus takes no function of the club's clock in an update, and none that follows the session in its `returning`.
  const due = on(pool)
    .select({ clubId, comingId, memberId, until })
    .from(comingMember)
    .innerJoin(
      comingEvening,
      and(eq(comingEvening.clubId, clubId), eq(comingEvening.comingId, comingId)),
    )
    .innerJoin(club, IS_PLAYED)
    .where(
      and(
        ...[isNull(remindedAt), isNull(comingEvening.calledOffAt), gt(startsAt, now)],
        or(saidBefore(ten), saidBefore(hourBefore)),
        exists(browser),
      ),
    )
  const key = names(clubId, comingId, memberId)
  const taken = on(pool)
    .update(comingMember)
    .set({ remindedAt: at })
    .where(
      and(
        isNull(remindedAt),
        sql`(${clubId}, ${comingId}, ${memberId}) in (select ${key} from due)`,
      ),
    )
    .returning({ clubId, comingId, memberId })
  const rows = await on(pool).execute<Reminder & Record<string, unknown>>(sql`
    with due as ${due}, taken as ${taken}
    select ${names(clubId)} as "clubId", ${names(memberId)} as "memberId", due.until
      from taken join due using (${key})`)
  return [...rows]
}
