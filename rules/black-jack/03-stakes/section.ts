import { stakesArticle } from './commands'
import { evolveStakes } from './evolve'
import { invitingCommands } from './inviting'
import { limitCommands } from './limits'
import { STAKES_REFUSALS } from './refusals'
import { stakeCommands } from './stakes'

/** Section 3: limits and stakes. */
export const stakes = stakesArticle({
  id: '3',
  commands: { ...limitCommands, ...invitingCommands, ...stakeCommands },
  refusals: STAKES_REFUSALS,
  evolve: evolveStakes,
})
