import { cheminArticle } from './article'
import { COUP_REFUSALS } from './refusals/07-coup'

const { article } = cheminArticle<never>()

/** Section 7: the coup and the drawing table. */
export const coup = article({
  id: '7',
  commands: {},
  refusals: COUP_REFUSALS,
  evolve: {},
})
