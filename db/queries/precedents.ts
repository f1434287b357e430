import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transfer } from '@/rules/kernel/ledger'
import type { Sql } from '../client'
import { journal, stream } from '../schema/journal'
import { on } from '../statement'

/** A final ruling of another evening. */
export type Precedent = Pick<typeof journal.$inferSelect, 'streamId' | 'position' | 'at'> &
  Pick<typeof stream.$inferSelect, 'title' | 'day'> & {
    /** The subject of the quarrel, in the words of the member who opened it. */
    about: string
    ruling: {
      /** Null when the earlier decision stands. */
      inFavourOf: string | null
      why: string
      transfers: readonly Transfer[]
    }
  }

const ruled = alias(journal, 'ruled')
const opened = alias(journal, 'opened')

/**
 * The club's latest final rulings under a provision of a game, newest first, except those of one evening. Indexes of
 * rulings and disputes alone make this fast in a long journal; they name event types, so the statement must write the
 * same types.
 */
export async function precedentsOn(
  pool: Sql,
  clubId: string,
  of: { game: string; provision: string; without: string; limit: number },
): Promise<Precedent[]> {
  const { streamId, position, at } = ruled
  return await on(pool)
    .select({
      ...{ streamId, position, at, title: stream.title, day: stream.day },
      about: sql<string>`coalesce(${opened.event} ->> 'about', '')`,
      ruling: sql<Precedent['ruling']>`${ruled.event}`,
    })
    .from(ruled)
    .innerJoin(stream, and(eq(stream.clubId, ruled.clubId), eq(stream.streamId, streamId)))
    .leftJoin(
      opened,
      and(
        eq(opened.clubId, ruled.clubId),
        eq(opened.streamId, streamId),
        eq(opened.type, 'disputeOpened').inlineParams(),
        sql`${opened.event} ->> 'table' = ${ruled.event} ->> 'table'`,
        sql`${opened.event} ->> 'dispute' = ${ruled.event} ->> 'dispute'`,
      ),
    )
    .where(
      and(
        eq(ruled.clubId, clubId),
        eq(ruled.type, 'disputeRuled').inlineParams(),
        sql`${ruled.event} ->> 'final' = 'true'`,
        sql`${ruled.event} ->> 'provision' = ${of.provision}`,
        ne(streamId, of.without),
        eq(stream.game, of.game),
      ),
    )
    .orderBy(desc(at))
    .limit(of.limit)
}
