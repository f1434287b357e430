import { arbitrationArticle } from './17-arbitration/declared'
import { evolveArbitration } from './17-arbitration/events'
import { forNowCommands } from './17-arbitration/for-now'
import { namingCommands } from './17-arbitration/naming'
import { readingCommands } from './17-arbitration/reading'
import { rotaCommands } from './17-arbitration/rota'
import { rulingCommands } from './17-arbitration/ruling'
import { tableCommands } from './17-arbitration/table'
import { ARBITRATION_REFUSALS } from './refusals/17-arbitration'

/** Art. XVII: arbitration. */
export const arbitration = arbitrationArticle({
  id: 'XVII',
  commands: {
    ...tableCommands,
    ...forNowCommands,
    ...namingCommands,
    ...rulingCommands,
    ...readingCommands,
    ...rotaCommands,
  },
  refusals: ARBITRATION_REFUSALS,
  evolve: evolveArbitration,
})
