import type { Sentence } from '../../kernel/tell'

/** Errors of the employee: refusals in their order of precedence. */
export const EMPLOYEE_ERRORS_REFUSALS = {
  'banker-spoke': {
    it: 'Il banchiere si è già pronunciato: il colpo prosegue com’è.',
    en: 'The banker has spoken already: the coup goes on as it is.',
  },
  'already-due': {
    it: 'Le carte sono già di chi ne ha diritto.',
    en: 'The cards are already with the player who has the right to them.',
  },
  'not-denied': {
    it: '{member} non ha chiesto banco, o ha già le carte.',
    en: '{member} has not called banco, or has the cards already.',
  },
  'word-was-right': {
    it: 'È la parola già ripetuta: non c’è nulla da rettificare.',
    en: 'This is the word that was repeated: there is nothing to put right.',
  },
  'first-word-holds': {
    it: 'La punta ha 5 e il banchiere ha già scoperto: vale la prima parola dell’impiegato.',
    en: 'The punta has 5 and the banker has turned: the employee’s first word holds.',
  },
  'banker-point-needed': {
    it: 'Indicate il punto del banchiere: da esso dipende di chi è la carta.',
    en: 'Enter the banker’s point: the card’s owner depends on it.',
  },
  'owner-not-seated': {
    it: 'A quel posto non siede chi possa tenere il banco: indicatene un altro.',
    en: 'Nobody who could be banker sits there: name another seat.',
  },
} as const satisfies Record<string, Sentence>
