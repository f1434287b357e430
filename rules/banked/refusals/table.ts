import type { Sentence } from '../../kernel/tell'
import { SIGNING_REFUSALS } from './signing'

/** The limits of a table and their two signatures: refusals in their order of precedence. */
export const LIMITS_REFUSALS = {
  'nothing-to-sign': {
    it: 'Non c’è nulla da firmare.',
    en: 'There is nothing to sign.',
  },
  'limits-asked-already': {
    it: 'Altri limiti aspettano già la firma.',
    en: 'Other limits wait for a signature already.',
  },
  'other-limits-wait': {
    it: 'Aspettano la firma altri limiti: da {minimum} a {maximum}.',
    en: 'Other limits wait for a signature: from {minimum} to {maximum}.',
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
} as const satisfies Record<string, Sentence>

/** The day, the level of a table, and its entries taken back: refusals in their order of precedence. */
export const DAY_REFUSALS = {
  'evening-already-open': {
    it: 'La giornata è già aperta.',
    en: 'The day is open already.',
  },
  'level-so-already': {
    it: 'Il livello è già {level}.',
    en: 'The level is {level} already.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è nulla da riprendere.',
    en: 'There is nothing to take back.',
  },
  'before-a-ruling': {
    it: 'L’ispettore ha deciso nel frattempo: quel che c’era prima della decisione non si riprende.',
    en: 'The inspector has ruled since: nothing before the ruling is taken back.',
  },
  'inspector-takes-back': {
    it: 'Su questo colpo c’è un reclamo o una decisione: chiamate l’ispettore, riprende solo lui.',
    en: 'There is a claim or a ruling about this colpo: call the inspector, who alone takes it back.',
  },
} as const satisfies Record<string, Sentence>
