import { acceptedTold, BALANCE_SENTENCES, closedTold } from '../../kernel/club/balance'
import { PAYING_SENTENCES, PAYING_TOLD } from '../../kernel/club/paying'
import { REOPENING_SENTENCES, REOPENING_TOLD } from '../../kernel/club/reopening'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { wordsOf } from '../telling/causes'
import type { TableauEvent } from './events'

export const TABLEAU_SENTENCES = {
  countBegun: { it: 'Comincia la conta dei resti', en: 'The count of the resti begins' },
  restoCounted: {
    it: 'Resto di {member} contato: {chips}',
    en: '{member}’s resto counted: {chips}',
  },
  playResumed: {
    it: 'Il gioco riprende',
    en: 'Play resumes',
  },
  ...BALANCE_SENTENCES,
  ...PAYING_SENTENCES,
  ...REOPENING_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(TABLEAU_SENTENCES)

/** Art. XVI: the count and the tableau. */
export const TABLEAU: Telling<TableauEvent> = {
  countBegun: () => tell('countBegun'),
  restoCounted: ({ member, chips }) =>
    tell('restoCounted', { member: { member }, chips: { chips } }),
  imbalanceAccepted: ({ imbalance }) => acceptedTold(imbalance),
  playResumed: () => tell('playResumed'),
  tableauClosed: ({ imbalance }) => closedTold(imbalance),
  ...PAYING_TOLD,
  ...REOPENING_TOLD,
  reopeningAsked: ({ why }) => REOPENING_TOLD.reopeningAsked({ why: wordsOf(why) }),
}
