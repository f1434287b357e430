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
  'not-in-a-gap': {
    it: '{member} non gioca in piedi in questo colpo.',
    en: '{member} does not play standing in this coup.',
  },
  'first-already': {
    it: '{member} è già il primo di questo spazio.',
    en: '{member} is the first of this gap already.',
  },
} as const satisfies Record<string, Sentence>
