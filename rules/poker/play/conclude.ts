import { type Chips, greater, lesser, NO_CHIPS } from '../../kernel/chips'
import type { Draft } from '../../kernel/draft'
import type { MemberId } from '../../kernel/ids'
import { type HandRanking, rankHands, rankingGiven } from '../12-showdown/judging'
import { honoursOf } from '../14-onori/honours'
import { isUnseen } from '../giro/showing'
import { handIn, handOf, playersIn } from '../giro/turn'
import { keepsFoldedStakes, tellsOpeningAtParol } from '../readings'
import type { Put, RecordedOutcome } from '../state/colpo'
import type { Play } from '../state/play'
import { sidesOf } from './sides'

export type Won = Extract<RecordedOutcome, { kind: 'won' }>
type Parol = Extract<RecordedOutcome, { kind: 'parol' }>

/** The end of a colpo: an outcome to settle, or void with every stake taken back. */
export type Conclusion =
  | { kind: 'settle'; outcome: RecordedOutcome }
  | { kind: 'void'; provision: string }

/** The table's judgement of hands that the software does not know. */
export interface Judgement {
  ranking: readonly (readonly MemberId[])[]
  honours: Won['honours']
}

/**
 * The end of the colpo as the moves give it. Null while something is missing: a move, the opening, a hand, or the
 * table's judgement of cards that the software does not know. Source: D2, G1, VI.5, VI.6, XII.
 */
export function conclude(
  play: Play,
  straights: Uint8Array,
  judged: Judgement | null = null,
): Conclusion | null {
  if (play.nullified !== null) return { kind: 'void', provision: play.nullified }
  if (play.answering.length > 0 || play.speaker !== null) return null
  if (play.phase === 'opening') return { kind: 'settle', outcome: { kind: 'nobody-opened' } }
  if (play.phase !== 'showdown') return null
  if (play.parol) return { kind: 'settle', outcome: parol(play) }
  if (play.openingHeld === null && !openerWithdrew(play)) return null
  const judge = judged ? rankingGiven(judged.ranking) : rankHands(play, straights)
  return judge && byHands(play, judge, honoursDue(play, straights, judged))
}

/** XII.5: the software finds the honours in cards it knows; for cards that only the table saw, the table names them. */
function honoursDue(play: Play, straights: Uint8Array, judged: Judgement | null): Won['honours'] {
  const unseen = (judged?.honours ?? []).filter(({ member }) => isUnseen(play, member))
  return [...honoursOf(play, straights), ...unseen]
}

/** X.2, X.3: an opener who took back all they put in and left need not show the opening, and owes no refund. */
const openerWithdrew = (play: Play): boolean =>
  play.opener !== null && handIn(play, play.opener)?.standing === 'withdrawn'

function puts(play: Play): Put[] {
  const put: Put[] = []
  const [first, ...others] = playersIn(play)
  const alone = others.length === 0 && !play.partito ? first : undefined
  for (const member of play.giro) {
    const chips = member === alone ? covering(play, member) : handOf(play, member).put
    if (chips > 0) put.push({ member, chips })
  }
  return put
}

/**
 * VIII.2: the stake of a player left alone: after a raise fell they may not have answered what those put in who threw
 * their cards since. They have covered it, and it comes back to them with the pot.
 */
function covering(play: Play, member: MemberId): Chips {
  const { put, limit } = handOf(play, member)
  const thrown = play.giro.flatMap((other) => {
    const hand = handOf(play, other)
    return other === member || hand.standing === 'out' ? [] : [hand.put]
  })
  const [, second = NO_CHIPS] = thrown.sort((a, b) => b - a)
  return greater(put, lesser(limit, second))
}

/** X.2, X.3: players who left because of a faulty pack take their uscita back too. */
function backOf(play: Play): Put[] {
  const stays = (member: MemberId) =>
    play.moves.some(
      (move) => move.kind === 'put-out' && move.member === member && move.uscita === 'stays',
    )
  const back: Put[] = []
  for (const member of play.giro) {
    const { standing, uscita } = handOf(play, member)
    if (standing === 'withdrawn' && uscita > 0 && !stays(member))
      back.push({ member, chips: uscita })
  }
  return back
}

/** V.9, IX.7: the players who were put out and lose all they put in; in a partito also those who had thrown (XV.1). */
const lostBy = (play: Play): MemberId[] =>
  play.giro.filter((member) => {
    const { standing, put } = handOf(play, member)
    const folded = play.partito && standing === 'folded' && keepsFoldedStakes(play)
    return (standing === 'out' || folded) && put > 0
  })

/** XV.1: the players who agreed to play for the bare pot, also those put out since. */
const agreedBy = (play: Play): MemberId[] =>
  play.giro.filter((member) => {
    const { standing } = handOf(play, member)
    return standing === 'in' || standing === 'out'
  })

function parol(play: Play): RecordedOutcome {
  const outcome: Draft<Parol> = { kind: 'parol', put: puts(play), remainers: playersIn(play) }
  const back = backOf(play)
  if (back.length > 0) outcome.back = back
  if (play.opener !== null && tellsOpeningAtParol(play)) outcome.opener = play.opener
  return outcome
}

function byHands(play: Play, judge: HandRanking, honours: Won['honours']): Conclusion {
  const { opener } = play
  const wrong = play.openingHeld === false && !openerWithdrew(play) ? opener : null
  if (wrong !== null && judge.ranking[0]?.includes(wrong))
    return { kind: 'void', provision: whyVoid(play, wrong) }
  const put = puts(play)
  const ranking = judge.ranking.map((group) => [...group])
  const outcome: Draft<Won> = { kind: 'won', put, ranking, honours, refund: wrong }
  const sides = sidesOf(play, put, judge, wrong)
  if (sides.length > 0) outcome.sides = sides
  const lost = lostBy(play)
  if (lost.length > 0) outcome.lost = lost
  if (play.partito) {
    outcome.partito = true
    outcome.agreed = agreedBy(play)
  }
  const back = backOf(play)
  if (back.length > 0) outcome.back = back
  return { kind: 'settle', outcome }
}

/**
 * A player who opened without the opening never wins. The way
 * they became the winner decides which provision voids the colpo.
 */
function whyVoid(play: Play, opener: MemberId): string {
  if (playersIn(play).length > 1) return 'XII.3'
  return play.lastRaiser === opener ? 'VI.5' : 'VI.6'
}
