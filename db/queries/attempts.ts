import { and, eq, gt, lt, max, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { attempt } from '../schema/people'
import { on } from '../statement'

/** Stores an attempt as failed before anything is checked, so that many attempts at once cannot outrun the count. */
export async function beginAttempt(
  pool: Sql,
  clubId: string,
  { card, address, at }: Pick<typeof attempt.$inferSelect, 'card' | 'address' | 'at'>,
): Promise<number> {
  const [row] = await on(pool)
    .insert(attempt)
    .values({ clubId, card, address, at, succeeded: false })
    .returning({ attemptId: attempt.attemptId })
  return row?.attemptId ?? 0
}

/** Failed attempts within the window, without the one under way. */
export interface Failures {
  /** For this card from this place, since its last success there. */
  mine: number
  /** From this place, for any card. */
  place: number
  /** For this card, from all places except known browsers. */
  everybody: number
  /** The time of the earliest of those. */
  earliest: Instant | null
}

const counted = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`

/**
 * Counts failures since `since`. A place is an address, or `browser:` and a known browser's name; cards that begin with
 * `#` are not members' cards, and are not counted by place.
 */
export async function countFailures(
  pool: Sql,
  clubId: string,
  of: { attemptId: number; card: string; from: string; since: Instant },
): Promise<Failures> {
  const ofCard = eq(attempt.card, of.card)
  const fromPlace = eq(attempt.address, of.from)
  const fromAnywhere = and(ofCard, sql`not starts_with(${attempt.address}, 'browser:')`)
  const lastGood = on(pool)
    .select({ last: max(attempt.attemptId) })
    .from(attempt)
    .where(and(eq(attempt.clubId, clubId), ofCard, fromPlace, attempt.succeeded))
  const [failures] = await on(pool)
    .select({
      mine: counted(and(ofCard, fromPlace, sql`${attempt.attemptId} > coalesce(${lastGood}, 0)`)),
      place: counted(and(fromPlace, sql`not starts_with(${attempt.card}, '#')`)),
      everybody: counted(fromAnywhere),
      earliest: sql<Instant | null>`min(${attempt.at}) filter (where ${fromAnywhere})`,
    })
    .from(attempt)
    .where(
      and(
        eq(attempt.clubId, clubId),
        gt(attempt.at, of.since),
        not(attempt.succeeded),
        ne(attempt.attemptId, of.attemptId),
        or(ofCard, fromPlace),
      ),
    )
  return failures ?? { mine: 0, place: 0, everybody: 0, earliest: null }
}

/** Marks an attempt as successful, and deletes the club's attempts older than `forget`. */
export async function attemptSucceeded(
  pool: Sql,
  clubId: string,
  attemptId: number,
  forget: Instant,
): Promise<void> {
  const old = on(pool)
    .delete(attempt)
    .where(and(eq(attempt.clubId, clubId), lt(attempt.at, forget)))
  const marked = on(pool)
    .update(attempt)
    .set({ succeeded: true })
    .where(and(eq(attempt.clubId, clubId), eq(attempt.attemptId, attemptId)))
  await on(pool).execute(sql`with old as ${old}, marked as ${marked} select`)
}

/** An attempt that was not even checked does not make the wait longer. */
export async function withdrawAttempt(pool: Sql, clubId: string, attemptId: number): Promise<void> {
  await on(pool)
    .delete(attempt)
    .where(and(eq(attempt.clubId, clubId), eq(attempt.attemptId, attemptId)))
}
