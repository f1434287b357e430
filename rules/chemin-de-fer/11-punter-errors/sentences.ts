import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { consequences } from '../telling/consequences'
import type { PunterErrorsEvent } from './events'

const PUNTER_ERRORS_SENTENCES = {
  falseDraw: { it: 'Falso tiraggio di {member}', en: 'False draw by {member}' },
  exposed: {
    it: '{member} annuncia il punto o scopre le carte troppo presto',
    en: '{member} names the point or uncovers the cards too soon',
  },
  changedWord: { it: '{member} cambia parola', en: '{member} changes the word' },
  basket: {
    it: '{member} mette le carte nel paniere prima del punto',
    en: '{member} puts cards into the basket before the point is settled',
  },
  turnedThird: {
    it: '{member} rivolta la terza carta',
    en: '{member} turns the third card over',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PUNTER_ERRORS_SENTENCES)

/** Section 11: errors of the punter. */
export const PUNTER_ERRORS_TELLING: Telling<PunterErrorsEvent> = {
  punterErred: (event) => [
    tell(event.error, { member: { member: event.member } }),
    ...consequences(event),
  ],
}
