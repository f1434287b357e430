import { z } from 'zod'
import { findClub } from '@/db/queries/clubs'
import { Problem } from '../common/errors'
import { Id, Ref } from '../common/given'
import { HIDDEN } from '../live/directory'
import { running } from '../running/running'
import { anybody, router } from './trpc'

/** Draws, with the data to repeat them. */
export const lots = router({
  /**
   * A table's draw, with everything needed to repeat it (II.2): the hash shown before, the seed shown after, and the
   * signatures in the order drawn. Names as on the board.
   */
  table: anybody
    .input(z.object({ slug: z.string().max(60), evening: Id, table: Ref }))
    .query(async ({ input: { slug, evening, table } }) => {
      const { sql, streams, directory } = running()
      const club = await findClub(sql, slug)
      if (!club) throw new Problem('no-such-table')
      const stream = await streams.find(club.clubId, evening)
      const drawn = stream?.game.draw?.(stream.state, table)
      if (!stream || !drawn) throw new Problem('no-such-table')
      const names = await directory.of(club.clubId)
      const order = drawn.order.map(({ member, number }) => ({
        number,
        name: names.get(member)?.board ?? HIDDEN,
      }))
      return { game: stream.game.decider.game, ...drawn, order }
    }),
})
