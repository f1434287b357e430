import { cheminArticle } from '../article'
import { TAX_REFUSALS } from './refusals'

const { article } = cheminArticle<never>()

/** Section 15: the tax. */
export const tax = article({
  id: '15',
  commands: {},
  refusals: TAX_REFUSALS,
  evolve: {},
})
