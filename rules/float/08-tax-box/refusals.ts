import type { RefusalTexts } from '../../kernel/article'

/** Section 8: the box of the tax. */
export const TAX_BOX_REFUSALS = {
  'no-tax-box': {
    it: 'Manca la cassetta della cagnotte.',
    en: 'The box of the tax is missing.',
  },
  'box-there': {
    it: 'La cassetta è già al suo posto.',
    en: 'The box is in its place already.',
  },
  'no-box-here': {
    it: 'Qui non c’è una cassetta da sigillare.',
    en: 'There is no box to seal here.',
  },
  'after-last-coup': {
    it: 'Prima si finisce il colpo.',
    en: 'The coup is finished first.',
  },
  'seal-first': {
    it: 'Prima si sigilla la cassetta.',
    en: 'The box is sealed first.',
  },
  'on-its-way': {
    it: 'La cassetta è già in cammino.',
    en: 'The box is on its way already.',
  },
  'no-box-comes': {
    it: 'Nessuna cassetta è in cammino.',
    en: 'No box is on its way.',
  },
  'table-open': {
    it: 'Il tavolo è ancora aperto.',
    en: 'The table is still open.',
  },
  'not-arrived': {
    it: 'La cassetta non è in sala conta.',
    en: 'The box is not in the count room.',
  },
  'counted-already': {
    it: 'La cassetta è già contata.',
    en: 'The box is counted already.',
  },
  'not-counted': {
    it: 'Prima si conta la cassetta; poi l’altra persona della sala conta conferma.',
    en: 'The box is counted first; then the other person of the count room confirms.',
  },
  'two-count': {
    it: 'Contano in due: conferma un’altra persona della sala conta.',
    en: 'Two count: another person of the count room confirms.',
  },
  'count-is-old': {
    it: 'Sono passati più di {minutes} minuti dalla conta: si conta di nuovo.',
    en: 'More than {minutes} minutes have passed since the count: count again.',
  },
} as const satisfies RefusalTexts
