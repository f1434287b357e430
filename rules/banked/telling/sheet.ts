import { CASSE_SENTENCES, CASSE_TOLD } from '../../kernel/club/casse'
import { REOPENING_SENTENCES, REOPENING_TOLD } from '../../kernel/club/reopening'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { SheetEvent } from '../events'

export const SHEET_SENTENCES = {
  ...CASSE_SENTENCES,
  countBegun: { it: 'Si contano le fiches', en: 'The chips are being counted' },
  chipsCounted: { it: '{member}: contati {chips}', en: '{member}: {chips} counted' },
  playResumed: { it: 'Il gioco riprende', en: 'Play goes on again' },
  tableauClosed: {
    it: 'Tableau chiuso: il risultato del Circolo è {club}',
    en: 'Tableau closed: the club’s result is {club}',
  },
  ...REOPENING_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SHEET_SENTENCES)

type SheetTelling = {
  readonly [K in SheetEvent['type']]: (event: Extract<SheetEvent, { type: K }>) => Tell
}

/** Casse, count and tableau in sentences. */
export const SHEET: SheetTelling = {
  ...CASSE_TOLD,
  countBegun: () => tell('countBegun'),
  chipsCounted: ({ member, chips }) =>
    tell('chipsCounted', { member: { member }, chips: { chips } }),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ club }) => tell('tableauClosed', { club: { chips: club } }),
  ...REOPENING_TOLD,
}
