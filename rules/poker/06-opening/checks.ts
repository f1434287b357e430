import { type Chips, lesser } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { outsideOf, roomOf } from '../giro/stake'
import { refuse } from '../refuse'
import type { Hand, Play } from '../state/play'

/** VI.3, VI.7: one opens a colpo that nobody has opened, for a cip or more, or for a whole resto. */
export function mayOpen(play: Play, hand: Hand, to: Chips): Refused | null {
  if (play.phase !== 'opening') return refuse('VI.3', 'already-opened')
  const max = roomOf(hand)
  return outsideOf(to, { min: lesser(play.cip, max), max }, 'VI.7')
}
