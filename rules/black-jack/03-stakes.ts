import { stakesArticle } from './03-stakes/declared'
import { evolveStakes } from './03-stakes/evolve'
import { invitingCommands } from './03-stakes/inviting'
import { limitCommands } from './03-stakes/limits'
import { stakeCommands } from './03-stakes/stakes'
import { STAKES_REFUSALS } from './refusals/03-stakes'

/** Section 3: limits and stakes. */
export const stakes = stakesArticle({
  id: '3',
  commands: { ...limitCommands, ...invitingCommands, ...stakeCommands },
  refusals: STAKES_REFUSALS,
  evolve: evolveStakes,
})
