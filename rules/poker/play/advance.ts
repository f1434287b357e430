import { type Chips, greater, NO_CHIPS, plus } from '../../kernel/chips'
import type { Draft } from '../../kernel/draft'
import type { MemberId } from '../../kernel/ids'
import { firstToAnswer } from '../11-arrival/checks'
import { dueTo } from '../giro/stake'
import { canBet, handOf, holdsCards, isAlone, nextSpeaker, playersIn } from '../giro/turn'
import { asksAllWhoEntered, countsMaskedApart, takesWordsAtDraw } from '../readings'
import { ownPlay, type PlayDraft } from '../state/draft'
import type { Hand, Move, Phase, Play } from '../state/play'
import { couldOpen } from './could-open'
import { outlivesMove } from './early'
import { takeBack, takeStakesBack } from './stakes-back'

/**
 * The play after a verified move. Never refuses. The effect of a move depends only on the play, so that replaying the
 * moves with one of them changed gives the play as it would have been.
 */
export const advance = (play: Play, move: Move): Play => advanceAll(play, [move])

/** The play after these moves, in order. It is copied once, and the moves write into that copy. */
export function advanceAll(from: Play, moves: readonly Move[]): Play {
  const play = ownPlay(from)
  for (const move of moves) {
    if (play.early.length > 0 && 'member' in move && !outlivesMove(play, move))
      play.early = play.early.filter((early) => early.move.member !== move.member)
    const make = MOVES[move.kind] as (play: PlayDraft, move: Move) => void
    make(play, move)
  }
  play.moves = [...from.moves, ...moves]
  return play
}

type Made<K extends Move['kind']> = (play: PlayDraft, move: Extract<Move, { kind: K }>) => void

/** The effect of each kind of move on a play. */
const MOVES: { readonly [K in Move['kind']]: Made<K> } = {
  pass(play, { member }) {
    pass(handOf(play, member))
    goOn(play, member)
  },
  open(play, { member, to }) {
    play.phase = 'entry'
    play.opener = member
    play.openedFor = to
    betTo(play, member, to)
  },
  accept(play, { member }) {
    putUpTo(play, member, play.bet)
    goOn(play, member)
  },
  raise: (play, { member, to }) => raiseTo(play, member, to),
  bet: (play, { member, to }) => betTo(play, member, to),
  parol(play, { member }) {
    handOf(play, member).spoken = true
    goOn(play, member)
  },
  fold(play, { member }) {
    handOf(play, member).standing = 'folded'
    leave(play, member)
  },
  'put-out': (play, { member, stakes }) => putOut(play, member, stakes),
  ask(play, { member, cards }) {
    handOf(play, member).asked = cards
    goOn(play, member)
  },
  'second-take'(play) {
    play.secondTake = 'given'
    endDraw(play)
  },
  'card-count'(play, { member, count }) {
    handOf(play, member).count = count
  },
  'face-up': (play, { masked }) => turnUp(play, masked === true),
  quadriglie(play, { lowest }) {
    play.lowest = lowest
  },
  take(play, { member }) {
    handOf(play, member).shown = { how: 'mucked', cards: [] }
    play.taker = member
  },
  show(play, { member, shown }) {
    handOf(play, member).shown = shown
    // VI.6: an opening that was not shown is refunded, whatever the others hold.
    if (shown.how === 'mucked' && member === play.opener) play.answering = []
  },
  'opening-shown': (play, { held, excused }) => sayOpening(play, held || excused),
  'wrong-opening': (play, { member }) => openWrongly(play, member),
  'opening-answer': (play, { member, holds }) => answer(play, member, holds),
  partito(play) {
    const drawn = play.phase === 'arrival'
    takeStakesBack(play)
    if (drawn) enter(play, 'showdown')
  },
  'lay-down'(play) {
    takeStakesBack(play)
    enter(play, 'showdown')
  },
}

function pass(hand: Draft<Hand>): void {
  hand.standing = 'passetto'
  hand.inPassetto = true
}

/** Puts in the chips that bring the stake of this round to `to`, or all the player has. */
function putUpTo(play: PlayDraft, member: MemberId, to: Chips): void {
  const hand = handOf(play, member)
  const more = dueTo(hand, to)
  hand.standing = 'in'
  hand.put = plus(hand.put, more)
  hand.round = plus(hand.round, more)
  hand.spoken = true
}

/** After a new bet, all others have to answer it. */
function haveAnswered(play: PlayDraft, member: MemberId): void {
  for (const hand of play.hands) hand.spoken = false
  handOf(play, member).spoken = true
}

/** E3: a raise by less than a cip, with the rest of a resto, must be answered, but does not let anybody raise again. */
function raiseTo(play: PlayDraft, member: MemberId, to: Chips): void {
  if (to >= play.bet + play.cip) haveAnswered(play, member)
  play.bet = greater(play.bet, to)
  play.raises += 1
  play.lastRaiser = member
  putUpTo(play, member, to)
  goOn(play, member)
}

function betTo(play: PlayDraft, member: MemberId, to: Chips): void {
  play.bet = to
  haveAnswered(play, member)
  putUpTo(play, member, to)
  goOn(play, member)
}

/** The turn passes to the next speaker; at the end of a phase the next one begins. */
function goOn(play: PlayDraft, from: MemberId): void {
  if (play.answering.length > 0 || play.nullified !== null) {
    play.speaker = null
    return
  }
  const alone = isAlone(play)
  play.speaker = alone ? null : nextSpeaker(play, from)
  if (play.speaker !== null || play.phase === 'opening' || play.phase === 'showdown') return
  if (alone) leaveOne(play)
  else if (play.phase === 'entry') enter(play, 'draw')
  else if (play.phase === 'draw') giveSecondTake(play)
  else {
    // G1: bets were possible after the draw and nobody made one: all who are left said parol.
    play.parol = play.bet === 0
    enter(play, 'showdown')
  }
}

/** The only player with cards is in, even if they had not spoken when the others were put out. */
function leaveOne(play: PlayDraft): void {
  for (const hand of play.hands) if (holdsCards(hand)) hand.standing = 'in'
  enter(play, 'showdown')
}

/** IX.2: a player who asked for more than three cards gets the rest after everyone's first take. */
function giveSecondTake(play: PlayDraft): void {
  const due = playersIn(play).some((member) => (handOf(play, member).asked ?? 0) > 3)
  if (due && play.secondTake === 'none') {
    play.speaker = null
    play.secondTake = 'due'
  } else endDraw(play)
}

/** After the last draw the bets begin, unless they were given up (XV.1) or nobody could answer one. */
const endDraw = (play: PlayDraft): void =>
  enter(play, play.partito || !canBet(play) ? 'showdown' : 'arrival')

/** Begins a phase: stakes of the round start at zero, and the first speaker has the turn. */
function enter(play: PlayDraft, phase: Phase): void {
  for (const hand of play.hands) {
    hand.round = NO_CHIPS
    hand.spoken = false
    if (hand.standing === 'waiting' || hand.standing === 'passetto') hand.standing = 'folded'
  }
  if (phase !== 'arrival' || !takesWordsAtDraw(play)) play.early = []
  play.phase = phase
  play.bet = NO_CHIPS
  play.speaker = phase === 'arrival' ? firstToAnswer(play) : nextSpeaker(play, null)
}

/** A player left the game: if it was their turn it passes on; a last player left goes to the showdown. */
function leave(play: PlayDraft, member: MemberId): void {
  if (play.speaker === member || isAlone(play)) goOn(play, member)
}

function putOut(play: PlayDraft, member: MemberId, stakes: 'lost' | 'back'): void {
  const hand = handOf(play, member)
  hand.standing = stakes === 'lost' ? 'out' : 'withdrawn'
  if (stakes === 'back') takeBack(hand)
  leave(play, member)
}

/** IX.3: a third card turned over voids the colpo, and so does a third masked one. */
function turnUp(play: PlayDraft, masked: boolean): void {
  if (masked && countsMaskedApart(play)) play.masked += 1
  else play.faceUp += 1
  if (play.faceUp <= 2 && play.masked <= 2) return
  play.speaker = null
  play.nullified = 'IX.3'
}

/**
 * VI.5, E6.1–3: before anybody entered, the opening is taken
 * back; later the players who entered say whether they hold one.
 */
function openWrongly(play: PlayDraft, member: MemberId): void {
  const entered = playersIn(play).filter((other) => other !== member)
  const able = entered.filter((other) => !handOf(play, other).inPassetto)
  if (entered.length === 0) openAgain(play, member)
  else if (able.length === 0) {
    play.speaker = null
    play.nullified = 'VI.5'
  } else {
    play.interrupted = play.speaker
    play.speaker = null
    play.answering = able
  }
}

/** E6.1: the opener takes the bet back, and those who have not spoken may open. */
function openAgain(play: PlayDraft, member: MemberId): void {
  const hand = handOf(play, member)
  pass(hand)
  takeBack(hand)
  play.phase = 'opening'
  play.opener = null
  play.openedFor = NO_CHIPS
  play.bet = NO_CHIPS
  play.raises = 0
  play.lastRaiser = null
  play.speaker = nextSpeaker(play, member)
}

/**
 * E6.4: if only a raiser is left, and never passed, their own opening may still validate a missing one. XII.3: at a
 * showdown all who came in are asked, unless the opener has mucked and so refunds (VI.6).
 */
function sayOpening(play: PlayDraft, held: boolean): void {
  const [alone, ...others] = playersIn(play)
  const mayValidate =
    alone !== undefined &&
    others.length === 0 &&
    alone !== play.opener &&
    !handOf(play, alone).inPassetto
  play.openingHeld = held
  if (held) play.answering = []
  else if (others.length === 0 || !asksAllWhoEntered(play))
    play.answering = mayValidate ? [alone] : []
  else play.answering = couldOpen(play)
}

/**
 * E6.3: a player who holds an opening becomes the opener and must
 * show it later. E6.2: if nobody holds one, the colpo is void.
 */
function answer(play: PlayDraft, member: MemberId, holds: boolean): void {
  if (play.phase === 'showdown') {
    play.answering = holds ? [] : play.answering.filter((other) => other !== member)
    play.openingHeld = holds
    return
  }
  if (!holds) {
    play.answering = play.answering.filter((other) => other !== member)
    if (play.answering.length === 0) play.nullified = 'VI.5'
    return
  }
  play.opener = member
  play.answering = []
  const first = play.phase === 'arrival' && !playersIn(play).some((other) => hasSpoken(play, other))
  play.speaker = first ? firstToAnswer(play) : play.interrupted
  play.interrupted = null
}

const hasSpoken = (play: Play, member: MemberId): boolean => handOf(play, member).spoken
