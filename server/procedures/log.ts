import { z } from 'zod'
import { logOf } from '@/db/queries/streams'
import { Problem } from '../errors'
import { Id, Ref } from '../given'
import { DEVICE, holds } from '../identity'
import { running } from '../running'
import { allowed, MEMBERS, OFFICERS, router } from '../trpc'

const Page = z.object({
  evening: Id,
  table: Ref,
  /** Entries before this position. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(200).default(50),
})

export const log = router({
  /** What happened at a table, newest first: for its tablet, for who plays there, and for the desk. */
  table: allowed(...MEMBERS, DEVICE)
    .input(Page)
    .query(async ({ ctx: { identity }, input: { evening, table, before, limit } }) => {
      const { sql, streams } = running()
      const { clubId, member, device } = identity
      const stream = await streams.find(clubId, evening)
      const tables = stream?.game.tables
      if (!stream || !tables?.has(stream.state, table)) throw new Problem('no-such-table')
      const mine = member && tables.plays(stream.state, table, member.id)
      const here = device?.evening === evening && device.post === table
      if (!mine && !here && !holds(identity, OFFICERS)) throw new Problem('not-allowed')
      const of = { table, before: before ?? Number.MAX_SAFE_INTEGER, limit }
      return await logOf(sql, clubId, evening, of)
    }),
})
