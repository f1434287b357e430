import { z } from 'zod'
import type { Refused } from '../../kernel/decider'
import { type Decision, happens } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { atTheDraw, onceDrawing } from '../frame/offered'
import { isLastHand } from '../giro/showing'
import { handIn, hasBegun } from '../giro/turn'
import { afterPlay, type PlayEvent } from '../play/events'
import { noteOf } from '../play/notes'
import { ended, makeMove, type Played, playAt } from '../play/speak'
import { holders, playing, speakers } from '../play/speakers'
import { mayAct } from '../play/verify'
import { countsMaskedApart } from '../readings'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import type { Move, Play } from '../state/play'
import { DRAW_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const
const Cards = z.int().min(0).max(5)

/** V.9, F3: a player who plays on with four cards changes four at most. */
function moreThanHeld(play: Play, member: MemberId, cards: number): Refused | null {
  const count = handIn(play, member)?.count ?? 5
  return cards > count ? refuse('V.9', 'more-than-held', { member: { member }, count }) : null
}

/** IX.2, F1: up to five cards, each player in turn; a player who asks for more than three gets them in two takes. */
const askCards = command({
  schema: ofMember.extend({ cards: Cards }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member, cards }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (play.phase !== 'draw') return refuse('IX.2', 'not-at-the-draw')
    if ((handIn(play, member)?.asked ?? null) !== null)
      return refuse('IX.6', 'discarded-already', { member: { member } })
    if (play.speaker !== member) return refuse('IX.5', 'not-your-turn', { member: { member } })
    const tooMany = moreThanHeld(play, member, cards)
    if (tooMany) return tooMany
    return makeMove(evening, table, { kind: 'ask', member, cards }, occasion)
  },
  offeredFrom: atTheDraw,
  candidates: (evening, by) =>
    speakers(evening, by).flatMap((speaker) =>
      [0, 1, 2, 3, 4, 5].map((cards) => ({ ...speaker, cards })),
    ),
})

/**
 * IX.4, IX.5: a request may be corrected only until the next player
 * has declared, while the cards are unseen and not in doubt.
 */
const correctCards = command({
  schema: ofMember.extend({
    cards: Cards,
    seen: z.boolean().optional(),
  }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member, cards, seen }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const { moves } = play
    const last = moves.at(-1)
    if (!moves.some((move) => move.kind === 'ask' && move.member === member))
      return refuse('IX.5', 'nothing-asked-yet', { member: { member } })
    if (last?.kind !== 'ask' || last.member !== member) return refuse('IX.4', 'next-has-spoken')
    if (seen) return refuse('IX.5', 'cards-seen')
    const tooMany = moreThanHeld(play, member, cards)
    if (tooMany) return tooMany
    const replaced: PlayEvent = {
      type: 'movesReplaced',
      table,
      colpo: tableAt(evening, table).colpoNumber,
      moves: [...moves.slice(0, -1), { kind: 'ask', member, cards }],
      provision: 'IX.5',
      why: '',
    }
    return ended(afterPlay(evening, replaced, occasion), table, [replaced], occasion)
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) => {
      const last = play.moves.at(-1)
      if (last?.kind !== 'ask') return []
      const others = [0, 1, 2, 3, 4, 5].filter((cards) => cards !== last.cards)
      return others.map((cards) => ({ table, member: last.member, cards }))
    }),
})

const giveSecondTake = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.secondTake !== 'due') return refuse('IX.2', 'second-take-not-due')
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    return makeMove(evening, table, { kind: 'second-take' }, occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

/**
 * Errors at the draw, in the table's words: too many cards (IX.7), seen before discarding (IX.8), too few (IX.7), a
 * card that the cartaro turned over or one masked in the pack (IX.3). The first two put the player out with their
 * stakes lost, but never the cartaro (IX.1); a third card turned over, or a third masked one, voids the colpo.
 */
export const DRAW_ERRORS = [
  'too-many-cards',
  'looked-first',
  'too-few-cards',
  'face-up',
  'masked',
] as const

const reportDrawError = command({
  schema: ofMember.extend({
    error: z.enum(DRAW_ERRORS),
    count: z.int().min(1).max(4).optional(),
  }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, member, error, count = 4 }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
    if (play.phase !== 'draw' && play.phase !== 'arrival') return refuse('IX.7', 'not-at-the-draw')
    if (handIn(play, member)?.standing !== 'in')
      return refuse('IX.7', 'not-in-the-game', { member: { member } })
    if (
      (error === 'face-up' || error === 'masked') &&
      play.phase === 'arrival' &&
      hasBegun(play.moves)
    )
      return refuse('V.8', 'too-late-for-that')
    return makeMove(evening, table, drawError(member, error, count), occasion)
  },
  offeredFrom: onceDrawing,
  candidates: (evening, by) =>
    holders(evening, by).flatMap((holder) =>
      DRAW_ERRORS.filter(
        (error) => error !== 'masked' || countsMaskedApart(tableAt(evening, holder.table)),
      ).map((error) =>
        error === 'too-few-cards' ? { ...holder, error, count: 4 } : { ...holder, error },
      ),
    ),
  bounds: (_evening, { error }) =>
    error === 'too-few-cards' ? { count: { min: 1, max: 4, step: 1 } } : {},
})

function drawError(member: MemberId, error: (typeof DRAW_ERRORS)[number], count: number): Move {
  switch (error) {
    case 'too-many-cards':
      return { kind: 'put-out', member, stakes: 'lost', provision: 'IX.7' }
    case 'looked-first':
      return { kind: 'put-out', member, stakes: 'lost', provision: 'IX.8' }
    case 'too-few-cards':
      return { kind: 'card-count', member, count }
    case 'face-up':
      return { kind: 'face-up', member }
    case 'masked':
      return { kind: 'face-up', member, masked: true }
  }
}

/**
 * A player's cards were taken by mistake. They get them back if everybody can tell
 * which they were; otherwise they play with the cards left, or are out with none.
 * They never take their stake back; compensation is between the two players.
 */
const reportLostCards = command({
  schema: ofMember.extend({
    cards: z.int().min(1).max(5),
    evident: z.boolean(),
  }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, member, cards, evident }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const stopped = mayAct(play, member)
    if (stopped) return stopped
    if (evident) return happens(noteOf(tableAt(evening, table), 'IX.9', member))
    const left = Math.max(0, (handIn(play, member)?.count ?? 5) - cards)
    if (left === 0 && isLastHand(play, member))
      return refuse('IX.9', 'last-hand-left', { member: { member } })
    const move: Move =
      left > 0
        ? { kind: 'card-count', member, count: left }
        : { kind: 'put-out', member, stakes: 'lost', provision: 'IX.9' }
    return makeMove(evening, table, move, occasion)
  },
  candidates: (evening, by) =>
    holders(evening, by)
      .filter(({ table }) => tableAt(evening, table).play?.phase === 'draw')
      .flatMap((holder) => [true, false].map((evident) => ({ ...holder, cards: 1, evident }))),
  bounds: (_evening, { evident }) => (evident ? {} : { cards: { min: 1, max: 5, step: 1 } }),
})

/** IX.10, F2: a confused mazzo is rebuilt from all cards not in play, and cut; not after hands are taken up. */
const rebuildMazzo = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table }): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.phase !== 'draw') return refuse('IX.10', 'not-at-the-draw')
    return happens(noteOf(tableAt(evening, table), 'IX.10', null))
  },
  offeredFrom: atTheDraw,
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table })),
})

/** Art. IX: discard and draw. */
export const draw = article({
  id: 'IX',
  commands: {
    askCards,
    correctCards,
    giveSecondTake,
    reportDrawError,
    reportLostCards,
    rebuildMazzo,
  },
  refusals: DRAW_REFUSALS,
  evolve: {},
})
