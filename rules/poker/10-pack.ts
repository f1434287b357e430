import { z } from 'zod'
import { type Decision, refuse } from '../decider'
import { annulment } from './05-deal/annulment'
import { playing } from './06-opening'
import { holders } from './07-acceptance'
import { articleOf } from './article'
import { tableAt } from './at-table'
import type { Evening } from './evening'
import { makeMove, type Played, playAt } from './play/speak'
import { MemberId, TableId } from './state/ids'

const { article, command } = articleOf<Evening, never, Played>()

/**
 * A card that does not belong to the pack comes to light: before the opening the deal is void; later its holder may
 * leave with what he put in, until the opener has spoken after the draw; then all stands. A whole quadriglia below
 * the minimum gives the same right to whose dealt straight it spoils. Source: X.2, X.3, D9, D10.
 */
const withdrawForPack = command({
  schema: z.object({
    table: TableId,
    member: MemberId,
    because: z.enum(['alien-card', 'quadriglia']),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  decide(evening, { table, member, because }, occasion): Decision<Played> {
    const found = playAt(tableAt(evening, table))
    if ('refused' in found) return found.refused
    const { play } = found
    const provision = because === 'alien-card' ? 'X.2' : 'X.3'
    if (play.phase === 'opening')
      return annulment(evening, table, { provision: 'X.2', why: '' }, occasion)
    const spoken = play.phase === 'showdown' || (play.phase === 'arrival' && hasBegun(play.moves))
    if (spoken) return refuse(provision, 'too-late-for-that')
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (play.hands[member]?.standing !== 'in')
      return refuse(provision, 'not-in-the-game', { member })
    return makeMove(
      evening,
      table,
      { kind: 'put-out', member, stakes: 'back', provision },
      occasion,
    )
  },
  candidates: (evening, by) =>
    holders(evening, by).map((holder) => ({ ...holder, because: 'alien-card' as const })),
})

/** Whether the first to speak has spoken after the draw. */
const hasBegun = (moves: readonly { kind: string }[]) =>
  moves.some(({ kind }) => kind === 'parol' || kind === 'bet')

/** V.8: the pack's count proves wrong at the draw: void, never once the first to speak has played after it. */
const reportWrongCount = command({
  schema: z.object({ table: TableId }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table }, occasion): Decision<Played> {
    const found = playAt(tableAt(evening, table))
    if ('refused' in found) return found.refused
    const { play } = found
    const begun = play.phase === 'showdown' || hasBegun(play.moves)
    if (begun) return refuse('V.8', 'too-late-for-that')
    const provision = play.phase === 'opening' ? 'V.6' : 'V.8'
    return annulment(evening, table, { provision, why: '' }, occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

/** Art. X: a faulty pack. */
export const pack = article({
  id: 'X',
  commands: { withdrawForPack, reportWrongCount },
  refusals: {},
  evolve: {},
})
