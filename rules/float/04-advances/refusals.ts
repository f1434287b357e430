import type { RefusalTexts } from '../../kernel/article'

/** Section 4: advances and returns. */
export const ADVANCE_REFUSALS = {
  'nothing-out': {
    it: 'Questa anticipazione non c’è.',
    en: 'There is no such advance.',
  },
  'not-the-sum': {
    it: 'L’anticipazione è di {chips}.',
    en: 'The advance is of {chips}.',
  },
  'more-than-out': {
    it: 'Sono fuori {chips}.',
    en: '{chips} are out.',
  },
} as const satisfies RefusalTexts
