import { z } from 'zod'
import type { Decision } from '../decider'
import { betBounds, speakers } from './06-opening'
import { articleOf } from './article'
import { tableAt } from './at-table'
import type { Evening } from './evening'
import { type Played, speak } from './play/speak'
import { MemberId, TableId } from './state/ids'

const { article, command } = articleOf<Evening, never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const

/** E8: after the draw one may leave the word to the next while nobody has bet. */
const sayParol = command({
  schema: z.object({ table: TableId, member: MemberId }),
  may: AT_TABLE,
  decide: (evening, { table, member }, occasion): Decision<Played> =>
    speak(evening, table, { kind: 'parol', member }, occasion),
  candidates: speakers,
})

/** E8: from the cip upwards; no figure means the cip. */
const bet = command({
  schema: z.object({
    table: TableId,
    member: MemberId,
    chips: z.int().positive().max(1_000_000_000).nullable().default(null),
  }),
  may: AT_TABLE,
  decide(evening, { table, member, chips }, occasion): Decision<Played> {
    const { play } = tableAt(evening, table)
    const hand = play?.hands[member]
    const room = hand ? hand.round + hand.limit - hand.put : 0
    const to = chips ?? Math.min(play?.cip ?? 1, room)
    return speak(evening, table, { kind: 'bet', member, to }, occasion)
  },
  candidates: (evening, by) =>
    speakers(evening, by).map((speaker) => ({ ...speaker, chips: null })),
  bounds: (evening, payload) => ({ chips: betBounds(evening, payload, 'bet') }),
})

/** Art. XI: after the draw. */
export const arrival = article({ id: 'XI', commands: { sayParol, bet }, refusals: {}, evolve: {} })
