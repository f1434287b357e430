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
  /**
   * The events at a table, newest first, as far as the caller may read them: for its tablet, for its players, for the
   * float's offices and for the desk. Officers and the tablet get
   * the full names of all members in them, also of those that the table's view no longer names; players get none.
   */
  table: ofTable(...OFFICERS, 'seated', 'office', 'post')
    .input(Page)
    .query(async ({ ctx, input: { evening, table, before, limit } }) => {
      const { sql, directory } = running()
      const { identity, stream, ties } = ctx
      const without = hiddenFrom(identity, stream.game, ties)
      const page = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit, without }
      const lines = await logOf(sql, identity.clubId, evening, page)
      if (!identity.device && !holds(identity, OFFICERS)) return { lines, names: {} }
      return { lines, names: namesIn(JSON.stringify(lines), await directory.of(identity.clubId)) }
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
