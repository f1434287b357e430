import type { Seating } from '../play/places'
import { stakesArticle } from './commands'
import { evolveStakes } from './events'
import { invitingCommands } from './inviting'
import { limitsOfTables } from './limits'
import { STAKES_REFUSALS } from './refusals'
import { stakeCommands } from './stakes'

/** Section 3: limits and stakes. */
export const stakesOf = (seating: Seating) =>
  stakesArticle({
    id: '3',
    commands: { ...limitsOfTables, ...invitingCommands, ...stakeCommands(seating) },
    refusals: STAKES_REFUSALS,
    evolve: evolveStakes,
  })
