import { z } from 'zod'
import { findClub } from '@/db/queries/clubs'
import type { RowRecord } from '@/db/queries/tableaux'
import { OFFICERS } from '@/rules/kernel/decider'
import { holds, type Identity } from '../access/identity'
import { MEMBERS, refusalOf } from '../access/rights'
import { type Asking, Turns } from '../common/turns'
import { printProofOf } from '../history/prints'
import { proofOf } from '../history/verify'
import { networkOf } from '../http/trust'
import { HIDDEN } from '../live/directory'
import { running } from '../running/running'
import { anybody, router } from './trpc'

/** Recomputing a chain is expensive, and nobody checks more than a few papers at once. */
const checks = new Turns({ each: 5, total: 50 })

/** The proof behind a hash on paper. */
export const verify = router({
  /**
   * The proof of a hash on paper: `proof` of a tableau, `print` of another paper, null when none has it; all is null when
   * there is no such club.
   * Figures by name only for members of that club: in full for officers and those who played, for others as on the
   * board. Throws Problem `too-busy`.
   */
  check: anybody
    .input(z.object({ slug: z.string().max(60), hash: z.string().max(100) }))
    .query(async ({ ctx: { identity, address }, input }) => {
      const { sql, games } = running()
      const club = await findClub(sql, input.slug)
      if (!club) return null
      const { name, shortName, slug, unit, decimals, timeZone } = club
      const hash = input.hash.trim().toLowerCase()
      const isHash = /^[0-9a-f]{64}$/.test(hash)
      const known = isHash
        ? await checks.take(askingOf(identity, address), async () => ({
            proof: await proofOf(sql, games, club.clubId, hash),
            print: await printProofOf(sql, club.clubId, hash),
          }))
        : null
      const proof = known?.proof ?? null
      return {
        club: { name, shortName, slug, unit, decimals, timeZone },
        print: known?.print ?? null,
        proof: proof && { ...proof, rows: await rowsFor(identity, club.clubId, proof.rows) },
      }
    }),
})

/** A member comes before strangers, who count by the network they ask from. */
const askingOf = (identity: Identity | null, address: string): Asking =>
  identity?.member
    ? { who: `${identity.clubId}/${identity.member.id}`, lane: 'first' }
    : { who: networkOf(address), lane: 'others' }

/**
 * The lines without anybody's id or card number. Null for a caller who is not a member of the club, or whose temporary
 * password is not yet changed.
 */
async function rowsFor(identity: Identity | null, clubId: string, rows: readonly RowRecord[]) {
  if (identity?.clubId !== clubId || refusalOf(identity, MEMBERS) !== null) return null
  const me = identity.member?.id
  const isWide = holds(identity, OFFICERS) || rows.some(({ memberId }) => memberId === me)
  const names = await running().directory.of(clubId)
  return rows.map(({ memberId, card: _card, name, ...figures }) => {
    return { ...figures, name: isWide ? name : (names.get(memberId)?.board ?? HIDDEN) }
  })
}
