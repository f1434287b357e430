import { arbitrationArticle } from './commands'
import { evolveArbitration } from './events'
import { forNowCommands } from './for-now'
import { namingCommands } from './naming'
import { readingCommands } from './reading'
import { ARBITRATION_REFUSALS } from './refusals'
import { rotaCommands } from './rota'
import { rulingCommands } from './ruling'
import { statementCommands } from './statements'
import { tableCommands } from './table'

/** Art. XVII: arbitration. */
export const arbitration = arbitrationArticle({
  id: 'XVII',
  commands: {
    ...tableCommands,
    ...statementCommands,
    ...forNowCommands,
    ...namingCommands,
    ...rulingCommands,
    ...readingCommands,
    ...rotaCommands,
  },
  refusals: ARBITRATION_REFUSALS,
  evolve: evolveArbitration,
})
