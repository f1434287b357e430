import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { journal, stream } from '../schema/journal'
import { on } from '../statement'

/** A dispute of a closed evening without a final decision. */
export type WaitingDispute = Pick<
  typeof stream.$inferSelect,
  'streamId' | 'game' | 'title' | 'day'
> & { tableId: string; number: number }

interface Sought {
  /** Those whose disputes are ruled on after the evening is closed. */
  games: readonly string[]
  arbiter: MemberId | null
  limit: number
  /** Only the disputes whose opening names this member. */
  about?: MemberId
}

const opened = alias(journal, 'opened')
const word = alias(journal, 'word')
const naming = alias(journal, 'naming')

/** The table and the number by which an event names its dispute. */
const tableOf = (of: { event: PgColumn }) => sql<string>`${of.event} ->> 'table'`
const disputeOf = (of: { event: PgColumn }) => sql<string>`${of.event} ->> 'dispute'`

/**
 * Disputes of the club's closed evenings of these games without a final ruling and not taken back; for an arbiter only
 * those they were named for. Those passed on come first, then the latest evenings. Indexes of disputes alone make this
 * fast in a long journal; they name event types, so the statement must write the same types. Source: XVII.3.
 */
export async function disputesWaiting(
  pool: Sql,
  clubId: string,
  { games, arbiter, limit, about }: Sought,
): Promise<WaitingDispute[]> {
  const { streamId, game, title, day } = stream
  const last = lastWord(pool, clubId)
  const isSent = sql`coalesce(${last.type}, '') = 'disputeSent'`
  return await on(pool)
    .select({
      ...{ streamId, game, title, day },
      tableId: tableOf(opened),
      number: sql<number>`(${disputeOf(opened)})::int`,
    })
    .from(opened)
    .innerJoin(stream, and(eq(stream.clubId, opened.clubId), eq(stream.streamId, opened.streamId)))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(opened.clubId, clubId),
        eq(opened.type, 'disputeOpened').inlineParams(),
        eq(stream.status, 'closed'),
        inArray(game, [...games]),
        sql`coalesce(${last.type}, '') <> 'disputeWithdrawn' and coalesce(${last.final}, '') <> 'true'`,
        arbiter === null ? undefined : isNamed(pool, clubId, arbiter),
        about && sql`${opened.event}::text like ${`%${about}%`}`,
      ),
    )
    .orderBy(desc(isSent), desc(day), desc(opened.at), desc(opened.position))
    .limit(limit)
}

/** The last decision on an opened dispute. */
const lastWord = (pool: Sql, clubId: string) =>
  on(pool)
    .select({ type: word.type, final: sql<string>`${word.event} ->> 'final'`.as('final') })
    .from(word)
    .where(
      and(
        eq(word.clubId, clubId),
        eq(word.streamId, opened.streamId),
        inArray(word.type, ['disputeSent', 'disputeRuled', 'disputeWithdrawn']).inlineParams(),
        eq(tableOf(word), tableOf(opened)),
        eq(disputeOf(word), disputeOf(opened)),
      ),
    )
    .orderBy(desc(word.position))
    .limit(1)
    .as('last')

/** Whether somebody named the arbiter for an opened dispute. */
function isNamed(pool: Sql, clubId: string, arbiter: MemberId): SQL {
  const theirs = on(pool)
    .select({ streamId: naming.streamId, table: tableOf(naming), dispute: disputeOf(naming) })
    .from(naming)
    .where(
      and(
        eq(naming.clubId, clubId),
        inArray(naming.type, ['arbiterNamed', 'arbiterJoined']).inlineParams(),
        sql`${naming.event} ->> 'arbiter' = ${arbiter}`,
      ),
    )
  return sql`(${opened.streamId}, ${tableOf(opened)}, ${disputeOf(opened)}) in ${theirs}`
}
