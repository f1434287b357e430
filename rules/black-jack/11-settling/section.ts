import { abandonedCommands } from './abandoned'
import { claimCommands } from './claims'
import { settlingArticle } from './commands'
import { evolveSettling } from './events'
import { payingCommands } from './paying'
import { SETTLING_REFUSALS } from './refusals'

/** Section 11: settling. */
export const settling = settlingArticle({
  id: '11',
  commands: { ...payingCommands, ...claimCommands, ...abandonedCommands },
  refusals: SETTLING_REFUSALS,
  evolve: evolveSettling,
})
