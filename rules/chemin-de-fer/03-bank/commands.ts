import { cheminArticle } from '../article'
import type { SeatLost } from '../mano/events'
import type { BankEvent } from './events'

/** Commands of section 3 also cause an event of section 1: a seat is lost. */
export const { article: bankArticle, command: bankCommand } = cheminArticle<BankEvent, SeatLost>()
