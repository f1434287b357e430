import type { Sentence } from '../../kernel/tell'

/** The checks before every section, in their order; a game may add its own before `OWN_REFUSALS`. */
export const BEFORE_REFUSALS = {
  'not-allowed': {
    it: 'Il ruolo non permette questo gesto.',
    en: 'Your role does not allow this.',
  },
  'evening-not-open': {
    it: 'La giornata non è ancora aperta.',
    en: 'The day is not open yet.',
  },
  'evening-closed': {
    it: 'La giornata è chiusa.',
    en: 'The day is closed.',
  },
  'no-such-table': {
    it: 'Questo tavolo non c’è oggi.',
    en: 'There is no such table today.',
  },
  'counting-begun': {
    it: 'La conta è cominciata: prima si chiude, o si torna al gioco.',
    en: 'The count has begun: close it first, or go back to play.',
  },
} as const satisfies Record<string, Sentence>

/** The last of the frame's checks, and the refusals that any section may give. */
export const OWN_REFUSALS = {
  'not-yours': {
    it: 'Si agisce solo per sé, e un tablet solo per il suo tavolo.',
    en: 'You may act only for yourself, and a tablet only for its table.',
  },
  'said-since': {
    it: 'Nel frattempo il tavolo è andato avanti: guardate e ripetete, se vale ancora.',
    en: 'The table has moved on meanwhile: look, and repeat it if it still holds.',
  },
  'table-not-open': {
    it: 'Il tavolo non è aperto.',
    en: 'The table is not open.',
  },
  'not-at-this-level': {
    it: 'A questo livello di registrazione non si annota.',
    en: 'This is not entered at the present level.',
  },
  'no-colpo': {
    it: 'Non c’è un colpo in gioco.',
    en: 'No colpo is in play.',
  },
  'colpo-in-play': {
    it: 'C’è un colpo in gioco: prima va concluso.',
    en: 'A colpo is in play: finish it first.',
  },
  'not-this-phase': {
    it: 'Il colpo non è a questo punto.',
    en: 'The colpo is not at this point.',
  },
  'not-enough-chips': {
    it: '{player} ha davanti a sé {chips}.',
    en: '{player} has {chips} in front.',
  },
  'chips-moved-on': {
    it: 'Quelle fiches sono già state usate: correggete con una registrazione nuova.',
    en: 'Those chips were used since: correct it with a new entry.',
  },
} as const satisfies Record<string, Sentence>

/** Refusals that every section of a banked game may give. */
export const SHARED_REFUSALS = { ...BEFORE_REFUSALS, ...OWN_REFUSALS } as const
