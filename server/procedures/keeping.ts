import { z } from 'zod'
import { demoStateOf, findDemo } from '@/db/demo'
import { hasClubBeside } from '@/db/queries/clubs'
import type { Identity } from '../access/identity'
import type { Right } from '../access/rights'
import { Problem } from '../common/errors'
import { running } from '../running/running'
import { allowed, router } from './trpc'

/** The beginning of a backup's address. */
export const BACKUP = '/backup/'
/** Rights to a backup, and to everything that leads to one. */
export const KEEPERS = ['amministratore'] as const satisfies readonly Right[]

/**
 * The reason why an administrator may not download a backup; null when they may. A backup holds every club of the
 * installation, and its secret: it is for the administrator of its only club. A demo club beside it holds nobody's data;
 * its own administrator, whose password everybody knows, gets none.
 */
async function refusalOfDownload({
  clubId,
}: Identity): Promise<'demo-club' | 'several-clubs' | null> {
  const { sql } = running()
  if (await demoStateOf(sql, clubId)) return 'demo-club'
  const demo = await findDemo(sql)
  const without = demo ? [clubId, demo.clubId] : [clubId]
  return (await hasClubBeside(sql, without)) ? 'several-clubs' : null
}

/** Throws Problem: `demo-club`, `several-clubs`. */
export async function refuseDownload(identity: Identity): Promise<void> {
  const refused = await refusalOfDownload(identity)
  if (refused) throw new Problem(refused)
}

const administrator = allowed(...KEEPERS)

/** Backups, and the verification of stored data. */
export const keeping = router({
  /** The last backup, the folder, the last failure, and whether this club's backup may be downloaded. */
  status: administrator.query(async ({ ctx: { identity } }) => {
    const { nights } = running().keeping
    return { ...nights.status(), refused: await refusalOfDownload(identity) }
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
      await refuseDownload(identity)
      await signIn.confirm({ clubId, card: member.card, password }, { address, userAgent: null })
      return { url: `${BACKUP}${encodeURIComponent(slug)}/${keeping.admit(sessionId)}` }
    }),
})
