import type { Sentence } from '../../kernel/tell'

/** Doubling: refusals in their order of precedence. */
export const DOUBLING_REFUSALS = {
  'companions-first': {
    it: 'Prima rispondono gli altri che hanno puntato sulla casella.',
    en: 'The companions on the casella answer first.',
  },
  'nobody-asked': {
    it: 'Nessuno deve rispondere.',
    en: 'Nobody has to answer.',
  },
  'not-asked': {
    it: '{player} non deve rispondere.',
    en: '{player} has not been asked.',
  },
  'not-nine-to-eleven': {
    it: 'Si raddoppia con 9, 10 o 11 con due carte.',
    en: 'Doubling needs 9, 10 or 11 with two cards.',
  },
} as const satisfies Record<string, Sentence>
