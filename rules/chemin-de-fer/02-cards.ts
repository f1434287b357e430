import { cheminArticle } from './article'
import { CARDS_REFUSALS } from './refusals/02-cards'

const { article } = cheminArticle<never>()

/** Section 2: cards, shuffle, cut, sabot. */
export const cards = article({
  id: '2',
  commands: {},
  refusals: CARDS_REFUSALS,
  evolve: {},
})
