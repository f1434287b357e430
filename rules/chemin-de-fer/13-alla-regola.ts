import { cheminArticle } from './article'
import { ALLA_REGOLA_REFUSALS } from './refusals/13-alla-regola'

const { article } = cheminArticle<never>()

/** Section 13: alla regola, advice. */
export const allaRegola = article({
  id: '13',
  commands: {},
  refusals: ALLA_REGOLA_REFUSALS,
  evolve: {},
})
