import { z } from 'zod'
import { DEMO, findDemo } from '@/db/demo'
import { findClub } from '@/db/queries/clubs'
import { isRehearsal, placeWord } from '@/db/rehearsals'
import { OFFICES } from '@/rehearsal/offices'
import { STORIES } from '@/rehearsal/stories'
import { DEVICE, type Identity } from '../access/identity'
import { DESK, MEMBERS } from '../access/rights'
import { Problem } from '../common/errors'
import { networkOf } from '../http/trust'
import { type Rehearsal, TEMPI, type Tempo } from '../rehearsal/rehearsal'
import { beginRehearsal, closeRehearsal, rehearsalOf } from '../rehearsal/rehearsals'
import { running } from '../running/running'
import { allowed, anybody, router } from './trpc'

const Asked = z.object({ story: z.string().max(60), locale: z.enum(['it', 'en']) })

const inRehearsal = allowed(...MEMBERS, DEVICE)

/** The rehearsal at which somebody sits. Throws Problem `not-found` in any other club. */
function here({ clubId }: Identity): Rehearsal {
  if (!isRehearsal(clubId)) throw new Problem('not-found')
  return rehearsalOf(clubId)
}

/** Where the person goes: the place of their office, or the desk’s for somebody who only watches. */
function wordOf({ club, story }: Rehearsal): { word: string } {
  const place = story.office ? OFFICES[story.office].place : OFFICES.secretary.place
  return { word: placeWord(club.clubId, place) }
}

/** Begins a rehearsal with the tables of this club. */
async function begun({ slug, ...asked }: z.infer<typeof Asked> & { by: string; slug: string }) {
  const from = await findClub(running().sql, slug)
  return wordOf(await beginRehearsal({ ...asked, from: from ?? null }))
}

/** Rehearsals: an evening of invented people in a club of its own, which goes when it ends. */
export const rehearsals = router({
  /** The stories that may be begun. */
  stories: anybody.query(() =>
    STORIES.map(({ name, title, what, office }) => ({ name, title, what, office })),
  ),

  /** Begins a rehearsal from the demo club, for anybody while that is open. */
  beginAtDemo: anybody.input(Asked).mutation(async ({ ctx: { address }, input }) => {
    const demo = await findDemo(running().sql)
    if (!demo || demo.isClosed) throw new Problem('not-found')
    return await begun({ ...input, by: networkOf(address), slug: DEMO.slug })
  }),

  /** Begins a rehearsal with the tables of one’s own club; none begins within another. */
  begin: allowed(...DESK)
    .input(Asked)
    .mutation(async ({ ctx: { identity }, input }) => {
      const { clubId, slug, member, sessionId } = identity
      if (isRehearsal(clubId)) throw new Problem('not-found')
      return await begun({ ...input, by: member?.id ?? sessionId, slug })
    }),

  /** Where the rehearsal stands; null in a club that is none. */
  now: inRehearsal.query(({ ctx: { identity } }) =>
    isRehearsal(identity.clubId) ? rehearsalOf(identity.clubId).look() : null,
  ),

  /** How fast the others play. */
  setPace: inRehearsal
    .input(z.object({ pace: z.literal(TEMPI) }))
    .mutation(({ ctx: { identity }, input }) => {
      here(identity).pace = input.pace as Tempo
    }),

  /** Asks for a hint: first in words, then the control itself. */
  ask: inRehearsal.mutation(({ ctx: { identity } }) => {
    here(identity).ask()
  }),

  /** Ends the rehearsal: nothing of it is left. */
  end: inRehearsal.mutation(async ({ ctx: { identity } }) => {
    here(identity)
    await closeRehearsal(identity.clubId)
  }),
})
