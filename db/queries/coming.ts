import { and, asc, eq, exists, gte, isNull, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { club, tableClass } from '../schema/club'
import { comingEvening, comingMember } from '../schema/coming'
import { member } from '../schema/people'
import { names, on } from '../statement'
import { audited } from './audit'

/** An announced evening as a member of the club sees it. */
export interface Coming {
  id: string
  game: string
  day: string
  /** `HH:MM`, by the club's clock, and the same as an instant. */
  hour: string
  startsAt: Instant
  className: string | null
  /** How many mean to come, and whether the asker does. */
  people: number
  mine: boolean
}

export type Announcement = Pick<
  typeof comingEvening.$inferInsert,
  'clubId' | 'comingId' | 'game' | 'day' | 'hour' | 'classId' | 'announcedAt'
>

const ANNOUNCED = {
  columns: {
    coming: comingEvening.comingId,
    game: comingEvening.game,
    day: comingEvening.day,
    hour: comingEvening.hour,
  },
}

/** Announces an evening; the same id announces it once. False where another was announced with that id. */
export async function announce(pool: Sql, given: Announcement, by: object): Promise<boolean> {
  const inserted = on(pool)
    .insert(comingEvening)
    .values(given)
    .onConflictDoNothing()
    .returning(ANNOUNCED.columns)
  const act = { clubId: given.clubId, by, what: 'eveningAnnounced' } as const
  if (await audited(pool, act, inserted, ANNOUNCED)) return true
  const { game, day, hour, classId } = comingEvening
  const same = on(pool)
    .select({ game })
    .from(comingEvening)
    .where(
      and(
        eq(comingEvening.clubId, given.clubId),
        eq(comingEvening.comingId, given.comingId),
        ...[eq(game, given.game), eq(day, given.day), eq(hour, given.hour)],
        given.classId == null ? isNull(classId) : eq(classId, given.classId),
      ),
    )
  return (await same).length > 0
}

/** Calls an announced evening off; false where there is none, or it was called off before. */
export async function callOff(
  pool: Sql,
  clubId: string,
  comingId: string,
  at: Instant,
  by: object,
): Promise<boolean> {
  const updated = on(pool)
    .update(comingEvening)
    .set({ calledOffAt: at })
    .where(isOn(clubId, comingId))
    .returning(ANNOUNCED.columns)
  return await audited(pool, { clubId, by, what: 'eveningCalledOff' }, updated, ANNOUNCED)
}

const isOn = (clubId: string, comingId: string) =>
  and(
    eq(comingEvening.clubId, clubId),
    eq(comingEvening.comingId, comingId),
    isNull(comingEvening.calledOffAt),
  )

/** Its club, which still plays its game. */
export const IS_PLAYED = and(
  eq(club.clubId, comingEvening.clubId),
  sql`(${club.games} is null or ${comingEvening.game} = any(${club.games}))`,
)

/** The hour by the club's clock as an instant of the database. */
export const startsAt = sql`timezone(${club.timeZone}, ${comingEvening.day} + ${comingEvening.hour}::time)`

const IS_THEM = and(
  eq(member.clubId, comingMember.clubId),
  eq(member.memberId, comingMember.memberId),
)

/** The announced evenings from a day on, the next first; `asker` is a member, or null for somebody who is none. */
export async function listComing(
  pool: Sql,
  clubId: string,
  from: string,
  asker: MemberId | null,
): Promise<Coming[]> {
  const { comingId: id, game, day, hour } = comingEvening
  const counted = on(pool)
    .select({ n: sql<number>`count(*)::int` })
    .from(comingMember)
    .innerJoin(member, IS_THEM)
    .where(
      and(
        ...[eq(comingMember.clubId, clubId), eq(comingMember.comingId, id)],
        isNull(member.blockedAt),
      ),
    )
  const own = on(pool)
    .select({ one: sql`1` })
    .from(comingMember)
    .where(
      and(
        eq(comingMember.clubId, clubId),
        eq(comingMember.comingId, id),
        sql`${comingMember.memberId} = ${asker}::uuid`,
      ),
    )
  return await on(pool)
    .select({
      ...{ id, game, day, hour, className: tableClass.name },
      startsAt: sql<number>`(extract(epoch from ${startsAt}) * 1000)::float8`,
      people: sql<number>`(${counted})`,
      mine: asker === null ? sql<boolean>`false` : sql<boolean>`${exists(own)}`,
    })
    .from(comingEvening)
    .innerJoin(club, eq(club.clubId, comingEvening.clubId))
    .leftJoin(
      tableClass,
      and(
        eq(tableClass.clubId, comingEvening.clubId),
        eq(tableClass.classId, comingEvening.classId),
      ),
    )
    .where(
      and(
        eq(comingEvening.clubId, clubId),
        isNull(comingEvening.calledOffAt),
        gte(comingEvening.day, from),
      ),
    )
    .orderBy(asc(day), asc(hour), asc(id))
}

/** The members who mean to come to the evenings of a game on a day, in the order in which they said so. */
export async function meantToCome(
  pool: Sql,
  clubId: string,
  game: string,
  day: string,
): Promise<{ id: MemberId; name: string; card: string }[]> {
  return await on(pool)
    .select({ id: member.memberId, name: member.name, card: member.card })
    .from(comingMember)
    .innerJoin(
      comingEvening,
      and(
        eq(comingEvening.clubId, comingMember.clubId),
        eq(comingEvening.comingId, comingMember.comingId),
      ),
    )
    .innerJoin(member, IS_THEM)
    .where(
      and(
        eq(comingMember.clubId, clubId),
        eq(comingEvening.game, game),
        eq(comingEvening.day, day),
        isNull(comingEvening.calledOffAt),
        isNull(member.blockedAt),
      ),
    )
    .groupBy(member.clubId, member.memberId, member.name, member.card)
    .orderBy(sql`min(${comingMember.saidAt})`, asc(member.card))
}

/**
 * A member says that they mean to come; false where the evening is not announced, was called off, or is of a game that
 * the club plays no more. Said twice, the first time counts: the update changes nothing, and is there because
 * `returning` gives no row of an insert that does nothing.
 */
export async function meanToCome(
  pool: Sql,
  { clubId, comingId, memberId }: Omit<typeof comingMember.$inferInsert, 'saidAt'>,
  at: Instant,
): Promise<boolean> {
  const columns = names(
    ...[comingMember.clubId, comingMember.comingId, comingMember.memberId],
    comingMember.saidAt,
  )
  const rows = await on(pool).execute(sql`
    insert into ${comingMember} (${columns})
    select ${clubId}::uuid, ${comingEvening.comingId}, ${memberId}::uuid,
           to_timestamp(${at}::double precision / 1000)
      from ${comingEvening} join ${club} on ${IS_PLAYED} where ${isOn(clubId, comingId)}
    on conflict (${names(comingMember.clubId, comingMember.comingId, comingMember.memberId)})
      do update set ${names(comingMember.saidAt)} = ${comingMember.saidAt}
    returning 1`)
  return rows.length > 0
}

/** A member says no more that they mean to come. */
export async function meanNotToCome(
  pool: Sql,
  clubId: string,
  comingId: string,
  memberId: MemberId,
): Promise<void> {
  await on(pool)
    .delete(comingMember)
    .where(
      and(
        eq(comingMember.clubId, clubId),
        eq(comingMember.comingId, comingId),
        eq(comingMember.memberId, memberId),
      ),
    )
}

/** The announced evenings to which a member has said that they mean to come, those called off as well, for the member's own data. */
export async function comingOf(pool: Sql, clubId: string, memberId: MemberId) {
  const { game, day, hour, calledOffAt } = comingEvening
  return await on(pool)
    .select({ game, day, hour, saidAt: comingMember.saidAt, calledOffAt })
    .from(comingMember)
    .innerJoin(
      comingEvening,
      and(
        eq(comingEvening.clubId, comingMember.clubId),
        eq(comingEvening.comingId, comingMember.comingId),
      ),
    )
    .where(and(eq(comingMember.clubId, clubId), eq(comingMember.memberId, memberId)))
    .orderBy(asc(day), asc(hour))
}
