import { type Chips, greater, lesser, minus, NO_CHIPS, plus } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { aboveResto } from '../03-resto/limits'
import type { ProvisionId } from '../provisions'
import { refuse } from '../refuse'
import type { Hand, Play } from '../state/play'
import { handIn } from './turn'

/**
 * The highest stake that a player can reach in this round, in
 * chips: the chips already in it and those left to put in.
 */
export const roomOf = ({ round, limit, put }: Hand): Chips => minus(plus(round, limit), put)

/** The chips that a player must add to bring the stake of this round to `to`, limited to their resto (III.2). */
export const dueTo = ({ round, limit, put }: Hand, to: Chips): Chips =>
  greater(NO_CHIPS, lesser(minus(to, round), minus(limit, put)))

/** The chips that accepting the bet costs this player now; 0 for one who was not dealt in. */
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

/** The refusal of a stake outside its least and its most, or null; the least is asked by this provision. */
export const outsideOf = (
  chips: Chips,
  { min, max }: { min: Chips; max: Chips },
  provision: ProvisionId,
): Refused | null =>
  chips < min
    ? refuse(provision, 'too-little', { chips: { chips }, min: { chips: min } })
    : aboveResto(chips, max)
