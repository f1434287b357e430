import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { SheetEvent } from '../events'

export const SHEET_SENTENCES = {
  cassaAsked: { it: '{member} chiede {chips}', en: '{member} asks for {chips}' },
  cassaDropped: { it: '{member} ritira la richiesta', en: '{member} withdraws the request' },
  cassaHanded: { it: 'Consegnati {chips} a {member}', en: '{chips} handed to {member}' },
  cassaCorrected: {
    it: 'Cassa di {member} corretta di {chips}: {why}',
    en: '{member}’s cassa corrected by {chips}: {why}',
  },
  countBegun: { it: 'Si contano le fiche', en: 'The chips are being counted' },
  chipsCounted: { it: '{member}: contati {chips}', en: '{member}: {chips} counted' },
  playResumed: { it: 'Il gioco riprende', en: 'Play goes on again' },
  tableauClosed: {
    it: 'Tableau chiuso: il circolo segna {club}',
    en: 'The tableau is closed: the club’s line is {club}',
  },
  reopeningAsked: {
    it: 'Chiesta la riapertura del tableau: {why}',
    en: 'Reopening of the tableau asked: {why}',
  },
  reopeningDropped: {
    it: 'Il tableau resta chiuso: la riapertura è lasciata cadere',
    en: 'The tableau stays closed: the reopening is dropped',
  },
  tableauReopened: { it: 'Tableau riaperto', en: 'Tableau reopened' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SHEET_SENTENCES)

type SheetTelling = {
  readonly [K in SheetEvent['type']]: (event: Extract<SheetEvent, { type: K }>) => Tell
}

/** Casse, count and tableau in sentences. */
export const SHEET: SheetTelling = {
  cassaAsked: ({ member, chips }) => tell('cassaAsked', { member: { member }, chips: { chips } }),
  cassaDropped: ({ member }) => tell('cassaDropped', { member: { member } }),
  cassaHanded: ({ member, chips }) => tell('cassaHanded', { member: { member }, chips: { chips } }),
  cassaCorrected: ({ member, chips, why }) =>
    tell('cassaCorrected', { member: { member }, chips: { chips }, why }),
  countBegun: () => tell('countBegun'),
  chipsCounted: ({ member, chips }) =>
    tell('chipsCounted', { member: { member }, chips: { chips } }),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ club }) => tell('tableauClosed', { club: { chips: club } }),
  reopeningAsked: ({ why }) => tell('reopeningAsked', { why }),
  reopeningDropped: () => tell('reopeningDropped'),
  tableauReopened: () => tell('tableauReopened'),
}
