import { pokerArticle } from '../article'
import { ONORI_REFUSALS } from './refusals'

const { article } = pokerArticle<never>()

/** Art. XIV: the honours. They are granted with the result of a colpo (Art. XII). */
export const onori = article({
  id: 'XIV',
  commands: {},
  evolve: {},
  refusals: ONORI_REFUSALS,
})
