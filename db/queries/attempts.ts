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

/** How many failed since the window began, and when the earliest of the newest `limit` was. */
export interface Failures {
  count: number
  earliest: Instant | null
}

/**
 * Failed attempts for a card since its last success, and from an address, since `since`; the one under
 * way not among them.
 */
export async function countFailures(
  sql: Sql,
  clubId: string,
  of: { attemptId: number; card: string; address: string; since: Instant },
): Promise<{ card: Failures; address: Failures }> {
  const rows = await sql<(Failures & { of: 'card' | 'address' })[]>`
    select 'card' as of, count(*) as count, min(at) as earliest from attempt a
     where club_id = ${clubId} and card = ${of.card} and at > ${new Date(of.since)} and not succeeded
       and attempt_id <> ${of.attemptId}
       and not exists (select from attempt s where s.club_id = a.club_id and s.card = a.card
                          and s.succeeded and s.attempt_id > a.attempt_id)
    union all
    select 'address', count(*), min(at) from attempt
     where club_id = ${clubId} and address = ${of.address} and at > ${new Date(of.since)}
       and not succeeded and attempt_id <> ${of.attemptId}`
  const none: Failures = { count: 0, earliest: null }
  return {
    card: rows.find((row) => row.of === 'card') ?? none,
    address: rows.find((row) => row.of === 'address') ?? none,
  }
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
