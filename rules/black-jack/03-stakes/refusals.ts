import { LIMITS_REFUSALS } from '../../banked/refusals/table'
import type { Sentence } from '../../kernel/tell'

/** Limits and stakes: refusals in their order of precedence. */
export const STAKES_REFUSALS = {
  ...LIMITS_REFUSALS,
  'above-ceiling': {
    it: 'Il massimo non può superare {ceiling} a persona e casella.',
    en: 'The maximum cannot be above {ceiling} for each person and casella.',
  },
  'not-one-to-ten': {
    it: 'Fra minimo e massimo c’è il rapporto di uno a dieci: il massimo è {maximum}.',
    en: 'Minimum and maximum keep one to ten: the maximum is {maximum}.',
  },
  'shoe-not-ready': {
    it: 'Il sabot non è pronto: mescolate, tagliate e bruciate le prime carte.',
    en: 'The shoe is not ready: mix, cut and burn the first cards.',
  },
  'nothing-to-repeat': {
    it: 'Nessuna puntata del colpo precedente si può ripetere.',
    en: 'No puntata of the colpo before can be laid again.',
  },
  'stakes-closed': {
    it: 'Detto «rien ne va plus», le puntate non si toccano più.',
    en: 'After “rien ne va plus” stakes are not touched any more.',
  },
  'nothing-there': {
    it: '{player} non ha puntate su questa casella.',
    en: '{player} has nothing on this casella.',
  },
  'nothing-staked': {
    it: 'Nessuno ha puntato.',
    en: 'Nobody has staked.',
  },
  'below-minimum': {
    it: 'La puntata minima è {minimum}.',
    en: 'The least puntata is {minimum}.',
  },
  'above-maximum': {
    it: 'La puntata massima è {maximum} a persona e casella.',
    en: 'The largest puntata is {maximum} for each person and casella.',
  },
} as const satisfies Record<string, Sentence>
