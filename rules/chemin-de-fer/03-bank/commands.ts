import { cheminArticle } from '../article'
import type { SeatLost } from '../mano/events'
import type { StakesMatched } from '../stakes/events'
import type { BankEvent } from './events'

/** Commands of section 3 also cause events of section 1, a seat is lost, and of section 4, stakes find no more room. */
export const { article: bankArticle, command: bankCommand } = cheminArticle<
  BankEvent,
  SeatLost | StakesMatched
>()
