import { cheminArticle } from './article'
import { PAYMENT_REFUSALS } from './refusals/14-payment'

const { article } = cheminArticle<never>()

/** Section 14: order of payment. */
export const payment = article({
  id: '14',
  commands: {},
  refusals: PAYMENT_REFUSALS,
  evolve: {},
})
