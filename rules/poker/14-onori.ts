import { ONORI_REFUSALS } from './14-onori/refusals'
import { pokerArticle } from './article'

const { article } = pokerArticle<never>()

/** Art. XIV: the honours. They are granted with the result of a colpo (Art. XII). */
export const onori = article({
  id: 'XIV',
  commands: {},
  evolve: {},
  refusals: ONORI_REFUSALS,
})
