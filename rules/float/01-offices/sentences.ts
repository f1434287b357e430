import { type Sentence, tellsOf } from '../../kernel/tell'
import { officeTell } from '../offices'
import { worthOf } from '../pieces/pieces'
import type { Check } from '../state/staff'
import type { FloatTelling } from '../telling/telling'
import type { OfficeEvent } from './events'

const SENTENCES = {
  floatDeclared: { it: 'La casa dichiara la sua dotazione', en: 'The house declares its float' },
  dutyEntered: {
    it: '{member} entra in servizio come {office}',
    en: '{member} goes on duty as {office}',
  },
  dutyLeft: { it: '{member} lascia il servizio', en: '{member} goes off duty' },
  irregularityReported: {
    it: '{member} riferisce un’irregolarità: {text}',
    en: '{member} reports an irregularity: {text}',
  },
  openingOrdered: {
    it: '{member} ordina l’apertura del tavolo',
    en: '{member} orders the table opened',
  },
  closingOrdered: {
    it: '{member} ordina la chiusura del tavolo',
    en: '{member} orders the table closed',
  },
  cardsCounted: {
    it: '{member} conta le carte: {cards}, e le divisorie: {masks}',
    en: '{member} counts the cards: {cards}, and the masks: {masks}',
  },
  spotCounted: {
    it: '{member} conta la dotazione a campione: {chips}',
    en: '{member} counts the float for a spot check: {chips}',
  },
  spotChecked: {
    it: '{member} conferma la conta a campione',
    en: '{member} confirms the spot check',
  },
  caseDecided: { it: '{member} decide: {text}', en: '{member} decides: {text}' },
} as const satisfies Record<string, Sentence>

/** A check by what the inspector checked. */
const CHECKED: Readonly<Record<Check['what'], Sentence>> = {
  carte: { it: '{member} verifica le carte', en: '{member} checks the cards' },
  cagnotte: { it: '{member} verifica la cagnotte', en: '{member} checks the tax' },
  dotazione: { it: '{member} verifica la dotazione', en: '{member} checks the float' },
}

const tell = tellsOf(SENTENCES)

export const OFFICE_TELLING: FloatTelling<OfficeEvent> = {
  floatDeclared: () => tell('floatDeclared'),
  dutyEntered: ({ member, office }) =>
    tell('dutyEntered', { member: { member }, office: { tell: officeTell(office) } }),
  dutyLeft: ({ member }) => tell('dutyLeft', { member: { member } }),
  irregularityReported: ({ who, text }) =>
    tell('irregularityReported', { member: { member: who }, text }),
  openingOrdered: ({ inspector }) => tell('openingOrdered', { member: { member: inspector } }),
  closingOrdered: ({ inspector }) => tell('closingOrdered', { member: { member: inspector } }),
  checkRecorded: ({ inspector, what }) => ({
    key: 'checkRecorded',
    sentence: CHECKED[what],
    parts: { member: { member: inspector }, what },
  }),
  cardsCounted: ({ by, cards, masks }) =>
    tell('cardsCounted', { member: { member: by }, cards, masks }),
  spotCounted: ({ inspector, pieces }) =>
    tell('spotCounted', { member: { member: inspector }, chips: { chips: worthOf(pieces) } }),
  spotChecked: ({ witness }) => tell('spotChecked', { member: { member: witness } }),
  caseDecided: ({ inspector, text }) =>
    tell('caseDecided', { member: { member: inspector }, text }),
}
