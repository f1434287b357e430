import { type Chips, greater, lesser, minus, NO_CHIPS, plus, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import { type Hand, type Move, MULTIPLES, type Multiple, type Play } from '../state/play'
import { handIn, handOf, holdsCards } from './turn'

type Spoken = Extract<Move, { kind: 'pass' | 'open' | 'accept' | 'raise' | 'parol' | 'bet' }>

/**
 * The highest stake that a player can reach in this round, in
 * chips: the chips already in it and those left to put in.
 */
const roomOf = ({ round, limit, put }: Hand): Chips => minus(plus(round, limit), put)

/** The chips that a player must add to bring the stake of this round to `to`, limited to their resto (III.2). */
export const dueTo = ({ round, limit, put }: Hand, to: Chips): Chips =>
  greater(NO_CHIPS, lesser(minus(to, round), minus(limit, put)))

/** VII.1: the chips that accepting the bet costs this player now; 0 for one who was not dealt in. */
export function toAccept(play: Play, member: MemberId): Chips {
  const hand = handIn(play, member)
  return hand ? dueTo(hand, play.bet) : NO_CHIPS
}

/**
 * The amount of an opening or a bet without a figure, in chips:
 * the pot, or one cip; less where the resto is smaller (VI.7, E8).
 */
export function unsaidAmount(play: Play, member: MemberId, kind: 'open' | 'bet'): Chips {
  const hand = handIn(play, member)
  const meant = kind === 'open' ? greater(play.pot, play.cip) : play.cip
  return hand ? lesser(meant, roomOf(hand)) : NO_CHIPS
}

/** Refuses when nobody may act, or not this player; checked before the move itself. Null when they may. */
export function mayAct(play: Play, member: MemberId): Refused | null {
  const hand = handIn(play, member)
  if (!hand) return refuse('IV.4', 'not-dealt-in', { member: { member } })
  if (play.answering.length > 0) return refuse('VI.5', 'opening-in-question')
  if (!holdsCards(hand)) return refuse('VII.3', 'cards-thrown', { member: { member } })
  return null
}

/**
 * The refusal of a spoken move by the player whose turn it is, or null. Amounts are the player's stake in this round
 * after the move. Source: VI.7, VII, VIII, XI; D2, E2–E4, E8.
 */
export function verifySpoken(play: Play, move: Spoken): Refused | null {
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

/**
 * The refusal of a move announced early, when it belongs to another phase or is above the player's resto; else null.
 */
export function verifyAnnounced(play: Play, move: Spoken): Refused | null {
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

/** E3: a raise is at least one cip above the bet, at most the resto; a whole resto above the bet is always enough. */
function raise(play: Play, hand: Hand, to: Chips, room: Chips): Refused | null {
  if (play.phase !== 'entry' && play.phase !== 'arrival')
    return refuse('VIII.2', 'nothing-to-raise')
  if (play.bet === 0) return refuse('VIII.2', 'nothing-to-raise')
  if (hand.spoken) return refuse('VIII.2', 'raise-not-reopened')
  if (room <= play.bet || hand.put >= hand.limit)
    return refuse('III.2', 'resto-too-short', { limit: { chips: room } })
  return amount(to, lesser(plus(play.bet, play.cip), room), room, 'VIII.3')
}

function amount(chips: Chips, min: Chips, max: Chips, provision: ProvisionId): Refused | null {
  if (chips < min) return refuse(provision, 'too-little', { chips: { chips }, min: { chips: min } })
  if (chips > max) return refuse('III.2', 'above-resto', { chips: { chips }, max: { chips: max } })
  return null
}

/** The lowest and highest stake of this round to which a player may open, bet or raise; null when they may not. */
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

/**
 * VIII.3, E4: the stake that a declared multiple gives, in chips: so many times the bet just made, at most the resto.
 */
export function multipleOf(play: Play, member: MemberId, multiple: Multiple): Chips {
  const hand = handIn(play, member)
  const room = hand ? roomOf(hand) : NO_CHIPS
  return lesser(times(play.bet, MULTIPLES[multiple]), room)
}
