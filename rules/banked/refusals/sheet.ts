import type { Sentence } from '../../kernel/tell'

/** Casse, count and tableau of a banked game: refusals in their order of precedence. */
export const SHEET_REFUSALS = {
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
  'tableau-not-closed': {
    it: 'Il tableau non è chiuso: non c’è nulla da riaprire.',
    en: 'The tableau is not closed: there is nothing to reopen.',
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
  'no-name': {
    it: 'Serve un nome: entrate con la vostra tessera.',
    en: 'A name is needed: sign in with your own card.',
  },
  'reopening-asked': {
    it: 'La riapertura è già chiesta: la confermi un’altra persona.',
    en: 'Reopening is asked already: let another person confirm it.',
  },
  'reopening-not-asked': {
    it: 'Nessuno ha chiesto la riapertura.',
    en: 'Nobody has asked to reopen it.',
  },
  'same-person': {
    it: 'Servono due persone: la riapertura sia confermata da un’altra.',
    en: 'It takes two people: somebody else must confirm the reopening.',
  },
  'tableau-first': {
    it: 'Prima si chiude il tableau.',
    en: 'Close the tableau first.',
  },
} as const satisfies Record<string, Sentence>
