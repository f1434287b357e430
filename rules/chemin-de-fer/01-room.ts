import { cheminArticle } from './article'
import { ROOM_REFUSALS } from './refusals/01-room'

const { article } = cheminArticle<never>()

/** Section 1: the room and the seats. */
export const room = article({
  id: '1',
  commands: {},
  refusals: ROOM_REFUSALS,
  evolve: {},
})
