import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { chipsMovedTell } from '../telling/chips-moved'
import type { ParolEvent } from './events'

export const PAROL_SENTENCES = {
  parolIn: { it: '{member} entra nel parol', en: '{member} comes into the parol' },
  parolOut: { it: '{member} resta fuori dal parol', en: '{member} stays out of the parol' },
  parolSplit: {
    it: 'Il pot del parol si divide in {pots} ({provision})',
    en: 'The pot of the parol is split into {pots} pots ({provision})',
  },
  declarationRetracted: {
    it: 'Segnato per sbaglio: {member} deve ancora dire se gioca il parol',
    en: 'Entered by mistake: {member} has still to say whether they play the parol',
  },
  parolEnded: {
    it: 'Il parol finisce: il pot va a chi resta, o a chi lo giocava ({provision})',
    en: 'The parol ends: its pot goes to the player who is left, or to those who were in it ({provision})',
  },
  parolUnsplit: {
    it: 'Il pot del parol non è più diviso: segnato per sbaglio',
    en: 'The pot of the parol is whole again: the split was entered by mistake',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PAROL_SENTENCES)

/** Art. XIII: the parol. */
export const PAROL: Telling<ParolEvent> = {
  parolDeclared: ({ member, in: takesPart }) =>
    tell(takesPart ? 'parolIn' : 'parolOut', { member: { member } }),
  parolSplit: ({ pots }) =>
    tell('parolSplit', { pots: pots.length, provision: { provision: 'XIII.4' } }),
  declarationRetracted: ({ member }) => tell('declarationRetracted', { member: { member } }),
  parolEnded: ({ transfers }) => [
    tell('parolEnded', { provision: { provision: 'II.7' } }),
    ...transfers.map(chipsMovedTell),
  ],
  parolUnsplit: () => tell('parolUnsplit'),
}
