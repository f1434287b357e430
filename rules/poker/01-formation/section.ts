import { absenceCommands } from './absence'
import { callCommands } from './calls'
import { formationArticle } from './commands'
import { evolveFormation } from './events'
import { lastGiroCommands } from './last-giro'
import { leavingCommands } from './leaving'
import { listCommands } from './lists'
import { FORMATION_REFUSALS } from './refusals'
import { signingCommands } from './signing'
import { startCommands } from './start'
import { witnessedCommands } from './witnessed'

/** Art. I: formation of the game. */
export const formation = formationArticle({
  id: 'I',
  commands: {
    ...listCommands,
    ...signingCommands,
    ...witnessedCommands,
    ...callCommands,
    ...startCommands,
    ...lastGiroCommands,
    ...absenceCommands,
    ...leavingCommands,
  },
  refusals: FORMATION_REFUSALS,
  evolve: evolveFormation,
})
