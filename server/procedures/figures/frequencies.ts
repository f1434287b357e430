import { z } from 'zod'
import { MEMBERS } from '../../access/rights'
import { Problem } from '../../common/errors'
import { frequenciesBetween } from '../../history/frequencies'
import { periodOf } from '../../history/season'
import { running } from '../../running/running'
import { allowed, router } from '../trpc'

/** How often cards came and places were drawn, for every member; without anybody's name. */
export const frequencies = router({
  of: allowed(...MEMBERS)
    .input(z.object({ period: z.string().max(10) }))
    .query(async ({ ctx: { identity }, input }) => {
      const period = periodOf(input.period)
      if (!period) throw new Problem('not-found')
      const { sql, games } = running()
      return await frequenciesBetween(sql, games, { clubId: identity.clubId, ...period })
    }),
})
