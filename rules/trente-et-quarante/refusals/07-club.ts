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
  'not-a-signer': {
    it: 'Firmano la direzione giochi e il servizio di controllo.',
    en: 'The gaming management and the control service sign.',
  },
  'signed-already': {
    it: 'Per questo ufficio c’è già la firma.',
    en: 'This office has signed already.',
  },
  'two-persons': {
    it: 'Le due firme sono di due persone diverse.',
    en: 'The two signatures are of two different persons.',
  },
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
  'stakes-lie': {
    it: 'Sul tappeto ci sono ancora puntate: chiudete il tavolo.',
    en: 'Stakes still lie on the cloth: close the table.',
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
