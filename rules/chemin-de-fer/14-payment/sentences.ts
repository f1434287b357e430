import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { endedTells } from '../telling/ended'
import type { PaymentEvent } from './events'

const STANDING_SENTENCES = {
  stoodFirst: {
    it: '{member} è in piedi accanto al posto {seat}, prima degli altri',
    en: '{member} stands next to seat {seat}, before the others',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(STANDING_SENTENCES)

/** Section 14: the order of payment. */
export const PAYMENT: Telling<PaymentEvent> = {
  coupSettled: endedTells,
  stoodFirst: ({ member, after }) => tell('stoodFirst', { member: { member }, seat: after }),
}
