import { cheminArticle } from './article'
import { AUTHORITY_REFUSALS } from './refusals/16-authority'

const { article } = cheminArticle<never>()

/** Section 16: authority and conduct. */
export const authority = article({
  id: '16',
  commands: {},
  refusals: AUTHORITY_REFUSALS,
  evolve: {},
})
