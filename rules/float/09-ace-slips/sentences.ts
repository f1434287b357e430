import { type Sentence, tellsOf } from '../../kernel/tell'
import type { FloatTelling } from '../telling/telling'
import type { AceEvent } from './events'

const SENTENCES = {
  garaOpened: { it: 'Si apre la gara «{name}»', en: 'The tournament “{name}” opens' },
  slipIssued: {
    it: 'Asso di cuori di {member}: tagliando {slip}',
    en: 'Ace of hearts of {member}: slip {slip}',
  },
  slipSigned: { it: '{member} firma il tagliando {slip}', en: '{member} signs slip {slip}' },
  slipCancelled: {
    it: 'Il tagliando {slip} è annullato: {why}',
    en: 'Slip {slip} is cancelled: {why}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const ACE_TELLING: FloatTelling<AceEvent> = {
  garaOpened: ({ name }) => tell('garaOpened', { name }),
  slipIssued: ({ member, slip }) => tell('slipIssued', { member: { member }, slip }),
  slipSigned: ({ director, slip }) => tell('slipSigned', { member: { member: director }, slip }),
  slipCancelled: ({ slip, why }) => tell('slipCancelled', { slip, why }),
}
