import { assigningCommands } from './02-seats/assigning'
import { seatsArticle } from './02-seats/declared'
import { endingCommands } from './02-seats/ending'
import { movingCommands } from './02-seats/moving'
import { returningCommands } from './02-seats/returning'
import { takingCommands } from './02-seats/taking'
import { SEATS_REFUSALS } from './refusals/02-seats'
import { evolveSeats } from './room/seats'

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
