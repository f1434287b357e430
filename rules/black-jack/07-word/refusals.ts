import type { Sentence } from '../../kernel/tell'

/** The player’s word: refusals in their order of precedence. */
export const WORD_REFUSALS = {
  'not-its-turn': {
    it: 'La parola è alla casella {casella}.',
    en: 'The word is casella {casella}’s.',
  },
  'card-first': {
    it: 'Prima viene la carta già dovuta.',
    en: 'The card already due comes first.',
  },
  'titolare-away': {
    it: 'Chi parla per la casella non c’è: decide l’ispettore.',
    en: 'The titolare is away: the inspector decides.',
  },
  'only-no-for-away': {
    it: 'Per chi non c’è si dice solo «no».',
    en: 'Only “no” is said for a person who is away.',
  },
} as const satisfies Record<string, Sentence>
