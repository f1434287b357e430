import { z } from 'zod'
import { precedentsOn } from '@/db/queries/precedents'
import { totalChips } from '@/rules/kernel/chips'
import { running } from '../running/running'
import { ofEvening } from './tied'
import { router } from './trpc'

/** The number of rulings shown before a new one. */
const MOST_PRECEDENTS = 10

/** Earlier rulings of the club. */
export const precedents = router({
  /**
   * XVII.2: the club's rulings under a provision on earlier evenings, the latest first, without names: for the
   * deputato, and for the arbiters of this evening.
   */
  on: ofEvening('deputato', 'arbiter')
    .input(z.object({ provision: z.string().max(10) }))
    .query(async ({ ctx: { identity, stream }, input: { evening, provision } }) => {
      const sought = {
        game: stream.game.decider.game,
        provision,
        without: evening,
        limit: MOST_PRECEDENTS,
      }
      const found = await precedentsOn(running().sql, identity.clubId, sought)
      return found.map(({ streamId, position, ruling, ...line }) => ({
        ...line,
        key: `${streamId}/${position}`,
        changed: ruling.inFavourOf !== null,
        why: ruling.why,
        chips: totalChips(ruling.transfers),
      }))
    }),
})
