import type { Sentence } from '../../kernel/tell'

/** The club: refusals in their order of precedence. */
export const CLUB_REFUSALS = {
  'evening-already-open': {
    it: 'La giornata è già aperta.',
    en: 'The day is open already.',
  },
  'shoe-runs': {
    it: 'Le regole del tavolo non cambiano finché il sabot è in gioco.',
    en: 'The customs of a table do not change while its shoe runs.',
  },
  'caselle-stay': {
    it: 'Il numero delle caselle resta quello di apertura.',
    en: 'The number of caselle stays as it was at the opening.',
  },
  'level-so-already': {
    it: 'Il livello è già {level}.',
    en: 'The level is {level} already.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è nulla da riprendere.',
    en: 'There is nothing to take back.',
  },
  'outside-limits': {
    it: 'Una puntata è fuori dai limiti o dal passo del tavolo.',
    en: 'A puntata is outside the limits or the step of the table.',
  },
  'insured-above-half': {
    it: 'Un’assicurazione supera la metà della puntata.',
    en: 'An insurance is above half its puntata.',
  },
  'not-these-amounts': {
    it: 'Su una mano c’è la puntata, il suo doppio, o niente.',
    en: 'On a mano lies the puntata, twice the puntata, or nothing.',
  },
  'entered-twice': {
    it: 'Una casella, o una persona su una casella, è segnata due volte.',
    en: 'A casella, or a person on a casella, is entered twice.',
  },
  'no-black-jack-split': {
    it: 'Dopo una divisione il 21 non è black jack.',
    en: 'After a split 21 is no black jack.',
  },
  'already-asked': {
    it: 'Una cassa è già stata chiesta.',
    en: 'A cassa was asked for already.',
  },
  'nothing-asked': {
    it: 'Nessuna cassa è stata chiesta.',
    en: 'No cassa was asked for.',
  },
  'not-so-much-drawn': {
    it: 'La cassa consegnata è minore della correzione.',
    en: 'Less than that was handed out.',
  },
  'tableau-closed': {
    it: 'Il tableau è già chiuso.',
    en: 'The tableau is closed already.',
  },
  'count-not-begun': {
    it: 'Il conteggio non è cominciato.',
    en: 'The count has not begun.',
  },
  'not-on-tableau': {
    it: 'Questa persona non è nel tableau.',
    en: 'This person is not on the tableau.',
  },
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
  'tableau-first': {
    it: 'Prima si chiude il tableau.',
    en: 'Close the tableau first.',
  },
} as const satisfies Record<string, Sentence>
