import { type Sentence, tellsOf } from '../../kernel/tell'
import type { FloatTelling } from '../telling/telling'
import type { CashLimitEvent } from './events'

const SENTENCES = {
  banknotesTaken: { it: 'Banconote in fiches: {chips}', en: 'Banknotes into chips: {chips}' },
  personIdentified: { it: '{who} identifica {member}', en: '{who} identifies {member}' },
  paperAllowed: {
    it: '{inspector} autorizza per {member} uno scambio alla cassa di {chips}',
    en: '{inspector} authorises an exchange of {chips} at the desk for {member}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const LIMIT_TELLING: FloatTelling<CashLimitEvent> = {
  banknotesTaken: ({ chips }) => tell('banknotesTaken', { chips: { chips } }),
  personIdentified: ({ who, member }) =>
    tell('personIdentified', { who: { member: who }, member: { member } }),
  paperAllowed: ({ inspector, member, chips }) =>
    tell('paperAllowed', {
      inspector: { member: inspector },
      member: { member },
      chips: { chips },
    }),
}
