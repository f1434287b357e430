import { z } from 'zod'
import { changePassword, setPreferences } from '@/db/queries/accounts'
import { findClub } from '@/db/queries/clubs'
import { revokeSession, revokeSessionsOf, sessionsOf } from '@/db/queries/sessions'
import type { Identity } from '../access/identity'
import { hashPassword, isGuessable } from '../access/passwords'
import { MEMBERS } from '../access/rights'
import { holdingAt } from '../access/sessions'
import { Problem } from '../common/errors'
import { Alias, Id } from '../common/given'
import { running } from '../running/running'
import { selfOf } from './members'
import { allowed, anybody, router } from './trpc'

const NewPassword = z.string().min(8).max(200)
/** Every member, including one who still has to choose a password. */
const member = allowed(...MEMBERS).meta({ may: MEMBERS, beforePassword: true })

/** The signed-in person: their password, preferences and sessions. */
export const auth = router({
  /** The person signed in, and their club; null when nobody is. */
  me: anybody.query(async ({ ctx: { identity } }) => {
    if (!identity) return null
    const club = await findClub(running().sql, identity.slug)
    if (!club) return null
    const { slug, name, shortName, unit, decimals, timeZone } = club
    const { member, device, locale, mustChangePassword } = identity
    return {
      club: { slug, name, shortName, unit, decimals, timeZone },
      member,
      device,
      locale,
      mustChangePassword,
    }
  }),

  /** Chooses a new password; every other session of the member ends. Throws Problem `common-password`, `wrong-password`. */
  changePassword: member
    .input(z.object({ current: z.string().max(200), next: NewPassword }))
    .mutation(async ({ ctx: { identity, address }, input }) => {
      const { sql, now, signIn } = running()
      const { clubId, member } = identity
      if (isGuessable(input.next, await knownOf(identity))) throw new Problem('common-password')
      const given = { clubId, card: member?.card ?? '', password: input.current }
      const self = await signIn.confirm(given, { address, userAgent: null })
      await changePassword(sql, clubId, self, await hashPassword(input.next))
      await revokeSessionsOf(sql, clubId, self, now(), identity.sessionId)
      running().sessions.changed(identity.clubId)
    }),

  /** Language, how the board on the wall may name the member, and whether the season may. */
  setPreferences: member
    .input(
      z.object({
        locale: z.enum(['it', 'en']).optional(),
        alias: Alias.nullable().optional(),
        showAs: z.enum(['name', 'alias', 'hidden']).optional(),
        inSeason: z.boolean().optional(),
      }),
    )
    .mutation(async ({ ctx: { identity }, input }) => {
      const { sql, directory, sessions } = running()
      await setPreferences(sql, identity.clubId, selfOf(identity), input)
      directory.changed(identity.clubId)
      sessions.changed(identity.clubId)
    }),

  /** The devices on which the member is signed in. */
  sessions: member.query(async ({ ctx: { identity } }) => {
    const { sql, now } = running()
    const lines = await sessionsOf(sql, identity.clubId, selfOf(identity), holdingAt(now()))
    return lines.map((line) => ({ ...line, current: line.sessionId === identity.sessionId }))
  }),

  /** Ends one of the member's own sessions. */
  revokeSession: member
    .input(z.object({ session: Id }))
    .mutation(async ({ ctx: { identity }, input }) => {
      const { sql, now, sessions } = running()
      const mine = await sessionsOf(sql, identity.clubId, selfOf(identity), holdingAt(now()))
      if (!mine.some((line) => line.sessionId === input.session)) {
        throw new Problem('no-such-session')
      }
      await revokeSession(sql, identity.clubId, input.session, now())
      sessions.changed(identity.clubId)
    }),

  /** Ends every session of the member, this one too. */
  signOutEverywhere: member.mutation(async ({ ctx: { identity } }) => {
    const { sql, now, sessions } = running()
    await revokeSessionsOf(sql, identity.clubId, selfOf(identity), now())
    sessions.changed(identity.clubId)
  }),
})

/** Words about a member that anybody of the club knows. */
async function knownOf({ slug, member }: Identity): Promise<string[]> {
  const club = await findClub(running().sql, slug)
  const { card = '', name = '', alias = '' } = member ?? {}
  return [card, name, alias ?? '', slug, club?.name ?? '', club?.shortName ?? '']
}
