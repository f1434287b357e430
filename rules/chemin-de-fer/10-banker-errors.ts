import { cheminArticle } from './article'
import { BANKER_ERRORS_REFUSALS } from './refusals/10-banker-errors'

const { article } = cheminArticle<never>()

/** Section 10: errors of the banker. */
export const bankerErrors = article({
  id: '10',
  commands: {},
  refusals: BANKER_ERRORS_REFUSALS,
  evolve: {},
})
