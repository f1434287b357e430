import { type Chips, greater, lesser, minus, NO_CHIPS, plus, times } from '../../kernel/chips'
import type { Decision } from '../../kernel/decider'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import type { MemberId } from '../state/ids'
import { type Hand, type Move, MULTIPLES, type Multiple, type Play } from '../state/play'
import { handIn, handOf, holdsCards } from './turn'

type Refused = Decision<never> | null
type Spoken = Extract<Move, { kind: 'pass' | 'open' | 'accept' | 'raise' | 'parol' | 'bet' }>

/** The most that a player's stake of this round may reach, in chips: what they put in it and what is left to put. */
const roomOf = ({ round, limit, put }: Hand): Chips => minus(plus(round, limit), put)

/** What a player must still put in to bring this round's stake to `to`, as far as their resto goes (III.2). */
export const dueTo = ({ round, limit, put }: Hand, to: Chips): Chips =>
  greater(NO_CHIPS, lesser(minus(to, round), minus(limit, put)))

/** VII.1: what accepting the bet costs this player now, in chips; nothing for one who was not dealt in. */
export function toAccept(play: Play, member: MemberId): Chips {
  const hand = handIn(play, member)
  return hand ? dueTo(hand, play.bet) : NO_CHIPS
}

/** What is meant by an opening or a bet without a figure, in chips: the pot, or one cip; less where the resto is (VI.7, E8). */
export function unsaidAmount(play: Play, member: MemberId, kind: 'open' | 'bet'): Chips {
  const hand = handIn(play, member)
  const meant = kind === 'open' ? greater(play.pot, play.cip) : play.cip
  return hand ? lesser(meant, roomOf(hand)) : NO_CHIPS
}

/** Whether it is a moment to speak at all, and for this player: before his move itself is looked at. */
export function mayAct(play: Play, member: MemberId): Refused {
  const hand = handIn(play, member)
  if (!hand) return refuse('IV.4', 'not-dealt-in', { member: { member } })
  if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
  if (!holdsCards(hand)) return refuse('VII.3', 'cards-thrown', { member: { member } })
  return null
}

/**
 * Why a spoken move may not be made by who has the word, or null. Amounts are what he has then put in this
 * round. Source: VI.7, VII, VIII, XI; D2, E2–E4, E8.
 */
export function verifySpoken(play: Play, move: Spoken): Refused {
  const hand = handOf(play, move.member)
  const room = roomOf(hand)
  switch (move.kind) {
    case 'pass':
      return play.phase === 'opening' ? null : refuse('VII.3', 'already-opened')
    case 'open':
      if (play.phase !== 'opening') return refuse('VI.3', 'already-opened')
      return amount(move.to, lesser(play.cip, room), room, 'VI.7')
    case 'accept':
      if (play.phase !== 'entry' && play.phase !== 'arrival')
        return refuse('VII.1', 'nothing-to-accept')
      return play.bet > hand.round ? null : refuse('VII.1', 'nothing-to-accept')
    case 'raise':
      return raise(play, hand, move.to, room)
    case 'parol':
      if (play.phase !== 'arrival') return refuse('XI.1', 'not-after-draw')
      return play.bet === 0
        ? null
        : refuse('XI.4', 'bet-before-you', { chips: { chips: play.bet } })
    case 'bet':
      if (play.phase !== 'arrival') return refuse('XI.1', 'not-after-draw')
      if (play.bet > 0) return refuse('XI.4', 'bet-before-you', { chips: { chips: play.bet } })
      return amount(move.to, lesser(play.cip, room), room, 'XI.4')
  }
}

/** Why a word may not even be said before its turn: it belongs to another phase, or is above his resto. */
export function verifyAnnounced(play: Play, move: Exclude<Spoken, { kind: 'pass' }>): Refused {
  const hand = handOf(play, move.member)
  const room = roomOf(hand)
  if (play.phase === 'arrival' && move.kind === 'open') return refuse('VI.3', 'already-opened')
  if (play.phase === 'opening' && move.kind === 'accept')
    return refuse('VII.1', 'nothing-to-accept')
  if (play.phase === 'opening' && move.kind === 'raise') return refuse('VIII.2', 'nothing-to-raise')
  if ('to' in move && move.to > room)
    return refuse('III.2', 'above-resto', { chips: { chips: move.to }, max: { chips: room } })
  return null
}

/** E3: at least one cip above the bet; only the resto limits it; all that is left is always enough above the bet. */
function raise(play: Play, hand: Hand, to: Chips, room: Chips): Refused {
  if (play.phase !== 'entry' && play.phase !== 'arrival')
    return refuse('VIII.2', 'nothing-to-raise')
  if (play.bet === 0) return refuse('VIII.2', 'nothing-to-raise')
  if (hand.spoken) return refuse('VIII.2', 'raise-not-reopened')
  if (room <= play.bet || hand.put >= hand.limit)
    return refuse('III.2', 'resto-too-short', { limit: { chips: room } })
  return amount(to, lesser(plus(play.bet, play.cip), room), room, 'VIII.3')
}

function amount(chips: Chips, min: Chips, max: Chips, provision: ProvisionId): Refused {
  if (chips < min) return refuse(provision, 'too-little', { chips: { chips }, min: { chips: min } })
  if (chips > max) return refuse('III.2', 'above-resto', { chips: { chips }, max: { chips: max } })
  return null
}

/** The least and the most a player may bring this round's stake to by opening, betting or raising; null when he may not. */
export function boundsOf(
  play: Play,
  member: MemberId,
  kind: 'open' | 'bet' | 'raise',
): { min: Chips; max: Chips } | null {
  const hand = handIn(play, member)
  if (!hand) return null
  const room = roomOf(hand)
  const least = kind === 'raise' ? plus(play.bet, play.cip) : play.cip
  const min = lesser(least, room)
  const open: Spoken =
    kind === 'raise' ? { kind, member, to: min, multiple: null } : { kind, member, to: min }
  return verifySpoken(play, open) === null ? { min, max: room } : null
}

/** VIII.3, E4: what a declared multiple brings the stake to: so many times the bet just made, at most the resto. */
export function multipleOf(play: Play, member: MemberId, multiple: Multiple): Chips {
  const hand = handIn(play, member)
  const room = hand ? roomOf(hand) : NO_CHIPS
  return lesser(times(play.bet, MULTIPLES[multiple]), room)
}
