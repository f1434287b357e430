import { z } from 'zod'
import { findClub } from '@/db/queries/clubs'
import type { RowRecord } from '@/db/queries/tableaux'
import { HIDDEN } from '../directory'
import { holds, type Identity } from '../identity'
import { oneAtATime } from '../oneAtATime'
import { running } from '../running'
import { anybody, OFFICERS, router } from '../trpc'
import { proofOf } from '../verify'

export const verify = router({
  /**
   * What a hash on paper proves; `proof` is null when no tableau bears it, all is null when there is no such club.
   * Figures by name only for members of that club: in full for officers and those who played, for others as on the
   * board. Recomputing costs, so one at a time.
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
      return {
        club: { name, shortName, slug, unit, decimals, timeZone },
        proof: proof && { ...proof, rows: await rowsFor(identity, club.clubId, proof.rows) },
      }
    }),
})

/** The lines without anybody's id or card; null for who is no member of the club. */
async function rowsFor(identity: Identity | null, clubId: string, rows: readonly RowRecord[]) {
  const me = identity?.clubId === clubId ? identity.member : null
  if (!identity || !me) return null
  const isWide = holds(identity, OFFICERS) || rows.some(({ memberId }) => memberId === me.id)
  const names = await running().directory.of(clubId)
  return rows.map(({ memberId, card: _card, name, ...figures }) => {
    return { ...figures, name: isWide ? name : (names.get(memberId)?.board ?? HIDDEN) }
  })
}
