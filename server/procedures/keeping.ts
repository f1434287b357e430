import { z } from 'zod'
import { DEMO } from '@/db/demo'
import { listClubs } from '@/db/queries/clubs'
import type { Identity } from '../access/identity'
import type { Right } from '../access/rights'
import { isProblem, Problem } from '../common/errors'
import { running } from '../running/running'
import { allowed, router } from './trpc'

/** Where the address of a backup begins. */
export const BACKUP = '/backup/'
/** Rights to a backup, and to everything that leads to one. */
export const KEEPERS = ['amministratore'] as const satisfies readonly Right[]

/**
 * A backup holds every club of the installation, and its secret: only the administrator of its one club may carry it
 * away. The demo club holds nobody's data; its own administrator may while there is no other club.
 */
export async function refuseSeveralClubs({ clubId }: Identity): Promise<void> {
  const clubs = await listClubs(running().sql)
  const others = clubs.filter((club) => club.clubId !== clubId && club.slug !== DEMO.slug)
  if (others.length > 0) throw new Problem('several-clubs')
}

const administrator = allowed(...KEEPERS)

/** Backups, and the proof of what is kept. */
export const keeping = router({
  /** The last backup, where backups are kept, what failed, and whether this club's may be downloaded. */
  status: administrator.query(async ({ ctx: { identity } }) => {
    const { nights } = running().keeping
    const alone = await refuseSeveralClubs(identity).then(
      () => true,
      (error: unknown) => {
        if (isProblem(error)) return false
        throw error
      },
    )
    return { ...nights.status(), mayDownload: alone }
  }),

  /** Everything kept of the club against its journals. */
  verify: administrator.mutation(async ({ ctx: { identity } }) => {
    const { evenings, events, tableaux, findings } = await running().keeping.verify(identity.clubId)
    return { evenings, events, tableaux, findings: findings.slice(0, 100) }
  }),

  /** The address of one download, good for a minute: it carries all there is, so the password is asked once more. */
  admit: administrator
    .input(z.object({ password: z.string().max(200) }))
    .mutation(async ({ ctx: { identity, address }, input: { password } }) => {
      const { signIn, keeping } = running()
      const { clubId, member, slug, sessionId } = identity
      if (!member) throw new Problem('not-allowed')
      await refuseSeveralClubs(identity)
      await signIn.confirm({ clubId, card: member.card, password }, { address, userAgent: null })
      return { url: `${BACKUP}${encodeURIComponent(slug)}/${keeping.admit(sessionId)}` }
    }),
})
