import { z } from 'zod'
import { clubUse, findClub, updateClub } from '@/db/queries/clubs'
import { written } from '@/rules/kernel/text'
import { DEVICE } from '../access/identity'
import { MEMBERS } from '../access/rights'
import { Problem } from '../common/errors'
import { running } from '../running/running'
import { byOf } from './members'
import { allowed, router } from './trpc'

const Club = z.object({
  name: written(80),
  shortName: written(30),
  /** A currency of ISO 4217, or null for points without a currency. */
  unit: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  decimals: z.int().min(0).max(3),
  timeZone: z.string().refine(isTimeZone),
})

/** The club's own facts and settings. */
export const club = router({
  /** The club's own facts, and the reasons why its unit, decimals or time zone cannot be changed now. */
  get: allowed(...MEMBERS, DEVICE).query(async ({ ctx: { identity } }) => {
    const found = await findClub(running().sql, identity.slug)
    if (!found) throw new Problem('not-found')
    const { clubId, ...facts } = found
    return { ...facts, ...(await clubUse(running().sql, clubId)) }
  }),

  /**
   * Changes the given fields; the short name in the address stays. Throws Problem `amounts-recorded` for another unit
   * or decimals once anything was played or imported, `time-zone-in-use` while an evening is open.
   */
  update: allowed('amministratore')
    .input(Club.partial())
    .mutation(async ({ ctx: { identity }, input }) => {
      const done = await updateClub(running().sql, identity.clubId, input, byOf(identity))
      if (done !== 'done') throw new Problem(done)
    }),
})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('it', { timeZone: name }))
  } catch {
    return false
  }
}
