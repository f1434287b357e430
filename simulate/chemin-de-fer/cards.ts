import type { Evening } from '@/rules/chemin-de-fer/evening'
import { hasCards } from '@/rules/chemin-de-fer/mano/dealing'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { segretario, tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'

/** The next command about the cards: the packs, the mixing, the cut, the mask; null while they are in play. */
export function cards(evening: Evening, table: Table, random: Random): Chosen | null {
  const { id: at, taglia, packs, mano } = table
  const tablet = tavolo(at)
  if (!packs && random.oneIn(2)) return offered(evening, random, 'enterPacks', tablet)
  if (packs && !packs.checked && random.oneIn(4))
    return chosen({ type: 'checkCards', table: at }, tablet)
  switch (taglia.phase) {
    case 'between':
      if (random.oneIn(3)) return offered(evening, random, 'countPacks', tablet)
      return mano && random.oneIn(2)
        ? chosen({ type: 'halveBank', table: at, member: mano.banker }, tablet)
        : chosen({ type: 'beginTaglia', table: at }, tablet)
    case 'mixing':
      return mixing(evening, table, random)
    case 'cutting':
      return cutting(evening, table, random)
    case 'running':
      return taglia.coups > 5 && random.oneIn(32)
        ? chosen({ type: 'maskOut', table: at }, tablet)
        : null
    case 'last-coup':
      return hasCards(table) ? null : chosen({ type: 'endTaglia', table: at }, tablet)
  }
}

function mixing(evening: Evening, { id: at, taglia }: Table, random: Random): Chosen | null {
  const tablet = tavolo(at)
  // S.5, cf11: one player mixes after the announcement, or any player before it.
  const mayMix = taglia.announced === (evening.settings.mayMix === 'one')
  if (random.oneIn(mayMix ? 3 : 24)) return offered(evening, random, 'askToMix', tablet)
  if (random.oneIn(mayMix ? 3 : 24)) {
    const [wisher] = taglia.mixWishes
    return wisher === undefined
      ? offered(evening, random, 'mix', tablet)
      : chosen({ type: 'mix', table: at, member: wisher }, tablet)
  }
  const type = taglia.announced ? 'offerCut' : 'announceCards'
  return chosen({ type, table: at }, tablet)
}

function cutting(evening: Evening, { id: at, taglia }: Table, random: Random): Chosen | null {
  const tablet = tavolo(at)
  if (taglia.cutter !== null) return chosen({ type: 'loadSabot', table: at }, tablet)
  const type = random.oneIn(2) ? 'refuseCut' : 'cut'
  const own = random.oneIn(6) ? null : offered(evening, random, type, tablet)
  return own ?? chosen({ type: 'cutForHouse', table: at, cards: null }, segretario)
}
