import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transfer } from '@/rules/kernel/ledger'
import type { Sql } from '../client'
import { journal, stream } from '../schema/journal'
import { member } from '../schema/people'
import { tableau, tableauRow } from '../schema/tableau'
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
      provision: string | null
      /** The kind of change that it made to what was played, as its game calls it; absent without one. */
      remedy?: { kind: string } | null
      transfers: readonly Transfer[]
      moved?: readonly Transfer[] | null
    }
  }

/** A page of precedents without names, and whether more follow. */
export interface PrecedentsPage {
  found: Precedent[]
  more: boolean
}

const ruled = alias(journal, 'ruled')
const opened = alias(journal, 'opened')

const ABOUT = sql<string>`coalesce(${opened.event} ->> 'about', '')`

/** The opening of the dispute that a ruling is about. */
const OPENED = and(
  eq(opened.clubId, ruled.clubId),
  eq(opened.streamId, ruled.streamId),
  eq(opened.type, 'disputeOpened').inlineParams(),
  sql`${opened.event} ->> 'table' = ${ruled.event} ->> 'table'`,
  sql`${opened.event} ->> 'dispute' = ${ruled.event} ->> 'dispute'`,
)

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
      about: ABOUT,
      ruling: sql<Precedent['ruling']>`${ruled.event}`,
    })
    .from(ruled)
    .innerJoin(stream, and(eq(stream.clubId, ruled.clubId), eq(stream.streamId, streamId)))
    .leftJoin(opened, OPENED)
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

/** Words that an address or a form asks for, and the rulings to pass over. */
export interface PrecedentsSought {
  game: string
  /** Null for every provision. */
  provision: string | null
  /** Words as one types them to search; empty for every ruling. */
  words: string
  skip: number
  limit: number
}

/**
 * The club's final rulings of closed evenings, newest first, by provision and by words of the quarrel and of the
 * ruling. Names of the evening's players are masked before the search, so that nobody is found by their name.
 */
export async function searchPrecedents(
  pool: Sql,
  clubId: string,
  { game, provision, words, skip, limit }: PrecedentsSought,
): Promise<PrecedentsPage> {
  const { streamId, position, at } = ruled
  const people = peopleOf(pool, clubId)
  const about = masked(ABOUT, people.names)
  const why = masked(sql`coalesce(${ruled.event} ->> 'why', '')`, people.names)
  const found = await on(pool)
    .select({
      ...{ streamId, position, at, title: stream.title, day: stream.day, about },
      ruling: sql<Precedent['ruling']>`jsonb_build_object(
        'inFavourOf', ${ruled.event} -> 'inFavourOf', 'provision', ${ruled.event} -> 'provision',
        'remedy', ${ruled.event} -> 'remedy', 'why', ${why},
        'transfers', ${ruled.event} -> 'transfers', 'moved', ${ruled.event} -> 'moved')`,
    })
    .from(ruled)
    .innerJoin(stream, and(eq(stream.clubId, ruled.clubId), eq(stream.streamId, streamId)))
    .leftJoin(opened, OPENED)
    .leftJoinLateral(people, sql`true`)
    .where(
      and(
        eq(ruled.clubId, clubId),
        eq(ruled.type, 'disputeRuled').inlineParams(),
        sql`${ruled.event} ->> 'final' = 'true'`,
        eq(stream.game, game),
        eq(stream.status, 'closed'),
        provision === null ? undefined : sql`${ruled.event} ->> 'provision' = ${provision}`,
        words === '' ? undefined : contains(sql`${about} || ' ' || ${why}`, words),
      ),
    )
    .orderBy(desc(at), desc(position))
    .offset(skip)
    .limit(limit + 1)
  return { found: found.slice(0, limit), more: found.length > limit }
}

/** The names by which people of a ruling's evening may be called, as one pattern; null when there are none. */
const peopleOf = (pool: Sql, clubId: string) =>
  on(pool)
    .select({
      names: sql<
        string | null
      >`string_agg(distinct regexp_replace(said.called, '\\W', '.', 'g'), '|')`.as('names'),
    })
    .from(tableau)
    .innerJoin(
      tableauRow,
      and(eq(tableauRow.clubId, tableau.clubId), eq(tableauRow.tableauId, tableau.tableauId)),
    )
    .innerJoin(
      member,
      and(
        eq(member.clubId, tableauRow.clubId),
        eq(member.memberId, tableauRow.memberId),
        isNull(member.forgottenAt),
      ),
    )
    .innerJoin(
      sql`lateral (select unnest(${member.name} || (${member.alias} || regexp_split_to_array(${member.name}, '\\s+')))) as said (called)`,
      sql`length(said.called) > 2`,
    )
    .where(and(eq(tableau.clubId, clubId), eq(tableau.streamId, ruled.streamId)))
    .as('people')

/** A text with each of these names replaced by dots. */
const masked = (text: SQL, names: SQL.Aliased<string | null>): SQL<string> =>
  sql<string>`case when ${names} is null then ${text}
    else regexp_replace(${text}, '\\m(' || ${names} || ')\\M', '…', 'gi') end`

/** Whether a text has all these words, in any form that the club's two languages give them. */
const contains = (text: SQL, words: string): SQL =>
  sql`(to_tsvector('italian', ${text}) @@ websearch_to_tsquery('italian', ${words})
    or to_tsvector('english', ${text}) @@ websearch_to_tsquery('english', ${words})
    or to_tsvector('simple', ${text}) @@ websearch_to_tsquery('simple', ${words}))`
