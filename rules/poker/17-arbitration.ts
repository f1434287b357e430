import { arbitrationArticle } from './17-arbitration/declared'
import { evolveArbitration } from './17-arbitration/events'
import { namingCommands } from './17-arbitration/naming'
import { rulingCommands } from './17-arbitration/ruling'
import { tableCommands } from './17-arbitration/table'
import { ARBITRATION_REFUSALS } from './refusals/17-arbitration'

/** Art. XVII: arbitration. */
export const arbitration = arbitrationArticle({
  id: 'XVII',
  commands: { ...tableCommands, ...namingCommands, ...rulingCommands },
  refusals: ARBITRATION_REFUSALS,
  evolve: evolveArbitration,
})
