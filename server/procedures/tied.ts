import { z } from 'zod'
import { openStreams } from '@/db/journal'
import type { MemberId } from '@/rules/kernel/ids'
import type { Identity } from '../access/identity'
import { MEMBERS, type Right, refusalOf, type Ties } from '../access/rights'
import { Problem } from '../common/errors'
import { Id, Ref } from '../common/given'
import { audienceOf, SEEN_AS } from '../live/audience'
import { running } from '../running/running'
import { allowed, signedIn } from './trpc'

const Evening = z.object({ evening: Id })
const Table = Evening.extend({ table: Ref })
const Dispute = Table.extend({ dispute: z.int().positive() })

/**
 * For one table of an evening: callers with one of these rights; a player of the table, its device and the
 * float's offices have their ties.
 */
export const ofTable = (...may: readonly Right[]) =>
  signedIn(...may)
    .input(Table)
    .use(async ({ ctx, input: { evening, table }, next }) => {
      const { clubId, member, device } = ctx.identity
      const stream = await running().streams.find(clubId, evening)
      const tables = stream?.game.tables
      if (!stream || !tables?.has(stream.state, table)) throw new Problem('no-such-table')
      const seated = member !== null && tables.hasPlayed(stream.state, table, member.id)
      const post = device?.evening === evening && device.post === table
      const office =
        member !== null && (stream.game.floats?.reads(stream.state, member.id) ?? false)
      refuse(ctx.identity, may, { seated, post, office })
      return await next({ ctx: { ...ctx, stream, tables, ties: { post, office } } })
    })

/** For one evening: callers with one of these rights; an arbiter of one of its disputes has that tie. */
export const ofEvening = (...may: readonly Right[]) =>
  signedIn(...may)
    .input(Evening)
    .use(async ({ ctx, input: { evening }, next }) => {
      const { clubId, member } = ctx.identity
      const stream = await running().streams.find(clubId, evening)
      if (!stream) throw new Problem('no-such-evening')
      const arbiter = member !== null && stream.game.disputes?.judges(stream.state, member.id)
      refuse(ctx.identity, may, { arbiter })
      return await next({ ctx: { ...ctx, stream } })
    })

/**
 * For what all tables have won: callers with one of these rights; a member on duty as direction or control of an open
 * evening's float has the tie.
 */
export const forWatch = (...may: readonly Right[]) =>
  signedIn(...may).use(async ({ ctx, next }) => {
    const { clubId, member } = ctx.identity
    const office = member !== null && (await watchesTonight(clubId, member.id))
    refuse(ctx.identity, may, { office })
    return await next()
  })

async function watchesTonight(clubId: string, member: MemberId): Promise<boolean> {
  const { sql, streams } = running()
  for (const { streamId } of await openStreams(sql, clubId)) {
    const stream = await streams.find(clubId, streamId)
    if (stream?.game.floats?.watches(stream.state, member)) return true
  }
  return false
}

/** For one dispute of an evening: callers with one of these rights; an arbiter of that dispute has that tie. */
export const ofDispute = (...may: readonly Right[]) =>
  signedIn(...may)
    .input(Dispute)
    .use(async ({ ctx, input: { evening, ...at }, next }) => {
      const { clubId, member } = ctx.identity
      const stream = await running().streams.find(clubId, evening)
      const disputes = stream?.game.disputes
      if (!stream || !disputes) throw new Problem('no-such-evening')
      const arbiter = member !== null && disputes.judges(stream.state, member.id, at)
      refuse(ctx.identity, may, { arbiter })
      return await next({ ctx: { ...ctx, stream, disputes } })
    })

/** For members, each as the audience that their input names and `AUDIENCES` allows. */
export const lookingAs = allowed(...MEMBERS)
  .meta({ may: MEMBERS, as: true })
  .input(z.object({ as: z.enum(SEEN_AS) }))
  .use(async ({ ctx, input, next }) => {
    return await next({ ctx: { ...ctx, audience: audienceOf(ctx.identity, input.as) } })
  })

function refuse(identity: Identity, may: readonly Right[], ties: Ties): void {
  const refusal = refusalOf(identity, may, { ties })
  if (refusal) throw new Problem(refusal)
}
