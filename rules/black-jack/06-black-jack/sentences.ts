import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import type { BlackJackEvent } from './events'

export const BLACK_JACK_SENTENCES = {
  blackJackPaid: { it: 'Black jack alla casella {casella}', en: 'Black jack on casella {casella}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BLACK_JACK_SENTENCES)

/** Section 6: black jack. */
export const BLACK_JACK: Telling<BlackJackEvent> = {
  blackJackPaid: (event) => [
    tell('blackJackPaid', { casella: event.casella }),
    ...event.parts.map(partTold),
  ],
}
