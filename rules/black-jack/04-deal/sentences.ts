import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { DealEvent } from './events'

export const DEAL_SENTENCES = {
  cardToBanco: { it: 'Banco: {card}', en: 'Banco: {card}' },
  cardToCasella: { it: 'Casella {casella}: {card}', en: 'Casella {casella}: {card}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(DEAL_SENTENCES)

/** Section 4: dealing. */
export const DEAL: Telling<DealEvent> = {
  cardDrawn: ({ card, to }) =>
    to.to === 'banco'
      ? tell('cardToBanco', { card })
      : tell('cardToCasella', { card, casella: to.casella }),
}
