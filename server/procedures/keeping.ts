import { z } from 'zod'
import { isProblem, Problem } from '../common/errors'
import { BACKUP, KEEPERS, refuseSeveralClubs } from '../doors/backup'
import { running } from '../running/running'
import { allowed, router } from './trpc'

const administrator = allowed(...KEEPERS)

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
