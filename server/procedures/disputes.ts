import { disputesWaiting, type WaitingDispute } from '@/db/queries/disputes'
import type { MemberId } from '@/rules/kernel/ids'
import type { WaitingCase } from '../games/game'
import { namesIn } from '../live/shown'
import { running } from '../running/running'
import { lookingAs } from './tied'
import { router } from './trpc'

/** The number listed at once; later ones appear as these are ruled on. */
const MOST_DISPUTES = 30

/** Disputes of closed evenings. */
export const disputes = router({
  /**
   * XVII.3: the disputes of closed evenings that wait for a final decision, those passed on first: all of them for the
   * deputato and the desk; for a member those that the contenders put before them (XVII.4).
   */
  waiting: lookingAs.query(async ({ ctx: { identity, audience } }) => {
    const { sql, directory } = running()
    const { clubId } = identity
    const arbiter = audience.kind === 'member' ? audience.member : null
    const found = await disputesWaiting(sql, clubId, { arbiter, limit: MOST_DISPUTES })
    const cases: (WaitingCase & { game: string; evening: string; title: string; day: string })[] =
      []
    for (const { streamId: evening, title, day, ...one } of found) {
      const waiting = await caseOf(clubId, { evening, arbiter, ...one })
      if (waiting) cases.push({ evening, title, day, ...waiting })
    }
    const names = namesIn(JSON.stringify(cases), await directory.of(clubId))
    return { cases, names }
  }),
})

type Sought = Pick<WaitingDispute, 'tableId' | 'number'> & {
  evening: string
  arbiter: MemberId | null
}

/** The dispute as its evening shows it, including whether all contenders named the same arbiters. */
async function caseOf(
  clubId: string,
  sought: Sought,
): Promise<(WaitingCase & { game: string }) | undefined> {
  const stream = await running().streams.find(clubId, sought.evening)
  const found = stream?.game.disputes
    ?.waiting(stream.state, sought.arbiter)
    .find(({ table, dispute }) => table.id === sought.tableId && dispute.number === sought.number)
  return stream && found ? { game: stream.game.decider.game, ...found } : undefined
}
