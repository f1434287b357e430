import { z } from 'zod'
import { findClub, updateClub } from '@/db/queries/clubs'
import { written } from '@/rules/kernel/text'
import { Problem } from '../errors'
import { DEVICE } from '../identity'
import { running } from '../running'
import { allowed, MEMBERS, router } from '../trpc'
import { byOf } from './members'

const Club = z.object({
  name: written(80),
  shortName: written(30),
  /** A currency of ISO 4217, or null for bare points. */
  unit: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  decimals: z.int().min(0).max(3),
  timeZone: z.string().refine(isTimeZone),
})

export const club = router({
  get: allowed(...MEMBERS, DEVICE).query(async ({ ctx: { identity } }) => {
    const found = await findClub(running().sql, identity.slug)
    if (!found) throw new Problem('not-found')
    const { clubId: _clubId, ...facts } = found
    return facts
  }),

  /** Changes what is given; the short name in the address stays. */
  update: allowed('amministratore')
    .input(Club.partial())
    .mutation(({ ctx: { identity }, input }) =>
      updateClub(running().sql, identity.clubId, input, byOf(identity)),
    ),
})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('it', { timeZone: name }))
  } catch {
    return false
  }
}
