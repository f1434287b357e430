import { pokerArticle } from '../article'
import type { FormationEvent, RoomEvent } from '../room/events'

/** Commands of Art. I also cause events of Art. II: a seat falls empty, a table dissolves. */
export const { article: formationArticle, command: formationCommand } = pokerArticle<
  FormationEvent,
  RoomEvent
>()
