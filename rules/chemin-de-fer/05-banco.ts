import { cheminArticle } from './article'
import { BANCO_REFUSALS } from './refusals/05-banco'

const { article } = cheminArticle<never>()

/** Section 5: banco solo, con il tavolo, suivi. */
export const banco = article({
  id: '5',
  commands: {},
  refusals: BANCO_REFUSALS,
  evolve: {},
})
