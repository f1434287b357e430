import { z } from 'zod'
import { forgetSubscription, storeSubscription } from '@/db/queries/push'
import { LOCALES } from '@/messages/locale'
import { MEMBERS } from '../../access/rights'
import { Problem } from '../../common/errors'
import { publicOrigin } from '../../http/reachable'
import { running } from '../../running/running'
import { byOf } from '../members'
import { allowed, router } from '../trpc'

/** The address that a browser's maker gave it; with it anybody could send, so no answer contains it. */
const Endpoint = z.string().max(1_000)

/** A point of P-256 and sixteen random bytes (RFC 8291), in base64url. */
const Subscription = z.object({
  endpoint: Endpoint,
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
  locale: z.enum(LOCALES),
})

const administrator = allowed('amministratore')

/** Web Push: messages to phones on which the page is closed. */
export const push = router({
  /** The key by which a browser subscribes; null while push is off in the club. */
  status: allowed(...MEMBERS).query(
    async ({ ctx: { identity } }) => await running().pushes.status(identity.clubId),
  ),

  /**
   * Stores the caller's browser, or its new keys and language. Throws Problem `push-off`, and `push-unknown-service`
   * for an address that no browser's maker gave.
   */
  subscribe: allowed(...MEMBERS)
    .input(Subscription)
    .mutation(async ({ ctx: { identity }, input }) => {
      const { clubId, member, sessionId } = identity
      const { sql, pushes, now } = running()
      if (!member) throw new Problem('not-allowed')
      if (!pushes.admits(input.endpoint)) throw new Problem('push-unknown-service')
      const row = { ...input, clubId, sessionId, memberId: member.id, createdAt: now() }
      if (!(await storeSubscription(sql, row))) throw new Problem('push-off')
    }),

  /** Forgets the caller's browser. */
  unsubscribe: allowed(...MEMBERS)
    .input(z.object({ endpoint: Endpoint }))
    .mutation(async ({ ctx: { identity }, input: { endpoint } }) => {
      const { clubId, member } = identity
      await forgetSubscription(running().sql, clubId, endpoint, member?.id)
    }),

  /** For the administrator: whether it is on or possible, how many asked to be told, and the last failure. */
  overview: administrator.query(
    async ({ ctx: { identity } }) => await running().pushes.overview(identity.clubId),
  ),

  /** Switches push on, making the keys at the first time, or off, forgetting every browser of the club. */
  turn: administrator
    .input(z.object({ on: z.boolean() }))
    .mutation(async ({ ctx: { identity, origin }, input: { on } }) => {
      const { clubId } = identity
      await running().pushes.turn(clubId, on, byOf(identity), publicOrigin() ?? origin)
    }),
})
