import { expect, it } from 'vitest'
import type { Account } from '@/rules/kernel/ledger'
import { isPhysical, posteOf, premioOf, prigioneOf } from '@/rules/trente-et-quarante/accounts'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { offersTo } from '@/rules/trente-et-quarante/offers'
import type { Evening } from '@/rules/trente-et-quarante/state/evening'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { everyOfferIsAccepted } from '../banked/support/offers'
import { aDay, T1 } from './support/table'

/** Commands that end play for good, or that make the table another one. */
const APART = ['closeEvening', 'beginCount', 'closeTable', 'setLevel', 'openTable', 'declareFloat']
/** Commands that carry a colpo on; nine of ten choices are among them. */
const CARRYING = [
  'inviteStakes',
  'layStake',
  'repeatStakes',
  'callStakes',
  'dealCard',
  'dealCard',
  'recordResult',
  'answerPrison',
  'movePrisoner',
  'insure',
  'dropInsurance',
  'settleColpo',
  'markPresence',
]
/** Customs under which stakes take every course. */
const CUSTOMS = [
  { level: 2, multiple: 100 },
  { level: 3, multiple: 100, insured: 'whole' },
  { level: 2, zero: 'nested', deepest: 2, multiple: 100, divideAt: 'everyTaglia' },
  { level: 2, zero: 'divide', premiumOnNull: 'taken', multiple: 100 },
  { level: 2, again: 'stay', multiple: 100 },
] as const

/** The chips that the state has on the cloth, by their accounts. */
const lyingIn = ({ poste, insurances }: Table): Record<string, number> => {
  const lying: Record<string, number> = {}
  const add = (account: string, chips: number) => {
    lying[account] = (lying[account] ?? 0) + chips
  }
  for (const { player, chance, amount, prisons } of poste)
    add((prisons > 0 ? prigioneOf : posteOf)(T1, chance, player), amount)
  for (const { player, chance, premium } of insurances) add(premioOf(T1, chance, player), premium)
  return lying
}

const sound = ({ accounts, tables }: Evening, all: readonly Account[]) => {
  const table = tables[T1]
  if (!table) return
  const booked = all.filter(
    (account) => /^(poste|prigione|premi):/.test(account) && accounts[account] !== 0,
  )
  expect(Object.fromEntries(booked.map((account) => [account, accounts[account]]))).toEqual(
    lyingIn(table),
  )
}

it('T.8 every offer is accepted at both ends of its bounds, and the book has exactly the stakes and premiums that lie on the cloth', () =>
  everyOfferIsAccepted({
    rules: trenteGame,
    offersTo,
    customs: CUSTOMS,
    dayWith: (settings) => aDay({ players: 2, settings }),
    apart: APART,
    carrying: CARRYING,
    isPhysical,
    sound,
    days: 60,
  }))
