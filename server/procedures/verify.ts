import { z } from 'zod'
import { findClub } from '@/db/queries/clubs'
import { oneAtATime } from '../oneAtATime'
import { running } from '../running'
import { anybody, router } from '../trpc'
import { proofOf } from '../verify'

export const verify = router({
  /**
   * What a hash on paper proves; `proof` is null when no tableau bears it, all is null when there is no such club.
   * Names only for who is signed in to that club. Recomputing costs, so one at a time.
   */
  check: anybody
    .input(z.object({ slug: z.string().max(60), hash: z.string().max(100) }))
    .query(async ({ ctx: { identity }, input }) => {
      const { sql, games } = running()
      const club = await findClub(sql, input.slug)
      if (!club) return null
      const { name, shortName, slug, unit, decimals, timeZone } = club
      const hash = input.hash.trim().toLowerCase()
      const isHash = /^[0-9a-f]{64}$/.test(hash)
      const proof = isHash
        ? await oneAtATime('verify', () => proofOf(sql, games, club.clubId, hash))
        : null
      const member = identity?.clubId === club.clubId && identity.member !== null
      return {
        club: { name, shortName, slug, unit, decimals, timeZone },
        proof: proof && { ...proof, rows: member ? proof.rows : null },
      }
    }),
})
