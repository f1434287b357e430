import { z } from 'zod'
import { readStream } from '@/db/journal'
import { disputesWaiting, type WaitingDispute } from '@/db/queries/disputes'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import type { KeptEvent } from '@/rules/kernel/replay'
import { actorOf } from '../access/identity'
import { Problem } from '../common/errors'
import { Provision } from '../common/given'
import type { Games, WaitingCase } from '../games/game'
import { namesIn } from '../live/shown'
import { running } from '../running/running'
import { lookingAs, ofDispute } from './tied'
import { router } from './trpc'

/** The number listed at once; later ones appear as these are ruled on. */
const MOST_DISPUTES = 30

const Considered = z.object({
  provision: Provision.nullable(),
  /** Chips that the judge thinks of moving; none while they are still writing. */
  transfers: z
    .array(
      z.object({
        from: z.string().max(80).transform(asAccount),
        to: z.string().max(80).transform(asAccount),
        chips: z.int().positive().max(MOST_CHIPS).transform(asChips),
      }),
    )
    .max(50),
})

/** The games whose disputes are ruled on after their evening is closed too. */
export const ruledOnLater = (games: Games): string[] =>
  Object.keys(games).filter((game) => games[game]?.disputes?.waiting)

/** Disputes of closed evenings, and the facts of one for its judges. */
export const disputes = router({
  /**
   * XVII.3: the disputes of closed evenings that wait for a final decision, those passed on first: all of them for the
   * deputato and the desk; for a member those that the contenders put before them (XVII.4).
   */
  waiting: lookingAs.query(async ({ ctx: { identity, audience } }) => {
    const { sql, directory, games } = running()
    const { clubId } = identity
    const arbiter = audience.kind === 'member' ? audience.member : null
    const found = await disputesWaiting(sql, clubId, {
      games: ruledOnLater(games),
      arbiter,
      limit: MOST_DISPUTES,
    })
    const cases: (WaitingCase & { game: string; evening: string; title: string; day: string })[] =
      []
    for (const { streamId: evening, title, day, ...one } of found) {
      const waiting = await caseOf(clubId, { evening, arbiter, ...one })
      if (waiting) cases.push({ evening, title, day, ...waiting })
    }
    const names = namesIn(JSON.stringify(cases), await directory.of(clubId))
    return { cases, names }
  }),
  /**
   * XVII.2: the rulings open now, each with resti, pot and tableau as they would be, or the reason why it is
   * impossible. They are decided on a copy of the evening and never stored.
   */
  rulings: ofDispute('deputato', 'arbiter')
    .input(Considered)
    .query(
      ({ ctx: { identity, stream, disputes }, input: { evening: _evening, ...considered } }) => {
        const occasion = { at: running().now(), by: actorOf(identity) }
        const open = disputes.rulings?.(stream.state, considered, occasion)
        if (!open) throw new Problem('not-found')
        return open
      },
    ),
  /** XVII.2: the disputed play step by step, with the names in it; null where the dispute is about none. */
  replay: ofDispute('deputato', 'arbiter').query(
    async ({ ctx: { identity, stream, disputes }, input: { evening, ...at } }) => {
      const { clubId } = identity
      const events = await eventsOf(clubId, evening)
      const replay = disputes.replay?.(stream.state, at, events) ?? null
      return { replay, names: await namesOf(clubId, replay) }
    },
  ),
  /**
   * S.39a: the disputed play as it might have been, each case with the chips that would move; null where the game has
   * none, or the dispute is about no play. Nothing is stored.
   */
  whatIfs: ofDispute('deputato', 'arbiter').query(
    async ({ ctx: { identity, stream, disputes }, input: { evening, ...at } }) => {
      const { clubId } = identity
      const events = disputes.whatIfs ? await eventsOf(clubId, evening) : []
      const whatIfs = disputes.whatIfs?.(stream.state, at, events) ?? null
      return { whatIfs, names: await namesOf(clubId, whatIfs) }
    },
  ),
})

/** All events of an evening, in order. */
async function eventsOf(clubId: string, evening: string): Promise<KeptEvent[]> {
  const events: KeptEvent[] = []
  for await (const { position, at, by, event } of readStream(running().sql, clubId, evening))
    events.push({ position, at, by, event })
  return events
}

/** The names of the members whom an answer names. */
const namesOf = async (clubId: string, answer: unknown) =>
  namesIn(JSON.stringify(answer), await running().directory.of(clubId))

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
    ?.waiting?.(stream.state, sought.arbiter)
    .find(({ table, dispute }) => table.id === sought.tableId && dispute.number === sought.number)
  return stream && found ? { game: stream.game.decider.game, ...found } : undefined
}
