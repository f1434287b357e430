import type { Account, Transfer } from '../../kernel/ledger'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import { CAGNOTTE, DEPOSIT, ownerOf } from '../accounts'

const MOVED_SENTENCES = {
  moved: { it: '{from} dà {chips} {to}', en: '{from} gives {chips} {to}' },
  fromMember: { it: '{member}', en: '{member}' },
  toMember: { it: 'a {member}', en: 'to {member}' },
  fromBank: { it: 'il banco', en: 'the bank' },
  toBank: { it: 'al banco', en: 'to the bank' },
  fromTax: { it: 'la cagnotte', en: 'the tax' },
  toTax: { it: 'alla cagnotte', en: 'to the tax' },
  fromDeposit: { it: 'il deposito', en: 'the deposit' },
  toDeposit: { it: 'al deposito', en: 'to the deposit' },
  fromUnnamed: { it: 'chi ha puntato', en: 'those who staked' },
  toUnnamed: { it: 'a chi ha puntato', en: 'to those who staked' },
  noneMoved: { it: 'Non si sposta alcuna fiche', en: 'No chips move' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(MOVED_SENTENCES)

/** The accounts that are not a member's, by the beginning of their names. */
const HOUSE = [
  { account: CAGNOTTE, name: 'Tax' },
  { account: DEPOSIT, name: 'Deposit' },
  { account: 'banco:', name: 'Bank' },
] as const

const nameOf = (account: Account) =>
  HOUSE.find((one) => account.startsWith(one.account))?.name ?? 'Unnamed'

function partyTell(account: Account, way: 'from' | 'to'): Tell {
  const member = ownerOf(account)
  return member === null
    ? tell(`${way}${nameOf(account)}`)
    : tell(`${way}Member`, { member: { member } })
}

/** An account as a party that gives: a member by name, the bank, the tax. */
export const accountTell = (account: Account): Tell => partyTell(account, 'from')

/** A movement of chips, as in "Hotel gives 30 to Echo". */
export const movedTell = ({ from, to, chips }: Transfer): Tell =>
  tell('moved', {
    from: { tell: partyTell(from, 'from') },
    to: { tell: partyTell(to, 'to') },
    chips: { chips },
  })

/** Chips that a correction or a ruling moves, one sentence each: “Hotel dà 30 a Echo”. */
export const movedTells = (transfers: readonly Transfer[]): readonly Tell[] =>
  transfers.length === 0 ? [tell('noneMoved')] : transfers.map(movedTell)
