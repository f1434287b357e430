import type { Hand } from '../state/colpo'

/** Whether a split mano waits for its second card, which it gets when the one before it is played. Source: B1.split.7. */
export const waitsForSecond = (hand: Hand | undefined): boolean => hand?.cards.length === 1
