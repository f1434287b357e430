import { pokerArticle } from '../article'
import type { RoomEvent } from '../room/after'
import type { SeatsEvent } from './events'

/** Commands of Art. II also cause events of Art. I: a player who sits down has opted (A7). */
export const { article: seatsArticle, command: seatsCommand } = pokerArticle<
  SeatsEvent,
  RoomEvent
>()
