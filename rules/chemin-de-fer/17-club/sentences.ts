import { acceptedTold, BALANCE_SENTENCES, closedTold } from '../../kernel/club/balance'
import { CASSE_SENTENCES, CASSE_TOLD } from '../../kernel/club/casse'
import { PAYING_SENTENCES, PAYING_TOLD } from '../../kernel/club/paying'
import { REOPENING_SENTENCES, REOPENING_TOLD } from '../../kernel/club/reopening'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { ClubEvent } from './events'

export const CLUB_SENTENCES = {
  eveningOpened: { it: 'Si apre la serata «{title}»', en: 'The evening “{title}” opens' },
  eveningClosed: { it: 'La serata si chiude', en: 'The evening closes' },
  settingsSet: {
    it: 'Le impostazioni della serata sono cambiate',
    en: 'The evening’s settings are changed',
  },
  tableOpened: {
    it: 'Si apre il tavolo {number}, con {seats} posti e banco minimo di {minimum}',
    en: 'Table {number} opens, with {seats} seats and a minimum bank of {minimum}',
  },
  tableClosed: { it: 'Il tavolo si chiude', en: 'The table closes' },
  levelSet: { it: 'Il tavolo passa al livello {level}', en: 'The table changes to level {level}' },
  takenBack: {
    it: 'L’ultima annotazione è disfatta',
    en: 'The latest entry is taken back',
  },
  ...CASSE_SENTENCES,
  countBegun: { it: 'Comincia la conta delle fiches', en: 'The count of the chips begins' },
  chipsCounted: {
    it: 'Fiches di {member} contate: {chips}',
    en: '{member}’s chips counted: {chips}',
  },
  playResumed: { it: 'Il gioco riprende', en: 'Play goes on' },
  ...BALANCE_SENTENCES,
  taxKept: {
    it: 'Al Circolo spetta la cagnotte: {chips}',
    en: 'The tax falls to the club: {chips}',
  },
  depositsKept: {
    it: 'In deposito restano {chips}',
    en: '{chips} stay in deposit',
  },
  ...PAYING_SENTENCES,
  ...REOPENING_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CLUB_SENTENCES)

/** Section C: the evening, casse, the count and the tableau. */
export const CLUB: Telling<ClubEvent> = {
  eveningOpened: ({ title }) => tell('eveningOpened', { title }),
  eveningClosed: () => tell('eveningClosed'),
  settingsSet: () => tell('settingsSet'),
  tableOpened: ({ number, seats, minimum }) =>
    tell('tableOpened', { number, seats, minimum: { chips: minimum } }),
  tableClosed: () => tell('tableClosed'),
  levelSet: ({ level }) => tell('levelSet', { level }),
  takenBack: () => tell('takenBack'),
  ...CASSE_TOLD,
  countBegun: () => tell('countBegun'),
  chipsCounted: ({ member, chips }) =>
    tell('chipsCounted', { member: { member }, chips: { chips } }),
  imbalanceAccepted: ({ imbalance }) => acceptedTold(imbalance),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ imbalance, tax, deposits }) => [
    closedTold(imbalance),
    ...(tax > 0 ? [tell('taxKept', { chips: { chips: tax } })] : []),
    ...(deposits > 0 ? [tell('depositsKept', { chips: { chips: deposits } })] : []),
  ],
  ...PAYING_TOLD,
  ...REOPENING_TOLD,
}
