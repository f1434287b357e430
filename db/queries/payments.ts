import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from '../client'
import { journal, stream } from '../schema/journal'
import { tableau, tableauRow } from '../schema/tableau'
import { on } from '../statement'

/** A closed evening with a payment that a member still has to make or to receive. */
export type OwedEvening = Pick<typeof stream.$inferSelect, 'streamId' | 'game' | 'title' | 'day'>

/** A payment of a closed tableau, with the fields that every game gives it; a lateral row of the statement. */
export const payment = sql`json_array_elements(coalesce(${tableau.document} -> 'tableau' -> 'payments', '[]'::json)) as payment`

/**
 * The last mark of a payment of a tableau. An index of the marks alone makes this fast in a long journal; it names event
 * types, so the statement must write the same types.
 */
export const lastMark = (pool: Sql, clubId: string) =>
  on(pool)
    .select({ type: journal.type })
    .from(journal)
    .where(
      and(
        eq(journal.clubId, clubId),
        eq(journal.streamId, tableau.streamId),
        inArray(journal.type, [
          'paymentHanded',
          'paymentReceived',
          'paymentUnmarked',
        ]).inlineParams(),
        sql`${journal.event} ->> 'table' = ${tableau.tableId}`,
        sql`${journal.event} ->> 'payment' = payment ->> 'number'`,
      ),
    )
    .orderBy(desc(journal.position))
    .limit(1)
    .as('mark')

/**
 * The club's closed evenings with a payment from or to this member that nobody has marked as received, the latest
 * first, however old. Source: XVI.1.
 */
export async function eveningsOwed(
  pool: Sql,
  clubId: string,
  memberId: MemberId,
): Promise<OwedEvening[]> {
  const { streamId, game, title, day } = stream
  const mark = lastMark(pool, clubId)
  return await on(pool)
    .selectDistinct({ streamId, game, title, day })
    .from(tableauRow)
    .innerJoin(
      tableau,
      and(eq(tableau.clubId, tableauRow.clubId), eq(tableau.tableauId, tableauRow.tableauId)),
    )
    .innerJoin(
      stream,
      and(eq(stream.clubId, tableau.clubId), eq(stream.streamId, tableau.streamId)),
    )
    .crossJoinLateral(payment)
    .leftJoinLateral(mark, sql`true`)
    .where(
      and(
        eq(tableauRow.clubId, clubId),
        eq(tableauRow.memberId, memberId),
        isNull(tableau.supersededAt),
        eq(stream.status, 'closed'),
        sql`${memberId} in (payment ->> 'from', payment ->> 'to')`,
        sql`coalesce(${mark.type}, '') <> 'paymentReceived'`,
      ),
    )
    .orderBy(desc(day), streamId)
}
