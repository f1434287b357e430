import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { BancoEvent } from './events'

export const BANCO_SENTENCES = {
  bancoCorrected: {
    it: 'Annunciato {said}, il punto del banco è {point}',
    en: 'Announced {said}, the banco’s point is {point}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BANCO_SENTENCES)

/** Section 10: the banco’s hand. */
export const BANCO: Telling<BancoEvent> = {
  bancoCorrected: (event) => tell('bancoCorrected', { said: event.said, point: event.point }),
}
