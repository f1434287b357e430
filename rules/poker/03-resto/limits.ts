import { type Chips, greater, NO_CHIPS, plus, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { refuse } from '../refuse'

/** The facts of a deal that limit what a player may put in; amounts in chips. */
interface Limits {
  pot: Chips
  passata: Chips
  /** Each player's resto after the uscite. */
  resti: Readonly<Record<MemberId, Chips>>
  /** C4: the limit of each player all'altezza. */
  altezza: Readonly<Record<MemberId, Chips>>
}

/**
 * The most that a player may put in, in chips: their resto. A player with less than the pot who comes in answers for
 * as many passate as reach it (III.5, C2); a player all'altezza has the highest resto as limit (C4).
 */
export function limitOf({ resti, altezza, pot, passata }: Limits, member: MemberId): Chips {
  const resto = resti[member] ?? NO_CHIPS
  const high = altezza[member] ?? NO_CHIPS
  if (resto >= pot || high >= pot) return greater(resto, high)
  return plus(resto, times(passata, Math.ceil((pot - resto) / passata)))
}

/** III.4: whether a resto is below the pot being played for, of which its player is warned. */
export const isBelowPot = (resto: Chips, pot: Chips): boolean => resto < pot

/** III.2: nobody plays with more than their resto, since none of it is lent; null when the chips are within it. */
export const aboveResto = (chips: Chips, max: Chips): Refused | null =>
  chips > max ? refuse('III.2', 'above-resto', { chips: { chips }, max: { chips: max } }) : null
