import type { Sentence } from '../../kernel/tell'

/** Versions: refusals in their order of precedence. */
export const ELSEWHERE_REFUSALS = {
  'taglia-runs': {
    it: 'Le regole del tavolo cambiano fra due taglie.',
    en: 'The customs of a table change between two taglie.',
  },
  'premium-in-force': {
    it: 'Un premio è ancora in vigore: aspettate che sia deciso.',
    en: 'A premium is still in force: wait until it is decided.',
  },
} as const satisfies Record<string, Sentence>
