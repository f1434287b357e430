import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import type { ErrorEvent } from './events'

export const ERRORS_SENTENCES = {
  cardsEliminated: { it: 'Carte eliminate: {cards}', en: 'Cards eliminated: {cards}' },
  handDisturbed: {
    it: 'Casella {casella}: carte spostate, la mano è persa',
    en: 'Casella {casella}: cards moved, the mano is lost',
  },
  dealMended: { it: 'La distribuzione è corretta', en: 'The deal is put right' },
  colpoVoided: { it: 'Colpo annullato: {why}', en: 'The colpo is void: {why}' },
  casellaVoided: {
    it: 'Casella {casella} annullata: {why}',
    en: 'Casella {casella} is void: {why}',
  },
  strayCards: {
    it: 'Carte date alla casella {casella} senza puntata: {cards}',
    en: 'Cards dealt to casella {casella} without a puntata: {cards}',
  },
  surplusDrawn: { it: 'Carta non richiesta: {card}', en: 'A card unasked: {card}' },
  surplusTaken: {
    it: 'La casella {casella} prende la carta',
    en: 'Casella {casella} takes the card',
  },
  surplusRefused: {
    it: 'La casella {casella} rifiuta la carta',
    en: 'Casella {casella} refuses the card',
  },
  surplusToBanco: { it: 'La carta va al banco: {card}', en: 'The card goes to the banco: {card}' },
  bancoSurplusUnseen: {
    it: 'Una carta in più del banco, non vista: è la prima del prossimo colpo',
    en: 'A surplus card of the banco’s, unseen: the first of the next colpo',
  },
  bancoSurplusSeen: {
    it: 'Una carta in più del banco, vista: è annullata',
    en: 'A surplus card of the banco’s, seen: it is annulled',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ERRORS_SENTENCES)

/** Section 12: errors at the table. */
export const ERRORS: Telling<ErrorEvent> = {
  cardsEliminated: (event) => tell('cardsEliminated', { cards: event.cards.join(' ') }),
  handDisturbed: (event) => [
    tell('handDisturbed', { casella: event.casella }),
    ...event.parts.map(partTold),
  ],
  dealMended: (event) => [tell('dealMended'), ...event.parts.map(partTold)],
  colpoVoided: (event) => [tell('colpoVoided', { why: event.why }), ...event.parts.map(partTold)],
  casellaVoided: (event) => [
    tell('casellaVoided', { casella: event.casella, why: event.why }),
    ...event.parts.map(partTold),
  ],
  strayCards: (event) =>
    tell('strayCards', { casella: event.casella, cards: event.cards.join(' ') }),
  surplusDrawn: (event) => tell('surplusDrawn', { card: event.card }),
  surplusAnswered: (event) =>
    event.takes
      ? tell('surplusTaken', { casella: event.casella })
      : tell('surplusRefused', { casella: event.casella }),
  surplusToBanco: (event) => tell('surplusToBanco', { card: event.card }),
  bancoSurplus: (event) =>
    event.card === null ? tell('bancoSurplusUnseen') : tell('bancoSurplusSeen'),
}
