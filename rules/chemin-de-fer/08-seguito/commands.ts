import { cheminArticle } from '../article'
import type { SeatLost } from '../mano/events'
import type { SeguitoEvent } from './events'

/** Commands of section 8 also cause an event of section 1: a seat is lost. */
export const { article: seguitoArticle, command: seguitoCommand } = cheminArticle<
  SeguitoEvent,
  SeatLost
>()
