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
  'seven-uncounted': {
    it: 'È l’ultimo colpo della taglia: prima di pagare contate le sette carte.',
    en: 'This is the last coup of the taglia: count the seven cards before paying.',
  },
  'seven-missing': {
    it: 'Mancavano le sette carte: l’ultimo colpo è nullo, annullatelo.',
    en: 'The seven cards were not there: the last coup is void, make it void.',
  },
} as const satisfies Record<string, Sentence>
