import { assigningCommands } from './assigning'
import { seatsArticle } from './commands'
import { endingCommands } from './ending'
import { evolveSeats } from './events'
import { movingCommands } from './moving'
import { SEATS_REFUSALS } from './refusals'
import { returningCommands } from './returning'
import { takingCommands } from './taking'

/** Art. II: the seats. */
export const seats = seatsArticle({
  id: 'II',
  commands: {
    ...assigningCommands,
    ...takingCommands,
    ...movingCommands,
    ...returningCommands,
    ...endingCommands,
  },
  refusals: SEATS_REFUSALS,
  evolve: evolveSeats,
})
