import { z } from 'zod'
import { civilDay } from '@/messages/evening'
import { DESK } from '../access/rights'
import { Problem } from '../common/errors'
import { importEvenings } from '../imports/evenings'
import { LIMITS } from '../imports/line'
import { running } from '../running/running'
import { clubAt } from './clubs'
import { allowed, router } from './trpc'

/**
 * Base64 is a third longer than the bytes; the limit is a little higher, so that a file that is too large gets its own
 * error.
 */
const LONGEST = Math.ceil(LIMITS.bytes * 1.4)

/** Imports of past evenings from files. */
export const imports = router({
  /** Past evenings from a CSV file, in base64 so that its encoding can be checked; all of it or nothing. */
  evenings: allowed(...DESK)
    .input(z.object({ game: z.string().max(40), file: z.base64().max(LONGEST) }))
    .mutation(async ({ ctx: { identity }, input }) => {
      const { sql, now, directory, games } = running()
      const game = Object.hasOwn(games, input.game) ? games[input.game] : undefined
      if (!game?.imports) throw new Problem('no-such-game', { game: input.game })
      const { settle } = game.imports
      const { clubId, decimals, timeZone } = await clubAt(identity.slug)
      const today = civilDay(now(), timeZone)
      const bytes = Buffer.from(input.file, 'base64')
      const by = { member: identity.member?.id ?? null }
      const report = await importEvenings(sql, {
        clubId,
        game: input.game,
        decimals,
        today,
        bytes,
        by,
        settle,
      })
      directory.changed(clubId)
      return report
    }),
})
