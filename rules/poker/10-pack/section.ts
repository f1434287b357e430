import { z } from 'zod'
import type { Decision } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import { annulment } from '../ending/annulment'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { beforeTheShowdown } from '../frame/offered'
import { giroAfter, hasBegun } from '../giro/turn'
import { voidsColpo } from '../play/faults'
import { lowestAt, makeMove, makeMoves, type Played, playAt } from '../play/speak'
import { holders, playing } from '../play/speakers'
import { mayAct } from '../play/verify'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import type { Move } from '../state/play'
import { PACK_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()

const BECAUSE = ['alien-card', 'quadriglia'] as const

/**
 * A card that does not belong to the pack is found. Before the opening the deal is void. Later its holder may take
 * back all they put in, uscita included, and leave, until the opener has spoken after the draw. So may a player with
 * a straight as dealt, if a whole quadriglia below the minimum spoils it. Source: X.2, X.3, D9, D10.
 */
const withdrawForPack = command({
  schema: ofMember.extend({
    because: z.enum(BECAUSE),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, member, because }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const provision = because === 'alien-card' ? 'X.2' : 'X.3'
    const stopped = mayAct(play, member)
    if (stopped) return stopped
    if (voidsColpo(play, 'withdrawForPack'))
      return annulment(evening, table, { provision: 'X.2', why: '' }, occasion)
    if (play.phase === 'showdown' || hasBegun(play.moves))
      return refuse(provision, 'too-late-for-that')
    if (because === 'quadriglia' && play.lowest === null) return refuse('X.3', 'no-quadriglia')
    const move: Move = { kind: 'put-out', member, stakes: 'back', provision }
    return makeMove(evening, table, move, occasion)
  },
  offeredFrom: beforeTheShowdown,
  candidates: (evening, by) =>
    // Before the opening the deal is void whoever holds the card, so one offer is enough.
    holders(evening, by).flatMap((holder) => {
      const { play } = tableAt(evening, holder.table)
      if (play?.phase === 'opening' && play.speaker !== holder.member) return []
      const because = play?.lowest ? BECAUSE : BECAUSE.slice(0, 1)
      return because.map((why) => ({ ...holder, because: why }))
    }),
})

/**
 * X.3, D10: whole quadriglie below the pack, down to this
 * card, count as in play; before the opening the deal is void.
 */
const reportQuadriglie = command({
  schema: ofTable.extend({ lowest: z.int().min(2).max(8) }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, lowest }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    if (lowest >= lowestAt(table)) return refuse('X.3', 'not-below-the-pack', { lowest })
    if (voidsColpo(play, 'reportQuadriglie'))
      return annulment(evening, id, { provision: 'X.2', why: '' }, occasion)
    return makeMove(evening, id, { kind: 'quadriglie', lowest }, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).map(({ table }) => ({
      table,
      lowest: Math.max(2, lowestAt(tableAt(evening, table)) - 1),
    })),
  bounds: (evening, { table }) => ({
    lowest: { min: 2, max: Math.max(2, lowestAt(tableAt(evening, table)) - 1), step: 1 },
  }),
})

/** V.8, D8: the pack's count is found wrong before the first speaker has played after the draw: the colpo is void. */
const reportWrongCount = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const begun = play.phase === 'showdown' || hasBegun(play.moves)
    if (begun) return refuse('V.8', 'too-late-for-that')
    const provision = play.phase === 'opening' ? 'V.6' : 'V.8'
    return annulment(evening, table, { provision, why: '' }, occasion)
  },
  // Before the opening it is one of the errors of the deal (V.6).
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      play.phase === 'opening' ? [] : [{ table }],
    ),
})

/**
 * V.9: after the opening, six cards are found beside four: the hand
 * of four plays on, the hand of six is out with its stakes lost.
 */
const reportSixCards = command({
  schema: ofMember.extend({ neighbour: MemberId }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, member, neighbour }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const stopped = mayAct(play, member) ?? mayAct(play, neighbour)
    if (stopped) return stopped
    if (play.phase === 'opening') return refuse('V.9', 'not-opened-yet')
    if (play.phase === 'showdown' || hasBegun(play.moves)) return refuse('V.9', 'too-late-for-that')
    const apart = Math.abs(play.giro.indexOf(member) - play.giro.indexOf(neighbour))
    if (apart !== 1 && apart !== play.giro.length - 1) return refuse('V.9', 'not-neighbours')
    const moves: Move[] = [
      { kind: 'card-count', member: neighbour, count: 4 },
      { kind: 'put-out', member, stakes: 'lost', provision: 'V.9' },
    ]
    return makeMoves(evening, table, moves, occasion)
  },
  offeredFrom: beforeTheShowdown,
  candidates: (evening, by) =>
    holders(evening, by).flatMap(({ table, member }) => {
      const { play } = tableAt(evening, table)
      const others = play ? giroAfter(play, member).slice(0, -1) : []
      const beside = [...new Set([others[0] ?? member, others.at(-1) ?? member])]
      return beside.map((neighbour) => ({ table, member, neighbour }))
    }),
})

/** Art. X: a faulty pack. */
export const pack = article({
  id: 'X',
  commands: { withdrawForPack, reportQuadriglie, reportWrongCount, reportSixCards },
  refusals: PACK_REFUSALS,
  evolve: {},
})
