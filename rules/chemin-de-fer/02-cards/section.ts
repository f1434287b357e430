import { cardsArticle } from './commands'
import { cuttingCommands } from './cutting'
import { evolveCards } from './events'
import { mixingCommands } from './mixing'
import { CARDS_REFUSALS } from './refusals'
import { reportCommands } from './reports'
import { sevenCommands } from './seven'

/** Section 2: cards, shuffle, cut, sabot. */
export const cards = cardsArticle({
  id: '2',
  commands: { ...mixingCommands, ...cuttingCommands, ...reportCommands, ...sevenCommands },
  refusals: CARDS_REFUSALS,
  evolve: evolveCards,
})
