import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. X; those of one command in their order of precedence. */
export const PACK_REFUSALS = {
  'pack-fixed': {
    it: 'Questo tavolo gioca sempre con lo stesso mazzo.',
    en: 'This table always plays with the same pack.',
  },
  'back-above-pot': {
    it: 'Dal pot non si possono ritirare {chips}: ne contiene {pot}. Correggete le uscite ritirate.',
    en: '{chips} cannot be withdrawn from the pot: it holds {pot}. Correct the uscite withdrawn.',
  },
  'no-quadriglia': {
    it: 'Nessuna quadriglia sotto il minimo è stata trovata in questo colpo.',
    en: 'No quadriglia below the minimum was found in this colpo.',
  },
  'not-below-the-pack': {
    it: 'Il {lowest} è già una carta del mazzo in uso.',
    en: 'The {lowest} already is a card of the pack in use.',
  },
  'not-in-the-pack': {
    it: 'Questa carta non è nel mazzo in uso.',
    en: 'This card is not in the pack in use.',
  },
  'card-shown-twice': {
    it: 'Questa carta è già sul tavolo: controllate quelle mostrate.',
    en: 'This card already lies on the table: check those that were shown.',
  },
} as const satisfies RefusalTexts
