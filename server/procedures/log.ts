import { z } from 'zod'
import { logOf } from '@/db/queries/streams'
import { TableId } from '@/rules/poker/state/ids'
import { Problem } from '../errors'
import { Id } from '../given'
import { holds } from '../identity'
import { running } from '../running'
import { allowed, MEMBERS, OFFICERS, router } from '../trpc'

const Page = z.object({
  evening: Id,
  table: TableId,
  /** Entries before this position. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

export const log = router({
  /** What happened at a table, newest first: for its tablet, for who plays there, and for the desk. */
  table: allowed(...MEMBERS, 'tavolo')
    .input(Page)
    .query(async ({ ctx: { identity }, input: { evening, table, before, limit } }) => {
      const { sql, streams } = running()
      const { clubId, member, device } = identity
      const stream = await streams.find(clubId, evening)
      if (!stream?.game.hasTable(stream.state, table)) throw new Problem('no-such-table')
      const mine = member && stream.game.plays(stream.state, table, member.id)
      const here = device?.evening === evening && device.table === table
      if (!mine && !here && !holds(identity, OFFICERS)) throw new Problem('not-allowed')
      const of = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit }
      return await logOf(sql, clubId, evening, of)
    }),
})
