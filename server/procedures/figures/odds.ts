import { z } from 'zod'
import { Problem } from '../../common/errors'
import { Id, Ref } from '../../common/given'
import { oddsBetween, oddsOfTable } from '../../history/odds'
import { periodOf } from '../../history/season'
import { running } from '../../running/running'
import { forWatch } from '../tied'
import { router } from '../trpc'

/** The roles that sign for the management of a table, where nobody holds the office. */
const watching = forWatch('deputato', 'amministratore', 'office')

/** Chance beside the book: what the tables of the banked games won beside what was to be expected. Never by member. */
export const odds = router({
  /** Every table and day of a period; the `waiting` evenings are asked for after the `last` one. */
  days: watching
    .input(z.object({ period: z.string().max(10), after: Id.optional() }))
    .query(async ({ ctx: { identity }, input }) => {
      const period = periodOf(input.period)
      if (!period) throw new Problem('not-found')
      const { sql, games } = running()
      const { after } = input
      return await oddsBetween(sql, games, { clubId: identity.clubId, ...period, after })
    }),

  /** One table of a day, round by round; null where its rounds were not kept. */
  table: watching
    .input(z.object({ evening: Id, table: Ref }))
    .query(async ({ ctx: { identity }, input: { evening, table } }) => {
      const { sql, streams } = running()
      const { clubId } = identity
      const stream = await streams.find(clubId, evening)
      if (!stream) throw new Problem('no-such-evening')
      const { version } = stream
      const known = stream.game.odds
      return known ? await oddsOfTable(sql, known, { clubId, evening, table, version }) : null
    }),
})
