import { cheminArticle } from './article'
import { CLUB_REFUSALS } from './refusals/17-club'

const { article } = cheminArticle<never>()

/** Section C: casse and tableau. */
export const club = article({
  id: 'C',
  commands: {},
  refusals: CLUB_REFUSALS,
  evolve: {},
})
