import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { handOf, holdsCards } from '../giro/turn'
import { refuse } from '../refuse'
import type { Hand, Play } from '../state/play'

/** VII.3: a player whose cards are thrown says nothing any more; null when they hold them. */
export const threwCards = (play: Play, member: MemberId): Refused | null =>
  holdsCards(handOf(play, member)) ? null : refuse('VII.3', 'cards-thrown', { member: { member } })

/** VII.3: a player passes before the opening; after it cards are thrown. */
export const mayPass = ({ phase }: Play): Refused | null =>
  phase === 'opening' ? null : refuse('VII.3', 'already-opened')

/** VII.1: a player accepts a bet that they have not matched. */
export const mayAccept = ({ phase, bet }: Play, hand: Hand): Refused | null =>
  (phase === 'entry' || phase === 'arrival') && bet > hand.round
    ? null
    : refuse('VII.1', 'nothing-to-accept')
