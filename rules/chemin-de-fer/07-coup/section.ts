import { cheminArticle } from '../article'
import { bankCommands } from './bank'
import { correctionCommands } from './correct'
import { dealCommands } from './deal'
import { type CoupEvent, evolveCoup } from './events'
import { pointCommands } from './points'
import { recordCommands } from './recording'
import { COUP_REFUSALS } from './refusals'
import { wordCommands } from './word'

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
  evolve: evolveCoup,
})
