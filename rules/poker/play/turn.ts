import type { MemberId } from '../state/ids'
import type { Hand, Play } from '../state/play'

/** The hands of a play, to be read, or to be written where they are drafts. */
interface Dealt<H extends Hand> {
  readonly giro: readonly MemberId[]
  readonly hands: readonly H[]
}

/** The hand of a player who may not have been dealt in, at a table that may not be playing. */
export function handIn<H extends Hand>(play: Dealt<H> | null, member: MemberId): H | undefined {
  if (!play) return undefined
  const place = play.giro.indexOf(member)
  return place === -1 ? undefined : play.hands[place]
}

/** A player's hand; one who was not dealt in is a bug. */
export function handOf<H extends Hand>(play: Dealt<H>, member: MemberId): H {
  const hand = handIn(play, member)
  if (!hand) throw new Error(`${member} was not dealt in`)
  return hand
}

/** Who is in the game, in giro order. */
export const playersIn = ({ giro, hands }: Play): MemberId[] =>
  giro.filter((_, place) => hands[place]?.standing === 'in')

/** Holds cards and may still come in or stay in. */
export const holdsCards = (hand: Hand): boolean =>
  hand.standing === 'waiting' || hand.standing === 'passetto' || hand.standing === 'in'

/** Those who hold cards and may still come in or stay in, in giro order. */
export const cardHolders = ({ giro, hands }: Play): MemberId[] =>
  giro.filter((_, place) => {
    const hand = hands[place]
    return hand !== undefined && holdsCards(hand)
  })

/** The giro from the left of `member`, himself last; from its head when there is nobody to start from. */
export function giroAfter(play: Play, member: MemberId | null): MemberId[] {
  const at = member === null ? -1 : play.giro.indexOf(member)
  return [...play.giro.slice(at + 1), ...play.giro.slice(0, at + 1)]
}

/** The opener, or the first in the game after him: who speaks first after the draw (XI.1). */
export function firstToSpeak(play: Play): MemberId | null {
  const { opener } = play
  if (opener !== null && handIn(play, opener)?.standing === 'in') return opener
  return giroAfter(play, opener).find((member) => handIn(play, member)?.standing === 'in') ?? null
}

/** Who has the word after `member`, in the phase as it stands; null when the phase is over. */
export function nextSpeaker(play: Play, member: MemberId | null): MemberId | null {
  const { giro, phase } = play
  if (phase === 'showdown') return null
  // At the draw the order begins anew with the first on the cartaro's left who has not asked.
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

/** In a betting round: may still answer, has chips left to put, and has not answered the last bet. */
function mustSpeak(play: Play, hand: Hand): boolean {
  if (!holdsCards(hand) || hand.put >= hand.limit) return false
  if (play.phase === 'arrival' && hand.standing !== 'in') return false
  return !hand.spoken || hand.round < play.bet
}

/** XI: a bet could be answered, so there is betting after the draw: two of those in still have chips. */
export function canBet(play: Play): boolean {
  let able = 0
  for (const { standing, put, limit } of play.hands) if (standing === 'in' && put < limit) able += 1
  return able > 1
}

/** Only one holds cards after the opening: nobody is left to contest the pot. */
export function isAlone(play: Play): boolean {
  if (play.phase === 'opening') return false
  let holders = 0
  for (const hand of play.hands) if (holdsCards(hand)) holders += 1
  return holders === 1
}

/** XII.1: who raised last shows first, else the opener or the first in the game after him; then giro order. */
export function showOrder(play: Play): MemberId[] {
  const { lastRaiser } = play
  const raiserIn = lastRaiser !== null && handIn(play, lastRaiser)?.standing === 'in'
  const first = raiserIn ? lastRaiser : firstToSpeak(play)
  if (first === null) return []
  const order = [first, ...giroAfter(play, first).filter((member) => member !== first)]
  return order.filter((member) => handIn(play, member)?.standing === 'in')
}

/** Whether the first to speak has spoken after the draw: from then on no colpo is void. Source: V.8, IX.11, X.2. */
export const hasBegun = (moves: readonly { kind: string }[]) =>
  moves.some(({ kind }) => kind === 'parol' || kind === 'bet')
