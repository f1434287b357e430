import { z } from 'zod'
import { DEMO } from '@/db/demo'
import { listClubs } from '@/db/queries/clubs'
import type { Identity } from '../access/identity'
import type { Right } from '../access/rights'
import { isProblem, Problem } from '../common/errors'
import { running } from '../running/running'
import { allowed, router } from './trpc'

/** The beginning of a backup's address. */
export const BACKUP = '/backup/'
/** Rights to a backup, and to everything that leads to one. */
export const KEEPERS = ['amministratore'] as const satisfies readonly Right[]

/**
 * A backup holds every club of the installation, and its secret: only the administrator of its only club may download
 * it. The demo club holds nobody's data; its own administrator may while there is no other club.
 */
export async function refuseSeveralClubs({ clubId }: Identity): Promise<void> {
  const clubs = await listClubs(running().sql)
  const others = clubs.filter((club) => club.clubId !== clubId && club.slug !== DEMO.slug)
  if (others.length > 0) throw new Problem('several-clubs')
}

const administrator = allowed(...KEEPERS)

/** Backups, and the verification of stored data. */
export const keeping = router({
  /** The last backup, the folder, the last failure, and whether this club's backup may be downloaded. */
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

  /** Compares all stored data of the club with its journals. */
  verify: administrator.mutation(async ({ ctx: { identity } }) => {
    const { evenings, events, tableaux, findings } = await running().keeping.verify(identity.clubId)
    return { evenings, events, tableaux, findings: findings.slice(0, 100) }
  }),

  /** The address of one download, valid for a minute: it contains everything, so the password is asked for again. */
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
