import { bankCommands } from './07-coup/bank'
import { correctionCommands } from './07-coup/correct'
import { dealCommands } from './07-coup/deal'
import type { CoupEvent } from './07-coup/events'
import { EVOLVE } from './07-coup/evolve'
import { pointCommands } from './07-coup/points'
import { recordCommands } from './07-coup/recording'
import { wordCommands } from './07-coup/word'
import { cheminArticle } from './article'
import { COUP_REFUSALS } from './refusals/07-coup'

const { article } = cheminArticle<CoupEvent>()

/** Section 7: the coup and the drawing table. */
export const coup = article({
  id: '7',
  commands: {
    ...dealCommands,
    ...wordCommands,
    ...bankCommands,
    ...pointCommands,
    ...recordCommands,
    ...correctionCommands,
  },
  refusals: COUP_REFUSALS,
  evolve: EVOLVE,
})
