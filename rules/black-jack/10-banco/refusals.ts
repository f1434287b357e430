import type { Sentence } from '../../kernel/tell'

/** The banco’s hand: refusals in their order of precedence. */
export const BANCO_REFUSALS = {
  'announced-right': {
    it: 'Il punto del banco è proprio {point}.',
    en: 'The banco’s point is {point} indeed.',
  },
} as const satisfies Record<string, Sentence>
