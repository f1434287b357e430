import { z } from 'zod'
import { precedentsOn } from '@/db/queries/precedents'
import { Problem } from '../errors'
import { Id } from '../given'
import { holds } from '../identity'
import { running } from '../running'
import { allowed, router } from '../trpc'

/** As many as are read before ruling. */
const LATEST = 10

export const precedents = router({
  /**
   * XVII.2: how the club ruled under a provision on earlier evenings, the latest first, without names: for the
   * deputato, and for whoever judges in this evening.
   */
  on: allowed('socio', 'deputato')
    .input(z.object({ evening: Id, provision: z.string().max(10) }))
    .query(async ({ ctx: { identity }, input: { evening, provision } }) => {
      const { sql, streams } = running()
      const { clubId, member } = identity
      const stream = await streams.find(clubId, evening)
      if (!stream) throw new Problem('no-such-evening')
      const judges = member !== null && stream.game.disputes?.judges(stream.state, member.id)
      if (!judges && !holds(identity, ['deputato'])) throw new Problem('not-allowed')
      const of = { game: stream.game.decider.game, provision, without: evening, limit: LATEST }
      const found = await precedentsOn(sql, clubId, of)
      return found.map(({ streamId, position, ruling, ...line }) => ({
        ...line,
        key: `${streamId}/${position}`,
        changed: ruling.inFavourOf !== null,
        why: ruling.why,
        chips: ruling.transfers.reduce((sum, { chips }) => sum + chips, 0),
      }))
    }),
})
