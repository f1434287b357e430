import { z } from 'zod'
import { draftsAt, keepDrafts } from '@/db/queries/devices'
import { DAY_MS } from '@/rules/kernel/time'
import { DEVICE } from '../../access/identity'
import { running } from '../../running/running'
import { allowed, router } from '../trpc'

/** Counts and sums are short; more than this is no form. */
const MOST_CHARACTERS = 20_000

const Drafts = z
  .record(z.string().max(80), z.unknown())
  .refine((drafts) => JSON.stringify(drafts).length <= MOST_CHARACTERS)

/** How long ago something was written, in ms: two clocks need not agree. */
const Ago = z
  .number()
  .int()
  .min(0)
  .max(2 * DAY_MS)

const device = allowed(DEVICE)

/** Half-written counts and forms of a post. They are no commands, and only the devices of that post may read them. */
export const drafts = router({
  /**
   * The forms of the caller's post as the device left them that wrote last, how long ago that was (null where none did)
   * and whether it was the caller.
   */
  kept: device.query(async ({ ctx: { identity } }) => {
    const { clubId, sessionId, device } = identity
    const nothing = { drafts: {}, ago: null, isOwn: false }
    if (!device) return nothing
    const { evening, post } = device
    const { sql, now } = running()
    const latest = await draftsAt(sql, { clubId, evening, post })
    if (!latest || latest.at === null) return nothing
    const ago = Math.max(0, now() - latest.at)
    return { drafts: latest.drafts ?? {}, ago, isOwn: latest.sessionId === sessionId }
  }),

  /** Stores the forms as this device has them, last written `ago` ms before now, in place of what it sent before. */
  keep: device
    .input(z.object({ drafts: Drafts, ago: Ago }))
    .mutation(async ({ ctx: { identity }, input: { drafts, ago } }) => {
      const { clubId, sessionId } = identity
      const { sql, now } = running()
      await keepDrafts(sql, { clubId, sessionId }, drafts, now() - ago)
    }),
})
