import { type Chips, lesser, NO_CHIPS, plus } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { aboveResto } from '../03-resto/limits'
import { notDealtIn } from '../04-pot/checks'
import { mayOpen } from '../06-opening/checks'
import { mayAccept, mayPass, threwCards } from '../07-acceptance/checks'
import { mayRaise, multiplied } from '../08-raises/checks'
import { mayBet, maySayParol } from '../11-arrival/checks'
import { roomOf } from '../giro/stake'
import { handIn, handOf } from '../giro/turn'
import { refuse } from '../refuse'
import type { Move, Multiple, Play } from '../state/play'

type Spoken = Extract<Move, { kind: 'pass' | 'open' | 'accept' | 'raise' | 'parol' | 'bet' }>

/** Refuses when nobody may act, or not this player; checked before the move itself. Null when they may. */
export const mayAct = (play: Play, member: MemberId): Refused | null =>
  notDealtIn(play, member) ??
  (play.answering.length > 0 ? refuse('VI.5', 'opening-in-question') : threwCards(play, member))

/**
 * The refusal of a spoken move by the player whose turn it is, by the section that the move is of; null when it is
 * allowed. Amounts are the player's stake in this round after the move. Source: Art. VI to VIII and XI.
 */
export function verifySpoken(play: Play, move: Spoken): Refused | null {
  const hand = handOf(play, move.member)
  switch (move.kind) {
    case 'pass':
      return mayPass(play)
    case 'open':
      return mayOpen(play, hand, move.to)
    case 'accept':
      return mayAccept(play, hand)
    case 'raise':
      return mayRaise(play, hand, move.to)
    case 'parol':
      return maySayParol(play)
    case 'bet':
      return mayBet(play, hand, move.to)
  }
}

/**
 * The refusal of a move announced early, when it belongs to another phase or is above the player's resto; else null.
 */
export function verifyAnnounced(play: Play, move: Spoken): Refused | null {
  if (play.phase === 'arrival' && move.kind === 'open') return refuse('VI.3', 'already-opened')
  if (play.phase === 'opening' && move.kind === 'accept')
    return refuse('VII.1', 'nothing-to-accept')
  if (play.phase === 'opening' && move.kind === 'raise') return refuse('VIII.2', 'nothing-to-raise')
  return 'to' in move ? aboveResto(move.to, roomOf(handOf(play, move.member))) : null
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

/** VIII.3: the stake that a declared multiple gives this player; 0 for one who was not dealt in. */
export function multipleOf(play: Play, member: MemberId, multiple: Multiple): Chips {
  const hand = handIn(play, member)
  return hand ? multiplied(play, hand, multiple) : NO_CHIPS
}
