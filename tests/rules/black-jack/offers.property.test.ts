import { expect, it } from 'vitest'
import { bancoOf } from '@/rules/banked/accounts'
import { isPhysical } from '@/rules/black-jack/accounts'
import { blackJackGame } from '@/rules/black-jack/decider'
import { offersTo } from '@/rules/black-jack/offers'
import type { Evening } from '@/rules/black-jack/state/evening'
import type { Account } from '@/rules/kernel/ledger'
import { everyOfferIsAccepted } from '../banked/support/offers'
import { aDay, T1 } from './support/table'

/** Commands that end play for good, or that make the table another one. */
const APART = [
  'closeEvening',
  'beginCount',
  'closeTable',
  'setLevel',
  'openTable',
  'removePerson',
  'declareFloat',
]
/** Commands that carry a colpo on; nine of ten choices are among them. */
const CARRYING = [
  'inviteStakes',
  'layStake',
  'closeStakes',
  'drawCard',
  'sayWord',
  'double',
  'answerDouble',
  'split',
  'answerSplit',
  'closeAsking',
  'insure',
  'payPar',
  'goOn',
  'settleCasella',
  'settleColpo',
  'answerSurplus',
]
const sound = ({ accounts, tables }: Evening, booked: readonly Account[]) => {
  const table = tables[T1]
  if (table?.colpo !== null) return
  const lying = booked.filter((account) => /^(puntate|assicurazione):/.test(account))
  expect(lying.filter((account) => accounts[account] !== 0)).toEqual([])
  const won = table.past.reduce((sum, colpo) => sum + colpo.won, 0)
  expect(accounts[bancoOf(T1)] ?? 0).toBe(won)
}

it('B.28.1 every offer is accepted at both ends of its bounds, the book stays whole, and an ended colpo leaves nothing lying', () =>
  everyOfferIsAccepted({
    rules: blackJackGame,
    offersTo,
    customs: [1, 3],
    dayWith: (splits) => aDay({ seated: 2, settings: { splits, caselle: 3 } }),
    apart: APART,
    carrying: CARRYING,
    isPhysical,
    sound,
    days: 40,
  }))
