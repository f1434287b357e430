import type { Rank } from '../../kernel/cards'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Category } from '../cards/hands'
import type { NamedHand } from '../cards/named'

/** The category alone, as it is called at the table. */
export const CATEGORY_SENTENCES = {
  'carta alta': { it: 'carta alta', en: 'high card' },
  coppia: { it: 'coppia', en: 'a pair' },
  doppia: { it: 'doppia', en: 'two pair' },
  tris: { it: 'tris', en: 'three of a kind' },
  scala: { it: 'scala', en: 'a straight' },
  full: { it: 'full', en: 'a full house' },
  colore: { it: 'colore', en: 'a flush' },
  poker: { it: 'poker', en: 'four of a kind' },
  'scala reale': { it: 'scala reale', en: 'a scala reale' },
} as const satisfies Record<Category, Sentence>

/** The values of cards, after a word that counts them: “tris di dieci”, “three tens”. */
export const RANKS_OF = {
  '2': { it: 'di due', en: 'twos' },
  '3': { it: 'di tre', en: 'threes' },
  '4': { it: 'di quattro', en: 'fours' },
  '5': { it: 'di cinque', en: 'fives' },
  '6': { it: 'di sei', en: 'sixes' },
  '7': { it: 'di sette', en: 'sevens' },
  '8': { it: 'di otto', en: 'eights' },
  '9': { it: 'di nove', en: 'nines' },
  '10': { it: 'di dieci', en: 'tens' },
  J: { it: 'di fanti', en: 'jacks' },
  Q: { it: 'di donne', en: 'queens' },
  K: { it: 'di re', en: 'kings' },
  A: { it: 'd’assi', en: 'aces' },
} as const satisfies Record<Rank, Sentence>

/** The highest card of a hand: “scala al re”, “straight to the king”. */
export const RANKS_TO = {
  '2': { it: 'al due', en: 'two' },
  '3': { it: 'al tre', en: 'three' },
  '4': { it: 'al quattro', en: 'four' },
  '5': { it: 'al cinque', en: 'five' },
  '6': { it: 'al sei', en: 'six' },
  '7': { it: 'al sette', en: 'seven' },
  '8': { it: 'all’otto', en: 'eight' },
  '9': { it: 'al nove', en: 'nine' },
  '10': { it: 'al dieci', en: 'ten' },
  J: { it: 'al fante', en: 'jack' },
  Q: { it: 'alla donna', en: 'queen' },
  K: { it: 'al re', en: 'king' },
  A: { it: 'all’asso', en: 'ace' },
} as const satisfies Record<Rank, Sentence>

export const HAND_SENTENCES = {
  high: { it: 'carta alta {to}', en: '{to} high' },
  pair: { it: 'coppia {cards}', en: 'a pair of {cards}' },
  pairs: { it: 'doppia {cards} e {lower}', en: 'two pair, {cards} and {lower}' },
  trips: { it: 'tris {cards}', en: 'three {cards}' },
  straight: { it: 'scala {to}', en: 'a straight to the {to}' },
  full: { it: 'full {cards}', en: 'a full house, {cards}' },
  flush: { it: 'colore {to}', en: 'a flush, {to} high' },
  four: { it: 'poker {cards}', en: 'four {cards}' },
  minima: { it: 'scala reale minima', en: 'a scala reale minima' },
  media: { it: 'scala reale media {to}', en: 'a scala reale media, {to} high' },
  massima: { it: 'scala reale massima', en: 'a scala reale massima' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(HAND_SENTENCES)
const ofTell = tellsOf(RANKS_OF)
const toTell = tellsOf(RANKS_TO)

/** The category of a hand: “doppia”. */
export const categoryTell = tellsOf(CATEGORY_SENTENCES)

/** A hand in full: “tris di dieci”. */
export function handTell({ category, rank, lower, scala }: NamedHand): Tell {
  const cards = { tell: ofTell(rank) }
  const to = { tell: toTell(rank) }
  switch (category) {
    case 'carta alta':
      return tell('high', { to })
    case 'coppia':
      return tell('pair', { cards })
    case 'doppia':
      return tell('pairs', { cards, lower: { tell: ofTell(lower ?? rank) } })
    case 'tris':
      return tell('trips', { cards })
    case 'scala':
      return tell('straight', { to })
    case 'full':
      return tell('full', { cards })
    case 'colore':
      return tell('flush', { to })
    case 'poker':
      return tell('four', { cards })
    case 'scala reale':
      return scala === 'media' ? tell('media', { to }) : tell(scala ?? 'massima')
  }
}
