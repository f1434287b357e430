import { cheminArticle } from '../article'
import type { CoupVoided } from '../play/voided'
import { closingCommands } from './closing'
import { type BetsEvent, evolveBets } from './events'
import { BETS_REFUSALS } from './refusals'
import { stakeCommands } from './stakes'

const { article } = cheminArticle<BetsEvent, CoupVoided>()

/** Section 4: bets. */
export const bets = article({
  id: '4',
  commands: { ...stakeCommands, ...closingCommands },
  refusals: BETS_REFUSALS,
  evolve: evolveBets,
})
