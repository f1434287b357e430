import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { consequences } from '../telling/consequences'
import type { AllaRegolaEvent } from './events'

const ALLA_REGOLA_SENTENCES = {
  ruleDeclared: { it: '{member} gioca alla regola', en: '{member} plays alla regola' },
  ruleDropped: {
    it: '{member} non gioca più alla regola',
    en: '{member} no longer plays alla regola',
  },
  advisedCard: {
    it: '{member} chiede consiglio: carta',
    en: '{member} asks for advice: a card',
  },
  advisedNo: {
    it: '{member} chiede consiglio: resti',
    en: '{member} asks for advice: stand',
  },
  adviceIgnored: {
    it: '{member} non segue il consiglio',
    en: '{member} does not follow the advice',
  },
  ruleErred: {
    it: 'Errore di {member}, che gioca alla regola',
    en: 'An error by {member}, who plays alla regola',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ALLA_REGOLA_SENTENCES)

/** Section 13: alla regola, advice. */
export const ALLA_REGOLA_TELLING: Telling<AllaRegolaEvent> = {
  ruleDeclared: ({ member }) => tell('ruleDeclared', { member: { member } }),
  ruleDropped: ({ member }) => tell('ruleDropped', { member: { member } }),
  advised: ({ member, says }) =>
    tell(says === 'carta' ? 'advisedCard' : 'advisedNo', { member: { member } }),
  adviceIgnored: (event) => [
    tell('adviceIgnored', { member: { member: event.member } }),
    ...consequences(event),
  ],
  ruleErred: (event) => [
    tell('ruleErred', { member: { member: event.member } }),
    ...consequences(event),
  ],
}
