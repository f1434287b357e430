import { SHEET_REFUSALS } from '../../banked/refusals/sheet'
import { DAY_REFUSALS, LIMITS_REFUSALS } from '../../banked/refusals/table'
import type { Sentence } from '../../kernel/tell'

/** The club: refusals in their order of precedence. */
export const CLUB_REFUSALS = {
  ...LIMITS_REFUSALS,
  ...DAY_REFUSALS,
  'stakes-lie': {
    it: 'Sul tappeto ci sono ancora puntate: chiudete il tavolo.',
    en: 'Stakes still lie on the cloth: close the table.',
  },
  ...SHEET_REFUSALS,
} as const satisfies Record<string, Sentence>
