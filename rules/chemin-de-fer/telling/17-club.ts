import { type Chips, magnitude } from '../../kernel/chips'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { ClubEvent } from '../17-club/events'
import type { Telling } from './telling'

export const CLUB_SENTENCES = {
  eveningOpened: { it: 'Si apre la serata «{title}»', en: 'The evening “{title}” opens' },
  eveningClosed: { it: 'La serata si chiude', en: 'The evening closes' },
  settingsSet: {
    it: 'Le impostazioni della serata sono cambiate',
    en: 'The evening’s settings are changed',
  },
  tableOpened: {
    it: 'Si apre il tavolo {number}, con {seats} posti e banco minimo di {minimum}',
    en: 'Table {number} opens, with {seats} seats and a least bank of {minimum}',
  },
  tableClosed: { it: 'Il tavolo si chiude', en: 'The table closes' },
  levelSet: { it: 'Il tavolo passa al livello {level}', en: 'The table changes to level {level}' },
  takenBack: {
    it: 'L’ultima annotazione è disfatta',
    en: 'The latest entry is taken back',
  },
  cassaAsked: { it: '{member} chiede {chips}', en: '{member} asks for {chips}' },
  cassaDropped: {
    it: '{member} ritira la richiesta di {chips}',
    en: '{member} withdraws the request for {chips}',
  },
  cassaHanded: {
    it: '{member} riceve {chips} dalla cassa',
    en: '{member} receives {chips} from the cashier',
  },
  cassaMore: {
    it: 'Cassa di {member} corretta, {chips} in più: {why}',
    en: '{member}’s cassa corrected, {chips} more: {why}',
  },
  cassaLess: {
    it: 'Cassa di {member} corretta, {chips} in meno: {why}',
    en: '{member}’s cassa corrected, {chips} less: {why}',
  },
  countBegun: { it: 'Comincia la conta delle fiches', en: 'The count of the chips begins' },
  chipsCounted: {
    it: 'Fiches di {member} contate: {chips}',
    en: '{member}’s chips counted: {chips}',
  },
  superoAccepted: { it: 'Supero di {chips} accettato', en: 'Supero of {chips} accepted' },
  ammancoAccepted: { it: 'Ammanco di {chips} accettato', en: 'Ammanco of {chips} accepted' },
  playResumed: { it: 'Il gioco riprende', en: 'Play goes on' },
  closedEven: { it: 'Tableau chiuso, in pari', en: 'Tableau closed, in balance' },
  closedSupero: {
    it: 'Tableau chiuso con un supero di {chips}',
    en: 'Tableau closed with a supero of {chips}',
  },
  closedAmmanco: {
    it: 'Tableau chiuso con un ammanco di {chips}',
    en: 'Tableau closed with an ammanco of {chips}',
  },
  taxKept: {
    it: 'Al Circolo spetta la cagnotte: {chips}',
    en: 'The tax falls to the club: {chips}',
  },
  depositsKept: {
    it: 'In deposito restano {chips}',
    en: '{chips} stay in deposit',
  },
  paymentHanded: { it: 'Pagamento {payment}: consegnato', en: 'Payment {payment}: handed over' },
  paymentReceived: { it: 'Pagamento {payment}: ricevuto', en: 'Payment {payment}: received' },
  paymentUnmarked: {
    it: 'Pagamento {payment}: segno cancellato',
    en: 'Payment {payment}: mark removed',
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
  cassaAsked: ({ member, chips }) => tell('cassaAsked', { member: { member }, chips: { chips } }),
  cassaDropped: ({ member, chips }) =>
    tell('cassaDropped', { member: { member }, chips: { chips } }),
  cassaHanded: ({ member, chips }) => tell('cassaHanded', { member: { member }, chips: { chips } }),
  cassaCorrected: ({ member, chips, why }) =>
    tell(chips < 0 ? 'cassaLess' : 'cassaMore', {
      member: { member },
      chips: { chips: magnitude(chips) },
      why,
    }),
  countBegun: () => tell('countBegun'),
  chipsCounted: ({ member, chips }) =>
    tell('chipsCounted', { member: { member }, chips: { chips } }),
  imbalanceAccepted: ({ imbalance }) =>
    tell(imbalance > 0 ? 'superoAccepted' : 'ammancoAccepted', {
      chips: { chips: magnitude(imbalance) },
    }),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ imbalance, tax, deposits }) => [
    closed(imbalance),
    ...(tax > 0 ? [tell('taxKept', { chips: { chips: tax } })] : []),
    ...(deposits > 0 ? [tell('depositsKept', { chips: { chips: deposits } })] : []),
  ],
  paymentHanded: ({ payment }) => tell('paymentHanded', { payment }),
  paymentReceived: ({ payment }) => tell('paymentReceived', { payment }),
  paymentUnmarked: ({ payment }) => tell('paymentUnmarked', { payment }),
  reopeningAsked: ({ why }) => tell('reopeningAsked', { why }),
  reopeningDropped: () => tell('reopeningDropped'),
  tableauReopened: () => tell('tableauReopened'),
}

/** Losses above the wins are a supero, wins above the losses an ammanco. */
function closed(imbalance: Chips): Tell {
  if (imbalance === 0) return tell('closedEven')
  const chips = { chips: magnitude(imbalance) }
  return tell(imbalance > 0 ? 'closedSupero' : 'closedAmmanco', { chips })
}
