import { blackJackArticle } from '../article'
import type { BlackJackEvent, ErrorEvent, WordEvent } from '../play/events'

/** Events of other sections that an error may cause: a mano past 21, a black jack paid. */
export type FromErrors = WordEvent | BlackJackEvent

export const { article: errorsArticle, command: errorsCommand } = blackJackArticle<
  ErrorEvent,
  FromErrors
>()
