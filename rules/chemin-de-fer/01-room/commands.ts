import { cheminArticle } from '../article'
import type { BankOpened } from '../mano/events'
import type { RoomEvent } from './events'

/** Commands of section 1 also open a bank, in the place of a holder who is away. */
export const { article: roomArticle, command: roomCommand } = cheminArticle<RoomEvent, BankOpened>()
