import { DESK } from '../access/rights'
import { namesIn } from '../live/shown'
import { running } from '../running/running'
import { ofTable } from './tied'
import { router } from './trpc'

/** The floats of a game's tables. */
export const floats = router({
  /** A table's day book, read-only; null where the table has no float. */
  book: ofTable(...DESK, 'office', 'post').query(
    async ({ ctx: { identity, stream }, input: { table } }) => {
      const book = stream.game.floats?.book(stream.state, table) ?? null
      const names = await running().directory.of(identity.clubId)
      return { book, names: namesIn(JSON.stringify(book), names) }
    },
  ),
})
