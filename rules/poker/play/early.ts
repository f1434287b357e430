import type { MemberId } from '../../kernel/ids'
import { canBet, handIn, holdsCards } from '../giro/turn'
import { asksEarlyBettor, bindsEarlyAnswer, takesWordsAtDraw } from '../readings'
import type { Early, Move, Phase, Play } from '../state/play'
import { verifySpoken } from './verify'

/** The result of an early move when its turn comes. */
export type Fate =
  | { kind: 'stands'; move: Move }
  | { kind: 'choice'; early: Early; provision: string }
  | { kind: 'void' }

/** The move that this player announced before their turn, if any. */
export const earlyOf = (play: Play, member: MemberId): Early | undefined =>
  play.early.find(({ move }) => move.member === member)

/** XI.1: whether an early word of the player who makes this move still stands after it: drawing takes no word back. */
export const outlivesMove = ({ phase, edition }: Play, { kind }: Move): boolean =>
  phase === 'draw' &&
  takesWordsAtDraw({ edition }) &&
  (kind === 'ask' || kind === 'card-count' || kind === 'face-up')

/**
 * The result of an early move at its turn: it stands, its player may keep it or take it back, or earlier players'
 * moves made it void. Source: VI.3, VII.2, VIII.1, XI.2; E5.
 */
export function fateOf(play: Play, early: Early): Fate {
  const since = play.moves.slice(early.after)
  const raised = since.some(({ kind }) => kind === 'raise')
  const entered = since.some(({ kind }) => kind === 'accept' || kind === 'open' || kind === 'raise')
  const { move } = early
  switch (move.kind) {
    case 'pass':
      return standing(play, move)
    case 'open':
      if (play.phase === 'opening') return standing(play, move)
      // Two players opened at once: the second must play and may not raise, unless somebody between raised.
      return raised ? { kind: 'void' } : standing(play, { kind: 'accept', member: move.member })
    case 'accept':
      if (play.phase === 'arrival' && bindsEarlyAnswer(play))
        return raised ? { kind: 'choice', early, provision: 'XI.2' } : standing(play, move)
      if (entered) return { kind: 'choice', early, provision: 'VII.2' }
      return standing(play, move)
    case 'raise':
      if (raised) return { kind: 'choice', early, provision: 'VIII.1' }
      return standing(play, move)
    case 'parol':
      if (play.bet > 0 && bindsEarlyAnswer(play))
        return { kind: 'choice', early, provision: 'XI.2' }
      return standing(play, move)
    case 'bet':
      if (raised || (play.bet > move.to && asksEarlyBettor(play)))
        return { kind: 'choice', early, provision: 'XI.2' }
      return standing(play, overtaken(play, move))
  }
}

/** After an earlier player's bet, an early bet becomes a raise above it, or accepts it. */
function overtaken(play: Play, move: Extract<Early['move'], { kind: 'bet' }>): Early['move'] {
  if (play.bet === 0) return move
  const { member, to } = move
  return to >= play.bet + play.cip
    ? { kind: 'raise', member, to, multiple: null }
    : { kind: 'accept', member }
}

function standing(play: Play, move: Early['move']): Fate {
  return verifySpoken(play, move) === null ? { kind: 'stands', move } : { kind: 'void' }
}

/**
 * Whether it is this player's turn and the game changed before
 * them, so that they keep their early move or take it back.
 */
export function mayKeepOrWithdraw(play: Play, member: MemberId): boolean {
  const early = play.speaker === member ? earlyOf(play, member) : undefined
  return early !== undefined && fateOf(play, early).kind === 'choice'
}

/**
 * XI.2: whether the choice of this early move is to accept the bet or to leave: a player who spoke early after the
 * draw does not raise upon a raise.
 */
export function acceptsOrLeaves(play: Play, early: Early): boolean {
  const fate = fateOf(play, early)
  return fate.kind === 'choice' && fate.provision === 'XI.2' && asksEarlyBettor(play)
}

/** An early move that its player keeps. A raise above the new bet stays one if it is high enough, else it accepts. */
export function keptMove(play: Play, early: Early): Move {
  const { move } = early
  if (acceptsOrLeaves(play, early)) return { kind: 'accept', member: move.member }
  const kept = move.kind === 'bet' ? overtaken(play, move) : move
  return verifySpoken(play, kept) === null ? kept : { kind: 'accept', member: move.member }
}

/** An early move as the table enters it; without a figure its amount is the usual one. */
export type EarlyWord = 'open' | 'pass' | 'accept' | 'doppio' | 'paroli' | 'sayParol' | 'bet'

const ANSWERS: readonly EarlyWord[] = ['accept', 'doppio', 'paroli']

const WORDS: Readonly<Record<Phase, readonly EarlyWord[]>> = {
  opening: ['open', 'pass'],
  entry: ANSWERS,
  draw: [],
  arrival: ['sayParol', 'bet'],
  showdown: [],
}

/**
 * The moves that may be announced early in this phase; none at the
 * draw and the showdown. Source: VI.3, VII.2, VIII.1, XI.2, XI.3.
 */
export function earlyWords(play: Play): readonly EarlyWord[] {
  if (mayBetAtDraw(play)) return WORDS.arrival
  return play.phase === 'arrival' && play.bet > 0 ? ANSWERS : WORDS[play.phase]
}

/** XI.1: whether words for after the draw may be spoken before the last player has drawn. */
const mayBetAtDraw = (play: Play): boolean =>
  play.phase === 'draw' && takesWordsAtDraw(play) && !play.partito && canBet(play)

/** XI.1: whether this move is a word for after the draw, spoken at the draw. */
export const isWordAtDraw = (play: Play, { kind }: Move): boolean =>
  (kind === 'parol' || kind === 'bet') && mayBetAtDraw(play)

/** Whether a player already answered the last bet, or passed, and so has no early move to make. */
export const hasSpoken = (play: Play, member: MemberId): boolean => {
  const hand = handIn(play, member)
  return !hand || (play.phase === 'opening' ? hand.standing !== 'waiting' : hand.spoken)
}

/**
 * The players who may still announce a move before their turn, in
 * giro order; none where early moves are not allowed. Source: E5.
 */
export function mayAnnounce(play: Play): MemberId[] {
  const { speaker, answering, giro } = play
  const atDraw = mayBetAtDraw(play)
  if ((speaker === null && !atDraw) || answering.length > 0 || earlyWords(play).length === 0)
    return []
  return giro.filter((member) => {
    const hand = handIn(play, member)
    const mayStill = hand && holdsCards(hand) && !hasSpoken(play, member)
    const waits = atDraw ? hand && hand.put < hand.limit : member !== speaker
    return mayStill && waits && !earlyOf(play, member)
  })
}
