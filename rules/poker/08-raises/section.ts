import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import type { Decision } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { handIn, holdsCards } from '../giro/turn'
import { afterPlay, type PlayEvent } from '../play/events'
import { answersTo, IN_THE_ROUND } from '../play/fallen'
import { pactRefusal, speakInPact } from '../play/pact'
import { replay } from '../play/replay'
import { ended, type Played, playAt } from '../play/speak'
import { betBounds, playing, speakers } from '../play/speakers'
import { multipleOf, verifySpoken } from '../play/verify'
import { contestsAnyRaise } from '../readings'
import { refuse } from '../refuse'
import { ofMember } from '../state/forms'
import { type Move, MULTIPLES, type Multiple, type Play } from '../state/play'
import type { Table } from '../state/table'
import { RAISES_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()
const MULTIPLE_NAMES = Object.keys(MULTIPLES) as [Multiple, ...Multiple[]]

/** VIII.3: a raise by a multiple of the bet just made, or to a whole amount. */
const raise = command({
  schema: ofMember.extend({
    by: z.union([z.enum(MULTIPLE_NAMES), Amount]),
    tris: z.boolean().default(false),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, member, by, tris }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    const multiple = typeof by === 'string' ? by : null
    const to = typeof by === 'string' ? multipleOf(play, member, by) : by
    return speakInPact(evening, id, { kind: 'raise', member, to, multiple }, occasion, tris)
  },
  candidates: (evening, by) =>
    speakers(evening, by).flatMap(({ table, member }) => {
      const { min } = betBounds(evening, { table, member }, 'raise')
      const tris = needsTris(tableAt(evening, table), member)
      const named = MULTIPLE_NAMES.map((name) => ({ table, member, by: name, tris }))
      return min > 0 ? [{ table, member, by: min, tris }, ...named] : []
    }),
  bounds: (evening, payload) => ({ by: betBounds(evening, payload, 'raise') }),
})

/** A.4: this player may raise only by declaring tris or better. */
const needsTris = (table: Table, member: MemberId): boolean =>
  pactRefusal(table, 'raise', member, false) !== null &&
  pactRefusal(table, 'raise', member, true) === null

/**
 * VIII.2: the raise came late. The cartaro decides, with the table's majority. The contested player leaves the colpo
 * if they wish and the next player has not spoken; otherwise they accept the bet before them.
 */
const contestRaise = command({
  schema: ofMember.extend({ leaves: z.boolean() }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, member, leaves }, occasion): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    const at = contestable(play).findLast((place) => raiserAt(play, place) === member)
    if (at === undefined) return refuse('VIII.2', 'no-raise-of-his', { member: { member } })
    const later = play.moves.slice(at + 1)
    if (later.some(({ kind }) => !IN_THE_ROUND.includes(kind)))
      return refuse('VIII.2', 'too-late-for-that')
    if (leaves && later.length > 0) return refuse('VIII.2', 'next-has-spoken')
    const instead: Move = leaves ? { kind: 'fold', member } : { kind: 'accept', member }
    const kept = [...play.moves.slice(0, at), instead]
    for (const move of later) if (fits(replay(play, kept), move)) kept.push(move)
    const withdrawn = contestsAnyRaise(play) ? answersTo(table, play, at) : []
    const replaced: PlayEvent = {
      type: 'movesReplaced',
      table: id,
      colpo: table.colpoNumber,
      moves: kept,
      provision: 'VIII.2',
      why: '',
    }
    const events = [...withdrawn, replaced]
    const after = events.reduce((state, event) => afterPlay(state, event, occasion), evening)
    return ended(after, id, events, occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      [...new Set(contestable(play).map((place) => raiserAt(play, place)))].flatMap((member) =>
        member === null ? [] : [true, false].map((leaves) => ({ table, member, leaves })),
      ),
    ),
})

/** The places, among the moves, of the raises that may be in contest, oldest first; before edition 2 only the last. */
function contestable(play: Play): number[] {
  const raised = play.moves.flatMap(({ kind }, place) => (kind === 'raise' ? [place] : []))
  return contestsAnyRaise(play) ? raised : raised.slice(-1)
}

const raiserAt = ({ moves }: Play, place: number): MemberId | null => {
  const move = moves[place]
  return move?.kind === 'raise' ? move.member : null
}

/** Whether a later move still counts: thrown cards always; before edition 2 also a word that is still allowed. */
function fits(play: Play, move: Move): boolean {
  if (contestsAnyRaise(play) && move.kind !== 'fold') return false
  if (move.kind !== 'accept' && move.kind !== 'raise' && move.kind !== 'fold') return false
  if (move.kind === 'fold') {
    const hand = handIn(play, move.member)
    return hand !== undefined && holdsCards(hand)
  }
  return play.speaker === move.member && verifySpoken(play, move) === null
}

/** Art. VIII: raises. */
export const raises = article({
  id: 'VIII',
  commands: { raise, contestRaise },
  refusals: RAISES_REFUSALS,
  evolve: {},
})
