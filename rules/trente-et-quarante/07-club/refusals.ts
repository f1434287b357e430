import { SHEET_REFUSALS } from '../../banked/refusals/sheet'
import { SIGNING_REFUSALS } from '../../banked/refusals/signing'
import type { Sentence } from '../../kernel/tell'

/** The club: refusals in their order of precedence. */
export const CLUB_REFUSALS = {
  'evening-already-open': {
    it: 'La giornata è già aperta.',
    en: 'The day is open already.',
  },
  'nothing-to-sign': {
    it: 'Non c’è nulla da firmare.',
    en: 'There is nothing to sign.',
  },
  'limits-asked-already': {
    it: 'Altri limiti aspettano già la firma.',
    en: 'Other limits wait for a signature already.',
  },
  ...SIGNING_REFUSALS,
  'not-in-steps': {
    it: 'Gli importi vanno di {step} in {step}.',
    en: 'Amounts go in steps of {step}.',
  },
  'minimum-above-maximum': {
    it: 'Il minimo supera il massimo.',
    en: 'The minimum is above the maximum.',
  },
  'level-so-already': {
    it: 'Il livello è già {level}.',
    en: 'The level is {level} already.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è nulla da riprendere.',
    en: 'There is nothing to take back.',
  },
  'stakes-lie': {
    it: 'Sul tappeto ci sono ancora puntate: chiudete il tavolo.',
    en: 'Stakes still lie on the cloth: close the table.',
  },
  ...SHEET_REFUSALS,
} as const satisfies Record<string, Sentence>
