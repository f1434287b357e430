import type { Sql } from '../client'

/** A dispute of a closed evening on which the last word was not said. */
export interface WaitingDispute {
  streamId: string
  game: string
  title: string
  day: string
  tableId: string
  number: number
}

/**
 * Disputes of the club's closed evenings that neither ended with a final ruling nor were taken back; for an arbiter
 * only those that somebody named him for. What was sent on comes first, then the latest evenings. The readings
 * follow indexes of the events of disputes alone, whatever the length of the journal. Source: XVII.3.
 */
export async function disputesWaiting(
  sql: Sql,
  clubId: string,
  of: { arbiter: string | null; limit: number },
): Promise<WaitingDispute[]> {
  const his =
    of.arbiter === null
      ? sql``
      : sql`
       and (o.stream_id, o.event ->> 'table', o.event ->> 'dispute') in (
             select a.stream_id, a.event ->> 'table', a.event ->> 'dispute' from journal a
              where a.club_id = ${clubId} and a.type in ('arbiterNamed', 'arbiterJoined')
                and a.event ->> 'arbiter' = ${of.arbiter})`
  return await sql<WaitingDispute[]>`
    select o.stream_id, s.game, s.title, s.day, o.event ->> 'table' as table_id,
           (o.event ->> 'dispute')::int as number
      from journal o
      join stream s on s.club_id = o.club_id and s.stream_id = o.stream_id
      left join lateral (
             select w.type, w.event ->> 'final' as final from journal w
              where w.club_id = o.club_id and w.stream_id = o.stream_id
                and w.type in ('disputeSent', 'disputeRuled', 'disputeWithdrawn')
                and w.event ->> 'table' = o.event ->> 'table'
                and w.event ->> 'dispute' = o.event ->> 'dispute'
              order by w.position desc limit 1) last on true
     where o.club_id = ${clubId} and o.type = 'disputeOpened' and s.status = 'closed'
       and coalesce(last.type, '') <> 'disputeWithdrawn' and coalesce(last.final, '') <> 'true'${his}
     order by coalesce(last.type, '') = 'disputeSent' desc, s.day desc, o.at desc, o.position desc
     limit ${of.limit}`
}
