import { z } from 'zod'
import { logOf } from '@/db/queries/streams'
import { OFFICERS } from '@/rules/kernel/decider'
import { holds, type Identity } from '../access/identity'
import { DESK, type Ties } from '../access/rights'
import type { AnyGame } from '../games/game'
import { namesIn } from '../live/shown'
import { running } from '../running/running'
import { ofTable } from './tied'
import { router } from './trpc'

const Page = z.object({
  /** Entries before this position. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})
const Rounds = z.object({
  /** So many of the newest are known. */
  skip: z.int().nonnegative().default(0),
  limit: z.int().min(1).max(30).default(10),
})

/** For those who may read what happened at a table: its tablet, its players, the float's offices, the officers. */
const forReaders = ofTable(...OFFICERS, 'seated', 'office', 'post')

/** The full names of all members in it for a device or an officer, whose view may no longer name them; none for players. */
async function namesFor(identity: Identity, told: unknown): Promise<Record<string, string>> {
  if (!identity.device && !holds(identity, OFFICERS)) return {}
  return namesIn(JSON.stringify(told), await running().directory.of(identity.clubId))
}

/**
 * The kinds of event in a table's log that this caller may not read: those of the float's book, for a player. Officers,
 * the table's device and the float's offices read every line.
 */
function hiddenFrom(identity: Identity, { floats }: AnyGame, ties: Ties): readonly string[] {
  if (holds(identity, OFFICERS) || ties.post || ties.office) return []
  return floats?.events ?? []
}

/** A table's log of events, and the day book of its float. */
export const tableLog = router({
  /** The events at a table, newest first, as far as the caller may read them. */
  table: forReaders.input(Page).query(async ({ ctx, input: { evening, table, before, limit } }) => {
    const { identity, stream, ties } = ctx
    const without = hiddenFrom(identity, stream.game, ties)
    const page = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit, without }
    const lines = await logOf(running().sql, identity.clubId, evening, page)
    return { lines, names: await namesFor(identity, lines) }
  }),

  /** The rounds of a table that are over and may still be corrected, newest first; none at a game without rounds. */
  rounds: forReaders
    .input(Rounds)
    .query(async ({ ctx: { identity, stream, tables }, input: { table, skip, limit } }) => {
      const rounds = tables.rounds?.(stream.state, table).slice(skip, skip + limit) ?? []
      return { rounds, names: await namesFor(identity, rounds) }
    }),

  /** The day book of a table's float, with the names of all in it; null where the table has none. */
  book: ofTable(...DESK, 'office', 'post').query(
    async ({ ctx: { identity, stream }, input: { table } }) => {
      const book = stream.game.floats?.book(stream.state, table) ?? null
      const names = await running().directory.of(identity.clubId)
      return { book, names: namesIn(JSON.stringify(book), names) }
    },
  ),
})
