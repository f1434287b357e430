import { cheminArticle } from './article'
import { PARTNERS_REFUSALS } from './refusals/09-partners'

const { article } = cheminArticle<never>()

/** Section 9: partners. */
export const partners = article({
  id: '9',
  commands: {},
  refusals: PARTNERS_REFUSALS,
  evolve: {},
})
