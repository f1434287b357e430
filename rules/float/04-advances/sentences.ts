import { type Sentence, tellsOf } from '../../kernel/tell'
import { worthOf } from '../pieces/pieces'
import type { FloatTelling } from '../telling/telling'
import type { AdvanceEvent } from './events'

const SENTENCES = {
  advanceGranted: {
    it: '{grantor} concede a {member} un’anticipazione di {chips}',
    en: '{grantor} grants {member} an advance of {chips}',
  },
  advanceGiven: { it: 'Anticipazione di {chips} a {member}', en: 'Advance of {chips} to {member}' },
  returned: {
    it: 'Rientro di {chips} da {member}; restano {left}',
    en: '{chips} come back from {member}; {left} are left',
  },
  lastReturned: {
    it: 'Ultimo rientro, posto {seat}: {chips} da {member}',
    en: 'Last return, seat {seat}: {chips} from {member}',
  },
  grantDropped: {
    it: 'Il permesso per {member} è ritirato',
    en: 'The grant to {member} is withdrawn',
  },
  claimSettled: {
    it: '{member} ha reso l’anticipazione alla cassa',
    en: '{member} has given the advance back at the desk',
  },
  claimWrittenOff: {
    it: 'L’anticipazione di {member} è stralciata',
    en: '{member}’s advance is written off',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const ADVANCE_TELLING: FloatTelling<AdvanceEvent> = {
  advanceGranted: ({ grantor, member, chips }) =>
    tell('advanceGranted', { grantor: { member: grantor }, member: { member }, chips: { chips } }),
  advanceGiven: ({ pieces, member }) =>
    tell('advanceGiven', { chips: { chips: worthOf(pieces) }, member: { member } }),
  advanceReturned: ({ pieces, member, left, seat }) => {
    const back = { chips: { chips: worthOf(pieces) }, member: { member } }
    return left === 0
      ? tell('lastReturned', { ...back, seat: seat ?? '—' })
      : tell('returned', { ...back, left: { chips: left } })
  },
  grantDropped: ({ member }) => tell('grantDropped', { member: { member } }),
  claimEnded: ({ how, member }) =>
    tell(how === 'settled' ? 'claimSettled' : 'claimWrittenOff', { member: { member } }),
}
