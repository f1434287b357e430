import type { MemberId } from '../../kernel/ids'
import type { Hand, Play } from '../state/play'

/** The hands of a play, readonly or drafts. */
interface Dealt<H extends Hand> {
  readonly giro: readonly MemberId[]
  readonly hands: readonly H[]
}

/** A player's hand; undefined when they were not dealt in, or there is no play. */
export function handIn<H extends Hand>(play: Dealt<H> | null, member: MemberId): H | undefined {
  if (!play) return undefined
  const place = play.giro.indexOf(member)
  return place === -1 ? undefined : play.hands[place]
}

/** A player's hand; throws when they were not dealt in, since that is a bug. */
export function handOf<H extends Hand>(play: Dealt<H>, member: MemberId): H {
  const hand = handIn(play, member)
  if (!hand) throw new Error(`${member} was not dealt in`)
  return hand
}

/** The players in the game, in giro order. */
export const playersIn = ({ giro, hands }: Play): MemberId[] =>
  giro.filter((_, place) => hands[place]?.standing === 'in')

/** Whether the hand may still come in or stay in. */
export const holdsCards = (hand: Hand): boolean =>
  hand.standing === 'waiting' || hand.standing === 'passetto' || hand.standing === 'in'

/** The players who may still come in or stay in, in giro order. */
export const cardHolders = ({ giro, hands }: Play): MemberId[] =>
  giro.filter((_, place) => {
    const hand = hands[place]
    return hand !== undefined && holdsCards(hand)
  })

/** The giro from the left of `member`, with `member` last; the whole giro when there is none to start from. */
export function giroAfter(play: Play, member: MemberId | null): MemberId[] {
  const at = member === null ? -1 : play.giro.indexOf(member)
  return [...play.giro.slice(at + 1), ...play.giro.slice(0, at + 1)]
}

/** The opener, or the first in the game after the opener; this player speaks first after the draw (XI.1). */
export function firstToSpeak(play: Play): MemberId | null {
  const { opener } = play
  if (opener !== null && handIn(play, opener)?.standing === 'in') return opener
  return giroAfter(play, opener).find((member) => handIn(play, member)?.standing === 'in') ?? null
}

/** The next speaker after `member` in this phase; null when the phase is over. */
export function nextSpeaker(play: Play, member: MemberId | null): MemberId | null {
  const { giro, phase } = play
  if (phase === 'showdown') return null
  // At the draw, search from the head of the giro for the first player who has not asked.
  const from = phase === 'draw' || member === null ? 0 : giro.indexOf(member) + 1
  for (let step = 0; step < giro.length; step++) {
    const place = (from + step) % giro.length
    const hand = play.hands[place]
    if (hand && isToSpeak(play, hand)) return giro[place] ?? null
  }
  return null
}

function isToSpeak(play: Play, hand: Hand): boolean {
  switch (play.phase) {
    case 'opening':
      return hand.standing === 'waiting'
    case 'entry':
    case 'arrival':
      return mustSpeak(play, hand)
    case 'draw':
      return hand.standing === 'in' && hand.asked === null
    case 'showdown':
      return false
  }
}

/** In a betting round: the hand may still answer, has chips left, and has not answered the last bet. */
function mustSpeak(play: Play, hand: Hand): boolean {
  if (!holdsCards(hand) || hand.put >= hand.limit) return false
  if (play.phase === 'arrival' && hand.standing !== 'in') return false
  return !hand.spoken || hand.round < play.bet
}

/** XI: whether bets are possible after the draw: two of the players in still have chips. */
export function canBet(play: Play): boolean {
  let able = 0
  for (const { standing, put, limit } of play.hands) if (standing === 'in' && put < limit) able += 1
  return able > 1
}

/** Whether only one player holds cards after the opening, so that nobody contests the pot. */
export function isAlone(play: Play): boolean {
  if (play.phase === 'opening') return false
  let holders = 0
  for (const hand of play.hands) if (holdsCards(hand)) holders += 1
  return holders === 1
}

/** XII.1: the last raiser shows first, else the opener or the first in the game after the opener; then giro order. */
export function showOrder(play: Play): MemberId[] {
  const { lastRaiser } = play
  const raiserIn = lastRaiser !== null && handIn(play, lastRaiser)?.standing === 'in'
  const first = raiserIn ? lastRaiser : firstToSpeak(play)
  if (first === null) return []
  const order = [first, ...giroAfter(play, first).filter((member) => member !== first)]
  return order.filter((member) => handIn(play, member)?.standing === 'in')
}

/** Whether the first speaker after the draw has spoken; from then on no colpo becomes void. Source: V.8, IX.11, X.2. */
export const hasBegun = (moves: readonly { kind: string }[]) =>
  moves.some(({ kind }) => kind === 'parol' || kind === 'bet')
