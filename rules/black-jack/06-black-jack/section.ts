import { blackJackArticle } from '../article'
import { type BlackJackEvent, evolveBlackJack } from './events'
import { BLACK_JACK_REFUSALS } from './refusals'

const { article } = blackJackArticle<BlackJackEvent>()

/** Section 6: black jack, paid by itself when the deal is over (B.13.3), else at the settling. */
export const blackJack = article({
  id: '6',
  commands: {},
  refusals: BLACK_JACK_REFUSALS,
  evolve: evolveBlackJack,
})
