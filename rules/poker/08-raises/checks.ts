import { type Chips, lesser, plus, times } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { outsideOf, roomOf } from '../giro/stake'
import { refuse } from '../refuse'
import { type Hand, MULTIPLES, type Multiple, type Play } from '../state/play'

/** E3: a raise is at least one cip above the bet, at most the resto; a whole resto above the bet is always enough. */
export function mayRaise(play: Play, hand: Hand, to: Chips): Refused | null {
  if (play.phase !== 'entry' && play.phase !== 'arrival')
    return refuse('VIII.2', 'nothing-to-raise')
  if (play.bet === 0) return refuse('VIII.2', 'nothing-to-raise')
  if (hand.spoken) return refuse('VIII.2', 'raise-not-reopened')
  const max = roomOf(hand)
  if (max <= play.bet || hand.put >= hand.limit)
    return refuse('III.2', 'resto-too-short', { limit: { chips: max } })
  return outsideOf(to, { min: lesser(plus(play.bet, play.cip), max), max }, 'VIII.3')
}

/** VIII.3, E4: the stake that a declared multiple gives: so many times the bet just made, at most the resto. */
export const multiplied = (play: Play, hand: Hand, multiple: Multiple): Chips =>
  lesser(times(play.bet, MULTIPLES[multiple]), roomOf(hand))
