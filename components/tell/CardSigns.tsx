import { type Card, suitOf } from '@/rules/kernel/cards'
import { cardSign, isRedSuit } from './cards'

/** Cards in a line of text, as players read them: `K♥ 9♠`, red suits in red. */
export function CardSigns({ cards }: { cards: readonly Card[] }) {
  return cards.map((card, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: twins may show the same card twice, and a shown hand never changes.
    <span key={place} className={isRedSuit(suitOf(card)) ? 'text-suit-red' : ''}>
      {place > 0 && '\u2009'}
      {cardSign(card)}
    </span>
  ))
}
