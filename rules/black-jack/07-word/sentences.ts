import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import type { WordEvent } from './events'

export const WORD_SENTENCES = {
  cardAskedOn21: { it: 'Casella {casella}: carta su 21?', en: 'Casella {casella}: a card on 21?' },
  cardAsked: { it: 'Casella {casella}: carta', en: 'Casella {casella}: a card' },
  handStays: { it: 'Casella {casella}: no', en: 'Casella {casella}: no' },
  handCollected: { it: 'La casella {casella} sballa', en: 'Casella {casella} passes 21' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(WORD_SENTENCES)

/** Section 7: the player’s word. */
export const WORD: Telling<WordEvent> = {
  cardAsked: (event) =>
    event.isFirstOn21
      ? tell('cardAskedOn21', { casella: event.casella })
      : tell('cardAsked', { casella: event.casella }),
  handStays: (event) => tell('handStays', { casella: event.casella }),
  handCollected: (event) => [
    tell('handCollected', { casella: event.casella }),
    ...event.parts.map(partTold),
  ],
}
