import { pokerArticle } from '../article'
import type { RoomEvent } from '../room/after'
import type { FormationEvent } from './events'

/** Commands of Art. I also cause events of Art. II: a seat falls empty, a table dissolves. */
export const { article: formationArticle, command: formationCommand } = pokerArticle<
  FormationEvent,
  RoomEvent
>()
