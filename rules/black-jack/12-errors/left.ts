import type { Rank } from '../../kernel/cards'
import type { Refused } from '../../kernel/decider'
import { isLeft, withOut } from '../play/shoe'
import { refuse } from '../refuse'
import { changedShoe } from '../state/changed'
import type { Table } from '../state/table'

/** Refuses cards that the shoe cannot hold any more; null when it can. Source: B.1.1. */
export function notLeft({ shoe, settings }: Table, cards: readonly Rank[]): Refused | null {
  let { out } = shoe
  for (const card of cards) {
    if (!isLeft(changedShoe(shoe, { out }), card, settings))
      return refuse('B.1.1', 'none-left', { card })
    out = withOut(out, card)
  }
  return null
}
