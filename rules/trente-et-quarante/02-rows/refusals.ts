import type { Sentence } from '../../kernel/tell'

/** Chances and rows: refusals in their order of precedence. */
export const ROWS_REFUSALS = {
  'rows-whole': {
    it: 'Le due file sono complete: una carta in più è di troppo.',
    en: 'Both rows are whole: another card is one too many.',
  },
  'colour-of-first': {
    it: 'Della prima carta si dice il colore.',
    en: 'The colour of the very first card is needed.',
  },
  'rows-not-whole': {
    it: 'Le due file non sono complete.',
    en: 'The two rows are not whole.',
  },
  'not-in-steps': {
    it: 'Le puntate vanno di {step} in {step}.',
    en: 'Stakes go in steps of {step}.',
  },
  'below-minimum': {
    it: 'La puntata minima è {minimum}.',
    en: 'The minimum stake is {minimum}.',
  },
  'above-maximum': {
    it: 'La puntata massima è {maximum} per persona e combinazione.',
    en: 'The largest stake is {maximum} for each person and chance.',
  },
  'nothing-to-repeat': {
    it: 'Nessuna puntata dell’ultimo colpo si può ripetere.',
    en: 'No stake of the latest colpo can be repeated.',
  },
} as const satisfies Record<string, Sentence>
