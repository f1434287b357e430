import { absenceCommands } from './01-formation/absence'
import { callCommands } from './01-formation/calls'
import { formationArticle } from './01-formation/declared'
import { lastGiroCommands } from './01-formation/last-giro'
import { leavingCommands } from './01-formation/leaving'
import { listCommands } from './01-formation/lists'
import { signingCommands } from './01-formation/signing'
import { startCommands } from './01-formation/start'
import { witnessedCommands } from './01-formation/witnessed'
import { FORMATION_REFUSALS } from './refusals/01-formation'
import { evolveFormation } from './room/formation'

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
