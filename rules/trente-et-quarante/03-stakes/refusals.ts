import type { Sentence } from '../../kernel/tell'

/** Stakes: refusals in their order of precedence. */
export const STAKES_REFUSALS = {
  'first-card-shown': {
    it: 'Mostrata la prima carta, le puntate non si toccano più.',
    en: 'From the first card shown stakes are not touched any more.',
  },
  'no-new-stakes': {
    it: 'Mostrata la prima carta, nessuno punta più.',
    en: 'From the first card shown nobody stakes any more.',
  },
  'no-such-stake': {
    it: '{player} non ha questa puntata.',
    en: '{player} has no such stake.',
  },
} as const satisfies Record<string, Sentence>
