import { NO_CHIPS } from '../../kernel/chips'
import type { Draft } from '../../kernel/draft'
import { keepsFoldedStakes } from '../readings'
import type { PlayDraft } from '../state/draft'
import type { Hand } from '../state/play'

/** The player has their stake again. */
export function takeBack(hand: Draft<Hand>): void {
  hand.put = NO_CHIPS
  hand.round = NO_CHIPS
}

/**
 * XV.1: the players who agree take their stakes back, and only
 * the pot is at stake; a player put out lost theirs (IX.7), and by the
 * second reading so did one who threw their cards.
 */
export function takeStakesBack(play: PlayDraft): void {
  play.partito = true
  play.bet = NO_CHIPS
  for (const hand of play.hands) {
    if (keepsFoldedStakes(play) ? hand.standing === 'in' : hand.standing !== 'out') takeBack(hand)
  }
}
