import { auctionCommands } from './08-seguito/auction'
import { barringCommands } from './08-seguito/barring'
import { seguitoArticle } from './08-seguito/declared'
import { droppedCommands } from './08-seguito/dropped'
import { evolveSeguito } from './08-seguito/evolve'
import { imposedCommands } from './08-seguito/imposed'
import { paletteCommands } from './08-seguito/palette'
import { SEGUITO_REFUSALS } from './refusals/08-seguito'

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
