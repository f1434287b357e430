import type { Sentence } from '../../kernel/tell'

/** The order of payment: refusals in their order of precedence. */
export const PAYMENT_REFUSALS = {
  'not-decided': {
    it: 'Il risultato non c’è ancora: annotate i punti o il risultato, poi si paga.',
    en: 'There is no result yet: enter the points or the result, then stakes are paid.',
  },
  'void-coup': {
    it: 'Il colpo è nullo: le puntate tornano a chi le ha fatte.',
    en: 'The coup is void: the stakes go back to those who laid them.',
  },
} as const satisfies Record<string, Sentence>
