import { cheminArticle } from './article'
import { HOLDER_REFUSALS } from './refusals/06-holder'

const { article } = cheminArticle<never>()

/** Section 6: the holder of the cards. */
export const holder = article({
  id: '6',
  commands: {},
  refusals: HOLDER_REFUSALS,
  evolve: {},
})
