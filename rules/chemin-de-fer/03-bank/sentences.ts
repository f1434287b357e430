import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { BankEvent } from './events'

const BANK_SENTENCES = {
  bankOpened: {
    it: '{member} apre il banco con {bank}',
    en: '{member} opens the bank with {bank}',
  },
  manoTaken: { it: '{member} prende la mano', en: '{member} takes the mano' },
  stoodIn: {
    it: 'L’ispettore fa la mano in vece di {member}, con {bank}',
    en: 'The inspector takes the mano in {member}’s place, with {bank}',
  },
  manoRefused: {
    it: '{member} rifiuta la mano: se la rifiuta ancora, perde il posto',
    en: '{member} refuses the mano: another refusal costs the seat',
  },
  coupOpened: {
    it: 'Colpo {number}: in banco {bank}',
    en: 'Coup {number}: {bank} in the bank',
  },
  toutVa: {
    it: 'Colpo {number}: in banco {bank}, “tout va”',
    en: 'Coup {number}: {bank} in the bank, “tout va”',
  },
  seesStakes: {
    it: 'Colpo {number}: in banco {bank}, “vedo le puntate”',
    en: 'Coup {number}: {bank} in the bank, “I see the stakes”',
  },
  bankRaised: { it: '{member} aggiunge {chips} al banco', en: '{member} adds {chips} to the bank' },
  bankHalved: {
    it: '{member} dimezza il banco e riprende {chips}',
    en: '{member} halves the bank and takes back {chips}',
  },
  halvedForAbsent: {
    it: 'L’ispettore dimezza il banco di {member}, assente: tornano {chips}',
    en: 'The inspector halves the bank of {member}, who is away: {chips} go back',
  },
  bankLowered: {
    it: '{member} diminuisce il banco a {bank}',
    en: '{member} lowers the bank to {bank}',
  },
  notesChanged: {
    it: '{member} cambia banconote in fiches: {chips}',
    en: '{member} has banknotes changed into chips: {chips}',
  },
  notesOfAnother: {
    it: '{member} cambia banconote di {from} in fiches, a proprio rischio: {chips}',
    en: '{member} has banknotes of {from} changed into chips, at their own risk: {chips}',
  },
  manoPassed: { it: '{member} passa la mano a {sum}', en: '{member} passes the mano at {sum}' },
  manoEnded: { it: '{member} perde la mano', en: '{member} loses the mano' },
  manoBoughtByName: { it: '{member} prende il seguito', en: '{member} takes the seguito' },
  bankReturned: {
    it: 'I seduti non bastano: il banco, {chips}, torna a {member}',
    en: 'Too few are seated: the bank, {chips}, goes back to {member}',
  },
  toutVaCovered: {
    it: 'Puntate {staked}: {member} copre con altre {chips}',
    en: 'Stakes of {staked}: {member} covers them with {chips} more',
  },
  stakesRefused: {
    it: '{member} vede le puntate e rifiuta il colpo: le puntate tornano',
    en: '{member} sees the stakes and refuses the coup: the stakes go back',
  },
  bankGivenUp: {
    it: '{member} non dà il colpo: puntate e banco tornano ({provision})',
    en: '{member} does not give the coup: stakes and bank go back ({provision})',
  },
  bankToAuction: {
    it: 'L’ispettore mette all’incanto il banco di {member}',
    en: 'The inspector puts {member}’s bank up for auction',
  },
  playImposed: {
    it: 'L’ispettore dispone: {member} dà il colpo con almeno {least}',
    en: 'The inspector decides: {member} gives the coup with at least {least}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BANK_SENTENCES)

/** Section 3: the bank. */
export const BANK: Telling<BankEvent> = {
  bankOpened: ({ member, bank, isStoodIn }) =>
    bank === 0
      ? tell('manoTaken', { member: { member } })
      : tell(isStoodIn ? 'stoodIn' : 'bankOpened', { member: { member }, bank: { chips: bank } }),
  manoRefused: ({ member }) => tell('manoRefused', { member: { member } }),
  coupOpened: ({ number, bank, toutVa, seesStakes }) =>
    tell(toutVa ? 'toutVa' : seesStakes ? 'seesStakes' : 'coupOpened', {
      number,
      bank: { chips: bank },
    }),
  bankRaised: ({ member, chips }) => tell('bankRaised', { member: { member }, chips: { chips } }),
  bankHalved: ({ member, chips, provision }) =>
    tell(provision === 'S.21b' ? 'halvedForAbsent' : 'bankHalved', {
      member: { member },
      chips: { chips },
    }),
  bankLowered: ({ member, to }) => tell('bankLowered', { member: { member }, bank: { chips: to } }),
  notesChanged: ({ member, chips, from }) =>
    from === null
      ? tell('notesChanged', { member: { member }, chips: { chips } })
      : tell('notesOfAnother', {
          member: { member },
          from: { member: from },
          chips: { chips },
        }),
  manoPassed: ({ member, sum }) => tell('manoPassed', { member: { member }, sum: { chips: sum } }),
  manoEnded: ({ member }) => tell('manoEnded', { member: { member } }),
  manoBoughtByName: ({ member }) => tell('manoBoughtByName', { member: { member } }),
  bankReturned: ({ member, chips }) =>
    tell('bankReturned', { member: { member }, chips: { chips } }),
  toutVaCovered: ({ member, chips, staked }) =>
    tell('toutVaCovered', { member: { member }, chips: { chips }, staked: { chips: staked } }),
  stakesRefused: ({ member }) => tell('stakesRefused', { member: { member } }),
  bankGivenUp: ({ member, provision }) =>
    tell('bankGivenUp', { member: { member }, provision: { provision } }),
  bankToAuction: ({ member }) => tell('bankToAuction', { member: { member } }),
  playImposed: ({ member, least }) =>
    tell('playImposed', { member: { member }, least: { chips: least } }),
}
