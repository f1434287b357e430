import { cheminArticle } from './article'
import { BANK_REFUSALS } from './refusals/03-bank'

const { article } = cheminArticle<never>()

/** Section 3: the bank. */
export const bank = article({
  id: '3',
  commands: {},
  refusals: BANK_REFUSALS,
  evolve: {},
})
