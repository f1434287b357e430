import type { Instant } from '@/rules/kernel/decider'
import type { Transfer } from '@/rules/kernel/ledger'
import type { Sql } from '../client'

/** A final ruling of another evening. */
export interface Precedent {
  streamId: string
  position: number
  at: Instant
  title: string
  day: string
  /** What the quarrel was about, in the words of who opened it. */
  about: string
  ruling: {
    /** Null when what was decided before stands. */
    inFavourOf: string | null
    why: string
    transfers: readonly Transfer[]
  }
}

/**
 * The club's latest final rulings under a provision of a game, newest first, those of one evening left out. Both readings follow
 * indexes of rulings and of disputes alone, whatever the length of the journal.
 */
export async function precedentsOn(
  sql: Sql,
  clubId: string,
  of: { game: string; provision: string; without: string; limit: number },
): Promise<Precedent[]> {
  return await sql<Precedent[]>`
    select r.stream_id, r.position, r.at, s.title, s.day, coalesce(o.event ->> 'about', '') as about,
           r.event as ruling
      from journal r
      join stream s on s.club_id = r.club_id and s.stream_id = r.stream_id
      left join journal o on o.club_id = r.club_id and o.stream_id = r.stream_id and o.type = 'disputeOpened'
                         and o.event ->> 'table' = r.event ->> 'table'
                         and o.event ->> 'dispute' = r.event ->> 'dispute'
     where r.club_id = ${clubId} and r.type = 'disputeRuled' and r.event ->> 'final' = 'true'
       and r.event ->> 'provision' = ${of.provision} and r.stream_id <> ${of.without} and s.game = ${of.game}
     order by r.at desc limit ${of.limit}`
}
