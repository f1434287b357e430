import { stakesArticle } from './commands'
import { evolveStakes } from './events'
import { invitationCommands, type NotReady } from './invitation'
import { STAKES_REFUSALS } from './refusals'
import { stakeCommands } from './stakes'

/** Section 3: stakes. */
export const stakesOf = (notReady: NotReady) =>
  stakesArticle({
    id: '3',
    commands: { ...invitationCommands(notReady), ...stakeCommands },
    refusals: STAKES_REFUSALS,
    evolve: evolveStakes,
  })
