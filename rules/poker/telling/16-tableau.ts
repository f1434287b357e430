import { type Chips, magnitude } from '../../kernel/chips'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { TableauEvent } from '../16-tableau/events'
import { wordsOf } from './causes'
import type { Telling } from './telling'

export const TABLEAU_SENTENCES = {
  countBegun: { it: 'Comincia la conta dei resti', en: 'The count of the resti begins' },
  restoCounted: {
    it: 'Resto di {member} contato: {chips}',
    en: '{member}’s resto counted: {chips}',
  },
  noGapAccepted: { it: 'Conti in pari, accettati', en: 'The count balances and is accepted' },
  superoAccepted: { it: 'Supero di {chips} accettato', en: 'Supero of {chips} accepted' },
  ammancoAccepted: { it: 'Ammanco di {chips} accettato', en: 'Ammanco of {chips} accepted' },
  playResumed: {
    it: 'Il gioco riprende',
    en: 'Play resumes',
  },
  closedEven: { it: 'Tableau chiuso, in pari', en: 'Tableau closed, in balance' },
  closedSupero: {
    it: 'Tableau chiuso con un supero di {chips}',
    en: 'Tableau closed with a supero of {chips}',
  },
  closedAmmanco: {
    it: 'Tableau chiuso con un ammanco di {chips}',
    en: 'Tableau closed with an ammanco of {chips}',
  },
  paymentHanded: { it: 'Pagamento {payment}: consegnato', en: 'Payment {payment}: handed over' },
  paymentReceived: { it: 'Pagamento {payment}: ricevuto', en: 'Payment {payment}: received' },
  paymentUnmarked: {
    it: 'Pagamento {payment}: segno cancellato',
    en: 'Payment {payment}: mark removed',
  },
  reopeningAsked: {
    it: 'Chiesta la riapertura del tableau: {why}',
    en: 'Reopening of the tableau asked for: {why}',
  },
  reopeningDropped: {
    it: 'Il tableau resta chiuso: la riapertura non si fa più',
    en: 'The tableau stays closed: it is not reopened after all',
  },
  tableauReopened: { it: 'Tableau riaperto', en: 'Tableau reopened' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(TABLEAU_SENTENCES)

/** Art. XVI: the count and the tableau. */
export const TABLEAU: Telling<TableauEvent> = {
  countBegun: () => tell('countBegun'),
  restoCounted: ({ member, chips }) =>
    tell('restoCounted', { member: { member }, chips: { chips } }),
  imbalanceAccepted: ({ imbalance }) => accepted(imbalance),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ imbalance }) => closed(imbalance),
  paymentHanded: ({ payment }) => tell('paymentHanded', { payment }),
  paymentReceived: ({ payment }) => tell('paymentReceived', { payment }),
  paymentUnmarked: ({ payment }) => tell('paymentUnmarked', { payment }),
  reopeningAsked: ({ why }) => tell('reopeningAsked', { why: wordsOf(why) }),
  reopeningDropped: () => tell('reopeningDropped'),
  tableauReopened: () => tell('tableauReopened'),
}

/** XVI.2: losses above the wins are a supero, wins above the losses an ammanco. */
function accepted(imbalance: Chips): Tell {
  if (imbalance === 0) return tell('noGapAccepted')
  const chips = { chips: magnitude(imbalance) }
  return tell(imbalance > 0 ? 'superoAccepted' : 'ammancoAccepted', { chips })
}

function closed(imbalance: Chips): Tell {
  if (imbalance === 0) return tell('closedEven')
  const chips = { chips: magnitude(imbalance) }
  return tell(imbalance > 0 ? 'closedSupero' : 'closedAmmanco', { chips })
}
