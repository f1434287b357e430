import type { TableId } from '../../banked/ids'
import type { BlackJackEvent } from '../06-black-jack/events'
import type { WordEvent } from '../07-word/events'
import { blackJackArticle } from '../article'
import type { NextReceiver } from '../play/turn'
import type { Settings } from '../settings'
import type { Casella, Colpo } from '../state/colpo'
import type { ErrorEvent } from './events'

/** The other sections’ part in errors of drawing. */
export interface ErrorCourse {
  next: NextReceiver
  /** Whether the banco takes another card (section 10). */
  bancoDraws(colpo: Colpo, settings: Settings): boolean
  /** A mano past 21 (section 7). */
  collected(table: TableId, casella: Casella, hand: number): FromErrors
  /** Black jacks paid when a colpo that was dealt anew is in order (section 6). */
  paidAnew(table: TableId, colpo: Colpo, settings: Settings): FromErrors[]
}

/** Events of other sections that an error may cause: a mano past 21, a black jack paid. */
export type FromErrors = WordEvent | BlackJackEvent

export const { article: errorsArticle, command: errorsCommand } = blackJackArticle<
  ErrorEvent,
  FromErrors
>()
