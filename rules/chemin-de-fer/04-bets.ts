import { cheminArticle } from './article'
import { BETS_REFUSALS } from './refusals/04-bets'

const { article } = cheminArticle<never>()

/** Section 4: bets. */
export const bets = article({
  id: '4',
  commands: {},
  refusals: BETS_REFUSALS,
  evolve: {},
})
