import type { Rank } from '../../kernel/cards'
import { is21, worthOfCard } from './points'

/** Whether the banco made black jack with its second card. Source: B.13.4. */
export const bancoHasBlackJack = (banco: readonly Rank[]): boolean =>
  banco.length === 2 && is21(banco)

/** Whether the banco's first card is an ace. Source: B.9.1. */
export const showsAce = (banco: readonly Rank[]): boolean => banco[0] === 'A'

/** Whether the banco can still make black jack: it shows an ace or a card of ten. Source: B.13.3. */
export const mayMakeBlackJack = (banco: readonly Rank[]): boolean => {
  const [first] = banco
  return first !== undefined && (first === 'A' || worthOfCard(first) === 10)
}
