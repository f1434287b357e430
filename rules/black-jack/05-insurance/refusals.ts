import type { Sentence } from '../../kernel/tell'

/** Insurance and par: refusals in their order of precedence. */
export const INSURANCE_REFUSALS = {
  'offers-closed': {
    it: 'L’offerta è chiusa: il gioco è proseguito, o la distribuzione non è finita.',
    en: 'The offer is closed: play has gone on, or the deal is not over.',
  },
  'no-puntata-there': {
    it: '{player} non ha puntate su questa casella.',
    en: '{player} has no puntata on this casella.',
  },
  'banco-shows-no-ace': {
    it: 'Ci si assicura solo contro un asso del banco.',
    en: 'Insurance is open only against an ace of the banco’s.',
  },
  'above-half': {
    it: 'L’assicurazione arriva a metà della puntata: {half}.',
    en: 'Insurance goes up to half the puntata: {half}.',
  },
  'no-par-here': {
    it: 'A questo tavolo non si paga alla pari.',
    en: 'Nothing is paid at par at this table.',
  },
  'no-black-jack-waits': {
    it: 'Nessun black jack aspetta il banco su questa casella.',
    en: 'No black jack waits for the banco on this casella.',
  },
  'par-paid-already': {
    it: 'Questa puntata è già stata pagata alla pari.',
    en: 'This puntata was paid at par already.',
  },
} as const satisfies Record<string, Sentence>
