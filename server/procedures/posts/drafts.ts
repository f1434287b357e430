import { z } from 'zod'
import { draftsAt, keepDrafts } from '@/db/queries/devices'
import { DEVICE } from '../../access/identity'
import { running } from '../../running/running'
import { allowed, router } from '../trpc'

/** The forms of a post are a few counts and sums. */
const MOST_CHARACTERS = 20_000

const Drafts = z
  .record(z.string().max(80), z.unknown())
  .refine((drafts) => JSON.stringify(drafts).length <= MOST_CHARACTERS)

const device = allowed(DEVICE)

/** Counts and forms half written at a device's post; they are no commands, and only a device of that post reads them. */
export const drafts = router({
  /** The drafts of the device here now, or of the one before it, which may be lost. */
  kept: device.query(async ({ ctx: { identity } }) => {
    const { clubId, device } = identity
    if (!device) return {}
    const { evening, post } = device
    return await draftsAt(running().sql, { clubId, evening, post })
  }),

  /** Keeps the drafts of this device in place of those before. */
  keep: device
    .input(z.object({ drafts: Drafts }))
    .mutation(async ({ ctx: { identity }, input }) => {
      const { clubId, sessionId } = identity
      await keepDrafts(running().sql, { clubId, sessionId }, input.drafts)
    }),
})
