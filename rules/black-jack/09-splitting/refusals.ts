import type { Sentence } from '../../kernel/tell'

/** Splitting: refusals in their order of precedence. */
export const SPLITTING_REFUSALS = {
  'no-pair': {
    it: 'Si dividono solo due carte dello stesso valore.',
    en: 'Only two cards of one value are split.',
  },
  'split-before': {
    it: 'Divisioni permesse a una casella: {splits}.',
    en: 'Splits allowed to one casella: {splits}.',
  },
} as const satisfies Record<string, Sentence>
