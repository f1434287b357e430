import type { Chips } from '../../chips'
import type { MemberId } from '../state/ids'
import type { Hand, Move, Phase, Play } from '../state/play'
import {
  canBet,
  firstToSpeak,
  handOf,
  holdsCards,
  nextSpeaker,
  playersIn,
  withChange,
  withHand,
  withHands,
} from './turn'

/**
 * The play after a move that was found right. Never refuses; what a move is worth is read from the play itself, so
 * that replaying the moves with one of them changed gives the play that would have been.
 */
export function advance(play: Play, move: Move): Play {
  const spokenFor = 'member' in move && play.early.some((e) => e.move.member === move.member)
  const early = spokenFor ? play.early.filter((e) => e.move.member !== move.member) : play.early
  const next = made(spokenFor ? withChange(play, { early }) : play, move)
  return withChange(next, { moves: [...play.moves, move] })
}

function made(play: Play, move: Move): Play {
  switch (move.kind) {
    case 'pass':
      return goOn(
        withHand(play, move.member, { standing: 'passetto', inPassetto: true }),
        move.member,
      )
    case 'open':
      return goOn(opened(play, move.member, move.to), move.member)
    case 'accept':
      return goOn(putUpTo(play, move.member, play.bet), move.member)
    case 'raise':
      return goOn(raised(play, move.member, move.to), move.member)
    case 'bet':
      return goOn(betTo(play, move.member, move.to), move.member)
    case 'parol':
      return goOn(withHand(play, move.member, { spoken: true }), move.member)
    case 'fold':
      return left(play, move.member, { standing: 'folded' })
    case 'put-out':
      return putOut(play, move.member, move.stakes)
    case 'ask':
      return goOn(withHand(play, move.member, { asked: move.cards }), move.member)
    case 'second-take':
      return afterDraw({ ...play, secondTake: 'given' })
    case 'card-count':
      return withHand(play, move.member, { count: move.count })
    case 'face-up':
      return turnedUp({ ...play, faceUp: play.faceUp + 1 })
    case 'quadriglie':
      return { ...play, lowest: move.lowest }
    case 'take':
      return {
        ...withHand(play, move.member, { shown: { how: 'mucked', cards: [] } }),
        taker: move.member,
      }
    case 'show':
      return withHand(play, move.member, { shown: move.shown })
    case 'opening-shown':
      return openingSaid(play, move.held || move.excused)
    case 'wrong-opening':
      return openedWrongly(play, move.member)
    case 'opening-answer':
      return answered(play, move.member, move.holds)
    case 'partito':
      return { ...stakesBack(play), partito: true }
    case 'lay-down':
      return enter({ ...stakesBack(play), partito: true }, 'showdown')
  }
}

/** Puts in as much as reaches `to` in this round, or all he has. */
function putUpTo(play: Play, member: MemberId, to: Chips): Play {
  const hand = handOf(play, member)
  const more = Math.max(0, Math.min(to - hand.round, hand.limit - hand.put))
  return withHand(play, member, {
    standing: 'in',
    put: hand.put + more,
    round: hand.round + more,
    spoken: true,
  })
}

/** Everybody else has to answer a new bet. */
function toBeAnswered(play: Play, member: MemberId): Play {
  return withHands(play, (hand, of) => ({ ...hand, spoken: of === member }))
}

function opened(play: Play, member: MemberId, to: Chips): Play {
  const open = withChange(play, { phase: 'entry', opener: member, openedFor: to, bet: to })
  return putUpTo(toBeAnswered(open, member), member, to)
}

/** E3: all that is left, when it is less than a cip above the bet, is answered but lets nobody raise again. */
function raised(play: Play, member: MemberId, to: Chips): Play {
  const bet = Math.max(play.bet, to)
  const raise = withChange(play, { bet, raises: play.raises + 1, lastRaiser: member })
  const reopened = to >= play.bet + play.cip ? toBeAnswered(raise, member) : raise
  return putUpTo(reopened, member, to)
}

function betTo(play: Play, member: MemberId, to: Chips): Play {
  return putUpTo(toBeAnswered(withChange(play, { bet: to }), member), member, to)
}

/** The word passes on; at the end of a phase the next one begins. */
function goOn(play: Play, from: MemberId): Play {
  const speaker = nextSpeaker(play, from)
  if (play.answering.length > 0 || play.nullified !== null)
    return withChange(play, { speaker: null })
  const alone = isAlone(play)
  if (speaker !== null && !alone) return withChange(play, { speaker })
  if (play.phase === 'opening' || play.phase === 'showdown')
    return withChange(play, { speaker: null })
  if (alone) return enter(leftIn(play), 'showdown')
  if (play.phase === 'entry') return enter(play, 'draw')
  if (play.phase === 'draw') return secondTakeOr(play)
  // G1: bets could be made after the draw and nobody made one: all who are left said parol.
  return enter(withChange(play, { parol: play.bet === 0 }), 'showdown')
}

/** Only one holds cards after the opening: nobody is left to contest the pot. */
function isAlone(play: Play): boolean {
  if (play.phase === 'opening') return false
  let holders = 0
  for (const member of play.giro) if (holdsCards(handOf(play, member))) holders += 1
  return holders === 1
}

/** Who alone holds cards is in, even if he had not spoken when the others were put out. */
function leftIn(play: Play): Play {
  const last = play.giro.find((member) => holdsCards(handOf(play, member)))
  return last === undefined ? play : withHand(play, last, { standing: 'in' })
}

/** IX.2: who asked for more than three waits for everyone's first. */
function secondTakeOr(play: Play): Play {
  const due = playersIn(play).some((member) => (handOf(play, member).asked ?? 0) > 3)
  return due && play.secondTake === 'none'
    ? { ...play, speaker: null, secondTake: 'due' }
    : afterDraw(play)
}

/** After the last draw the bets begin, unless they were given up (XV.1) or nobody could answer one. */
const afterDraw = (play: Play): Play =>
  enter(play, play.partito || !canBet(play) ? 'showdown' : 'arrival')

/** Begins a phase: rounds start at nothing, and the word goes to whom it belongs. */
function enter(play: Play, phase: Phase): Play {
  const rested = (hand: Hand): Hand => ({
    ...hand,
    round: 0,
    spoken: false,
    standing:
      hand.standing === 'waiting' || hand.standing === 'passetto' ? 'folded' : hand.standing,
  })
  const begun = withChange(withHands(play, rested), { phase, bet: 0, early: [] })
  const speaker = phase === 'arrival' ? firstToAnswer(begun) : nextSpeaker(begun, null)
  return withChange(begun, { speaker })
}

/** XI.1: the opener or who stands in for him; who has no chips left is passed over. */
function firstToAnswer(play: Play): MemberId | null {
  const first = firstToSpeak(play)
  if (first === null) return null
  const hand = handOf(play, first)
  return hand.put < hand.limit ? first : nextSpeaker(play, first)
}

/** Somebody leaves the game: the word passes on when it was his, and the last one left goes to the showdown. */
function left(play: Play, member: MemberId, change: Partial<Hand>): Play {
  const without = withHand(play, member, change)
  const his = play.speaker === member
  return his || isAlone(without) ? goOn(without, member) : without
}

function putOut(play: Play, member: MemberId, stakes: 'lost' | 'back'): Play {
  return stakes === 'lost'
    ? left(play, member, { standing: 'out' })
    : left(play, member, { standing: 'withdrawn', put: 0, round: 0 })
}

/** IX.3: a third card turned over voids the colpo. */
const turnedUp = (play: Play): Play =>
  play.faceUp > 2 ? { ...play, speaker: null, nullified: 'IX.3' } : play

/** XV.1: who agrees takes his stake back; who was put out has lost his (IX.7). */
const stakesBack = (play: Play): Play =>
  withHands(withChange(play, { bet: 0 }), (hand) =>
    hand.standing === 'out' ? hand : { ...hand, put: 0, round: 0 },
  )

/** VI.5, E6.1–3: taken back before anybody entered, else those who entered say whether they hold it. */
function openedWrongly(play: Play, member: MemberId): Play {
  const entered = playersIn(play).filter((of) => of !== member)
  if (entered.length === 0) {
    const back = withHand(
      { ...play, opener: null, openedFor: 0, bet: 0, phase: 'opening' },
      member,
      {
        standing: 'passetto',
        inPassetto: true,
        put: 0,
        round: 0,
      },
    )
    const again: Play = { ...back, raises: 0, lastRaiser: null }
    return { ...again, speaker: nextSpeaker(again, member) }
  }
  const able = entered.filter((of) => !handOf(play, of).inPassetto)
  if (able.length === 0) return { ...play, speaker: null, nullified: 'VI.5' }
  return { ...play, speaker: null, interrupted: play.speaker, answering: able }
}

/** E6.4: with only a raiser left, who had not passed, a missing opening may still be validated by his own. */
function openingSaid(play: Play, held: boolean): Play {
  const [alone, ...others] = playersIn(play)
  const mayValidate =
    alone !== undefined &&
    others.length === 0 &&
    alone !== play.opener &&
    !handOf(play, alone).inPassetto
  return { ...play, openingHeld: held, answering: !held && mayValidate ? [alone] : [] }
}

/** E6.3: who holds it becomes the opener and will have to show it; E6.2: nobody does, and all is void. */
function answered(play: Play, member: MemberId, holds: boolean): Play {
  if (play.phase === 'showdown') return { ...play, answering: [], openingHeld: holds }
  if (holds) {
    const { interrupted } = play
    const taken: Play = { ...play, opener: member, answering: [], interrupted: null }
    const first = play.phase === 'arrival' && !playersIn(play).some((of) => hasSpoken(play, of))
    return { ...taken, speaker: first ? firstToAnswer(taken) : interrupted }
  }
  const answering = play.answering.filter((of) => of !== member)
  return answering.length > 0 ? { ...play, answering } : { ...play, answering, nullified: 'VI.5' }
}

const hasSpoken = (play: Play, member: MemberId): boolean => handOf(play, member).spoken
