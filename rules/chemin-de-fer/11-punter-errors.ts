import { cheminArticle } from './article'
import { PUNTER_ERRORS_REFUSALS } from './refusals/11-punter-errors'

const { article } = cheminArticle<never>()

/** Section 11: errors of the punter. */
export const punterErrors = article({
  id: '11',
  commands: {},
  refusals: PUNTER_ERRORS_REFUSALS,
  evolve: {},
})
