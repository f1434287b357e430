import QRCode from 'qrcode'
import { z } from 'zod'
import { listDevices, pairedBeside, revokeDevice, storeDeviceCode } from '@/db/queries/devices'
import { MINUTE_MS } from '@/rules/kernel/time'
import { DEVICE } from '../access/identity'
import { DESK } from '../access/rights'
import { CODE_LASTS_MS } from '../access/signIn'
import { Problem } from '../common/errors'
import { Id, Ref } from '../common/given'
import { reachable } from '../http/reachable'
import { running } from '../running/running'
import { isEveningOpen } from '../streams/streams'
import { byOf } from './members'
import { allowed, router } from './trpc'

const desk = allowed(...DESK)
/** A device that asked nothing for so long lies switched off somewhere: an open page asks every minute. */
const UNSEEN_MS = 10 * MINUTE_MS

/** Devices at their posts: pairing, listing and unpairing them. */
export const devices = router({
  /** A code, and its QR, that pairs one device to a post of an open evening; valid once, for ten minutes. */
  issueCode: desk
    .input(z.object({ evening: Id, post: Ref }))
    .mutation(async ({ ctx: { identity, origin }, input: { evening, post } }) => {
      const { sql, streams, signIn, now } = running()
      const { clubId, slug } = identity
      const stream = await streams.find(clubId, evening)
      const called =
        stream && isEveningOpen(stream) ? stream.game.posts?.called(stream.state, post) : null
      if (typeof called !== 'string') throw new Problem('no-such-post')
      const code = signIn.newCode()
      const expiresAt = now() + CODE_LASTS_MS
      const codeHash = await signIn.codeHash(clubId, code)
      const stored = { clubId, codeHash, eveningId: evening, post, expiresAt }
      await storeDeviceCode(sql, stored, byOf(identity))
      const url = `${reachable(origin)}/${slug}/tavolo/entra?code=${code}`
      return { code, url, qrSvg: await QRCode.toString(url, { type: 'svg', margin: 1 }), expiresAt }
    }),

  /** Devices paired now, each with the name of its post. */
  list: desk.query(async ({ ctx: { identity } }) => {
    const { sql, streams, now } = running()
    const lines = await listDevices(sql, identity.clubId, now())
    return await Promise.all(
      lines.map(async ({ sessionId, eveningId, post, createdAt, seenAt, userAgent }) => {
        const stream = await streams.find(identity.clubId, eveningId)
        return {
          id: sessionId,
          evening: eveningId,
          game: stream?.game.decider.game ?? null,
          post,
          label: stream?.game.posts?.called(stream.state, post) ?? post,
          tonight: stream !== null && isEveningOpen(stream),
          createdAt,
          seenAt,
          userAgent,
        }
      }),
    )
  }),

  /** When each other device now in use at the caller's post was paired, the latest first. */
  beside: allowed(DEVICE).query(async ({ ctx: { identity } }) => {
    const { sql, now } = running()
    if (!identity.device) return []
    return await pairedBeside(sql, identity, identity.device, {
      at: now(),
      usedSince: now() - UNSEEN_MS,
    })
  }),

  revoke: desk
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx: { identity }, input: { id } }) => {
      const { sql, now, sessions } = running()
      if (!(await revokeDevice(sql, identity.clubId, id, now(), byOf(identity)))) {
        throw new Problem('no-such-session')
      }
      sessions.changed(identity.clubId)
    }),
})
