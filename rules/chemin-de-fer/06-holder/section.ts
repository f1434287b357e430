import { cheminArticle } from '../article'
import type { CallMade, StakesMatched } from '../stakes/events'
import { evolveHolder, type HolderEvent } from './events'
import { givingCommands } from './giving'
import { markCommands } from './marks'
import { HOLDER_REFUSALS } from './refusals'

const { article } = cheminArticle<HolderEvent, CallMade | StakesMatched>()

/** Section 6: the holder of the cards. */
export const holder = article({
  id: '6',
  commands: { ...givingCommands, ...markCommands },
  refusals: HOLDER_REFUSALS,
  evolve: evolveHolder,
})
