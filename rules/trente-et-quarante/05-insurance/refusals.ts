import type { Sentence } from '../../kernel/tell'

/** Insurance: refusals in their order of precedence. */
export const INSURANCE_REFUSALS = {
  'first-card-out': {
    it: 'Ci si assicura prima della prima carta.',
    en: 'Insurance is paid before the first card.',
  },
  'not-a-multiple': {
    it: 'Si assicurano {multiple} e suoi multipli.',
    en: 'Amounts insured are multiples of {multiple}.',
  },
  'nothing-to-insure': {
    it: '{player} non ha puntate libere su questa combinazione.',
    en: '{player} has no free stake on this chance.',
  },
  'above-the-stake': {
    it: 'Restano da assicurare {left}.',
    en: '{left} are left to insure.',
  },
  'whole-stake-only': {
    it: 'A questo tavolo si assicura solo la puntata intera.',
    en: 'At this table only a whole stake is insured.',
  },
  'not-insured': {
    it: '{player} non è assicurato su questa combinazione.',
    en: '{player} is not insured on this chance.',
  },
  'premium-stands': {
    it: 'Dopo un colpo nullo il premio resta in vigore.',
    en: 'After a null colpo the premium stays in force.',
  },
  'insured-part-stays': {
    it: 'La parte assicurata non diminuisce: {insured}.',
    en: 'The insured part is not made smaller: {insured}.',
  },
  'premium-not-whole': {
    it: 'Il premio su {multiple} non è un numero intero: la classe non si può aprire.',
    en: 'The premium on {multiple} is no whole number: this class cannot be opened.',
  },
  'multiple-not-in-steps': {
    it: '{multiple} non è un multiplo del passo di {step}.',
    en: '{multiple} is not a multiple of the step of {step}.',
  },
} as const satisfies Record<string, Sentence>
