import { CASSE_REFUSALS } from '../../kernel/club/casse'
import { CORRECTION_REFUSALS } from '../../kernel/club/correcting'
import { COUNTING_REFUSALS, GAP_REFUSALS } from '../../kernel/club/counting'
import { REOPENING_REFUSALS } from '../../kernel/club/reopening'
import type { Sentence } from '../../kernel/tell'

/** Casse, count and tableau of a banked game: refusals in their order of precedence. */
export const SHEET_REFUSALS = {
  ...CASSE_REFUSALS,
  ...CORRECTION_REFUSALS,
  'tableau-closed': {
    it: 'Il tableau è già chiuso.',
    en: 'The tableau is closed already.',
  },
  ...REOPENING_REFUSALS,
  'count-not-begun': {
    it: 'La conta non è cominciata.',
    en: 'The count has not begun.',
  },
  'not-on-tableau': {
    it: 'Questa persona non è nel tableau.',
    en: 'This person is not on the tableau.',
  },
  ...COUNTING_REFUSALS,
  'float-open': {
    it: 'La dotazione di un tavolo è ancora aperta.',
    en: 'The float of a table is still open.',
  },
  'not-all-counted': {
    it: 'Mancano da contare: {members}.',
    en: 'Still to be counted: {members}.',
  },
  'recount-first': {
    it: 'Il divario è {gap}: ricontate.',
    en: 'The gap is {gap}: count again.',
  },
  ...GAP_REFUSALS,
  'tableau-first': {
    it: 'Prima si chiude il tableau.',
    en: 'Close the tableau first.',
  },
} as const satisfies Record<string, Sentence>
