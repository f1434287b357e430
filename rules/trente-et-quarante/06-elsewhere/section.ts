import type { TagliaEnd } from '../01-cards/events'
import { elsewhereArticle } from './commands'
import { disputeCommands } from './disputes'
import { errorCommands } from './errors'
import { evolveElsewhere } from './events'
import { ELSEWHERE_REFUSALS } from './refusals'
import { versionCommands } from './versions'

/** Section 6: errors, claims and versions, which the text leaves to roulette's rules and to the administration. */
export const elsewhereOf = (tagliaEnd: TagliaEnd) =>
  elsewhereArticle({
    id: '6',
    commands: { ...errorCommands(tagliaEnd), ...disputeCommands, ...versionCommands },
    refusals: ELSEWHERE_REFUSALS,
    evolve: evolveElsewhere,
  })
