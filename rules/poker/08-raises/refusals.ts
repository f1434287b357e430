import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. VIII; those of one command in their order of precedence. */
export const RAISES_REFUSALS = {
  'no-raise-of-his': {
    it: '{member} non ha un rilancio da contestare.',
    en: '{member} has made no raise that could be contested.',
  },
  'nothing-to-raise': {
    it: 'Non c’è una puntata da rilanciare.',
    en: 'There is no bet to raise.',
  },
  'raise-not-reopened': {
    it: 'Chi era a resto finito non ha raggiunto il rilancio minimo: si accetta o si gettano le carte.',
    en: 'The last one was all in below the smallest raise: accept or throw the cards.',
  },
} as const satisfies RefusalTexts
