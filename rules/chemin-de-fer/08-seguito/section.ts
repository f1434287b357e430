import { auctionCommands } from './auction'
import { barringCommands } from './barring'
import { seguitoArticle } from './commands'
import { droppedCommands } from './dropped'
import { evolveSeguito } from './events'
import { imposedCommands } from './imposed'
import { paletteCommands } from './palette'
import { SEGUITO_REFUSALS } from './refusals'

/** Section 8: the seguito and the auction. */
export const seguito = seguitoArticle({
  id: '8',
  commands: {
    ...paletteCommands,
    ...auctionCommands,
    ...imposedCommands,
    ...droppedCommands,
    ...barringCommands,
  },
  refusals: SEGUITO_REFUSALS,
  evolve: evolveSeguito,
})
