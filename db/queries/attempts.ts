import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'

/** Writes an attempt down as failed, before anything is checked, so that a burst cannot outrun the count. */
export async function beginAttempt(
  sql: Sql,
  clubId: string,
  attempt: { card: string; address: string; at: Instant },
): Promise<number> {
  const [row] = await sql<{ attemptId: number }[]>`
    insert into attempt (club_id, card, address, at, succeeded)
    values (${clubId}, ${attempt.card}, ${attempt.address}, ${new Date(attempt.at)}, false)
    returning attempt_id`
  return row?.attemptId ?? 0
}

/** Failed attempts within the window, the one under way not among them. */
export interface Failures {
  /** For this card from this place, since it last succeeded there. */
  mine: number
  /** From this place, for whatever card. */
  place: number
  /** For this card, from every place but known browsers. */
  everybody: number
  /** When the earliest of those was. */
  earliest: Instant | null
}

/**
 * Counts failures since `since`. A place is an address, or `browser:` and a known browser's name; cards that begin with
 * `#` are no member's, and count for no place.
 */
export async function countFailures(
  sql: Sql,
  clubId: string,
  of: { attemptId: number; card: string; from: string; since: Instant },
): Promise<Failures> {
  const { attemptId, card, from, since } = of
  const [counted] = await sql<Failures[]>`
    select count(*) filter (where card = ${card} and address = ${from} and attempt_id > coalesce((
             select max(attempt_id) from attempt
              where club_id = ${clubId} and card = ${card} and address = ${from} and succeeded), 0)) as mine,
           count(*) filter (where address = ${from} and not starts_with(card, '#')) as place,
           count(*) filter (where card = ${card} and not starts_with(address, 'browser:')) as everybody,
           min(at) filter (where card = ${card} and not starts_with(address, 'browser:')) as earliest
      from attempt
     where club_id = ${clubId} and at > ${new Date(since)} and not succeeded and attempt_id <> ${attemptId}
       and (card = ${card} or address = ${from})`
  return counted ?? { mine: 0, place: 0, everybody: 0, earliest: null }
}

/** Marks an attempt, and forgets those of the club from before `forget`. */
export async function attemptSucceeded(
  sql: Sql,
  clubId: string,
  attemptId: number,
  forget: Instant,
): Promise<void> {
  await sql`
    with old as (
      delete from attempt where club_id = ${clubId} and at < ${new Date(forget)}
    )
    update attempt set succeeded = true where club_id = ${clubId} and attempt_id = ${attemptId}`
}

/** An attempt that was not even looked at does not make the wait longer. */
export async function withdrawAttempt(sql: Sql, clubId: string, attemptId: number): Promise<void> {
  await sql`delete from attempt where club_id = ${clubId} and attempt_id = ${attemptId}`
}
