import { cheminArticle } from './article'
import { SEGUITO_REFUSALS } from './refusals/08-seguito'

const { article } = cheminArticle<never>()

/** Section 8: the seguito and the auction. */
export const seguito = article({
  id: '8',
  commands: {},
  refusals: SEGUITO_REFUSALS,
  evolve: {},
})
