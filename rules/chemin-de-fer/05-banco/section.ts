import { cheminArticle } from '../article'
import type { CardsGiven, StakeLaid, StakesMatched } from '../stakes/events'
import { callCommands } from './calls'
import { type BancoEvent, evolveBanco } from './events'
import { offerCommands } from './offers'
import { BANCO_REFUSALS } from './refusals'
import { suiviCommands } from './suivi'

const { article } = cheminArticle<BancoEvent, StakeLaid | StakesMatched | CardsGiven>()

/** Section 5: banco solo, con il tavolo, suivi. */
export const banco = article({
  id: '5',
  commands: { ...callCommands, ...suiviCommands, ...offerCommands },
  refusals: BANCO_REFUSALS,
  evolve: evolveBanco,
})
