import QRCode from 'qrcode'
import { z } from 'zod'
import { openStreams } from '@/db/journal'
import { listDevices, revokeDevice, storeDeviceCode } from '@/db/queries/devices'
import { TableId } from '@/rules/poker/state/ids'
import { Problem } from '../errors'
import { Id } from '../given'
import { reachable } from '../reachable'
import { running } from '../running'
import { CODE_LASTS } from '../signIn'
import { allowed, router } from '../trpc'
import { byOf } from './members'

const desk = allowed('segretario', 'amministratore')

export const devices = router({
  /** A code, and its QR, that makes one tablet the device of a table of tonight; good once, for ten minutes. */
  issueCode: desk
    .input(z.object({ table: TableId }))
    .mutation(async ({ ctx: { identity, origin }, input: { table } }) => {
      const { sql, streams, signIn, now } = running()
      const { clubId, slug } = identity
      const [stream] = await streams.open(clubId)
      if (!stream?.game.hasTable(stream.state, table)) throw new Problem('no-such-table')
      const code = signIn.newCode()
      const expiresAt = now() + CODE_LASTS
      const codeHash = signIn.codeHash(clubId, code)
      const stored = { clubId, codeHash, eveningId: stream.id, post: table, expiresAt }
      await storeDeviceCode(sql, stored, byOf(identity))
      const url = `${reachable(origin)}/${slug}/tavolo/entra?code=${code}`
      return { code, url, qrSvg: await QRCode.toString(url, { type: 'svg', margin: 1 }), expiresAt }
    }),

  /** Tablets signed in now, each with what people call its table. */
  list: desk.query(async ({ ctx: { identity } }) => {
    const { sql, streams, now } = running()
    const [open] = await openStreams(sql, identity.clubId)
    const lines = await listDevices(sql, identity.clubId, now())
    return await Promise.all(
      lines.map(async ({ sessionId, eveningId, post, createdAt, seenAt, userAgent }) => {
        const stream = await streams.find(identity.clubId, eveningId)
        return {
          id: sessionId,
          table: post,
          label: stream?.game.called(stream.state, post) ?? post,
          tonight: eveningId === open?.streamId,
          createdAt,
          seenAt,
          userAgent,
        }
      }),
    )
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
