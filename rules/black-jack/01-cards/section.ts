import { cardsArticle } from './commands'
import { evolveCards } from './events'
import { mixingCommands } from './mixing'
import { CARDS_REFUSALS } from './refusals'
import { reportCommands } from './reports'

/** Section 1: cards, shoe, cut, mascherina. */
export const cards = cardsArticle({
  id: '1',
  commands: { ...mixingCommands, ...reportCommands },
  refusals: CARDS_REFUSALS,
  evolve: evolveCards,
})
