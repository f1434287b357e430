import type { Sentence } from '../../kernel/tell'

/** Two signatures of two persons: refusals in their order of precedence. */
export const SIGNING_REFUSALS = {
  'not-a-signer': {
    it: 'Firmano la direzione giochi e il servizio di controllo.',
    en: 'The gaming management and the control service sign.',
  },
  'signed-already': {
    it: 'Per questo ufficio c’è già la firma.',
    en: 'This office has signed already.',
  },
  'two-persons': {
    it: 'Le due firme sono di due persone diverse.',
    en: 'The two signatures are of two different persons.',
  },
} as const satisfies Record<string, Sentence>
