import type { MemberId } from '../state/ids'
import type { Hand, Play } from '../state/play'
import { sameHand, samePlay } from '../state/shape'

/** A player's hand; one who was not dealt in is a bug. */
export function handOf(play: Play, member: MemberId): Hand {
  const hand = play.hands[member]
  if (!hand) throw new Error(`${member} was not dealt in`)
  return hand
}

export function withHand(play: Play, member: MemberId, change: Partial<Hand>): Play {
  const hands = { ...play.hands }
  hands[member] = Object.assign(sameHand(handOf(play, member)), change)
  return withChange(play, { hands })
}

/** The play with every hand changed in the same way. */
export function withHands(play: Play, change: (hand: Hand, member: MemberId) => Hand): Play {
  const hands: Record<MemberId, Hand> = { ...play.hands }
  for (const member in hands) hands[member] = sameHand(change(handOf(play, member), member))
  return withChange(play, { hands })
}

/** The play with some of it changed. */
export const withChange = (play: Play, change: Partial<Play>): Play =>
  Object.assign(samePlay(play), change)

/** Who is in the game, in giro order. */
export const playersIn = (play: Play): MemberId[] =>
  play.giro.filter((member) => play.hands[member]?.standing === 'in')

/** Holds cards and may still come in or stay in. */
export const holdsCards = (hand: Hand): boolean =>
  hand.standing === 'waiting' || hand.standing === 'passetto' || hand.standing === 'in'

/** The giro from the left of `member`, himself last; from its head when there is nobody to start from. */
export function giroAfter(play: Play, member: MemberId | null): MemberId[] {
  const at = member === null ? -1 : play.giro.indexOf(member)
  return [...play.giro.slice(at + 1), ...play.giro.slice(0, at + 1)]
}

/** The opener, or the first in the game after him: who speaks first after the draw (XI.1). */
export function firstToSpeak(play: Play): MemberId | null {
  const { opener } = play
  if (opener !== null && play.hands[opener]?.standing === 'in') return opener
  return giroAfter(play, opener).find((member) => play.hands[member]?.standing === 'in') ?? null
}

/** Who has the word after `member`, in the phase as it stands; null when the phase is over. */
export function nextSpeaker(play: Play, member: MemberId | null): MemberId | null {
  const rest = giroAfter(play, member)
  switch (play.phase) {
    case 'opening':
      return rest.find((of) => handOf(play, of).standing === 'waiting') ?? null
    case 'entry':
    case 'arrival':
      return rest.find((of) => mustSpeak(play, handOf(play, of))) ?? null
    case 'draw':
      return play.giro.find((of) => isToAsk(handOf(play, of))) ?? null
    case 'showdown':
      return null
  }
}

/** In a betting round: may still answer, has chips left to put, and has not answered the last bet. */
function mustSpeak(play: Play, hand: Hand): boolean {
  if (!holdsCards(hand) || hand.put >= hand.limit) return false
  if (play.phase === 'arrival' && hand.standing !== 'in') return false
  return !hand.spoken || hand.round < play.bet
}

const isToAsk = (hand: Hand): boolean => hand.standing === 'in' && hand.asked === null

/** XI: a bet could be answered, so there is betting after the draw: two of those in still have chips. */
export const canBet = (play: Play): boolean =>
  playersIn(play).filter((member) => {
    const hand = handOf(play, member)
    return hand.put < hand.limit
  }).length > 1

/** XII.1: who raised last shows first, else the opener or the first in the game after him; then giro order. */
export function showOrder(play: Play): MemberId[] {
  const { lastRaiser } = play
  const raiserIn = lastRaiser !== null && play.hands[lastRaiser]?.standing === 'in'
  const first = raiserIn ? lastRaiser : firstToSpeak(play)
  if (first === null) return []
  const order = [first, ...giroAfter(play, first).filter((member) => member !== first)]
  return order.filter((member) => play.hands[member]?.standing === 'in')
}

/** Whether the first to speak has spoken after the draw: from then on no colpo is void. Source: V.8, IX.11, X.2. */
export const hasBegun = (moves: readonly { kind: string }[]) =>
  moves.some(({ kind }) => kind === 'parol' || kind === 'bet')
