import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Range } from '@/rules/kernel/decider'
import { accountsIn } from '@/rules/kernel/ledger'
import { commandOf } from '@/rules/kernel/offers'
import { isPhysical, posteOf, premioOf, prigioneOf } from '@/rules/trente-et-quarante/accounts'
import { type TrenteCommand, trenteGame } from '@/rules/trente-et-quarante/decider'
import { offersTo, type TrenteOffer } from '@/rules/trente-et-quarante/offers'
import type { Evening } from '@/rules/trente-et-quarante/state/evening'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import { aDay, desk, inspector, phone, T1, tablet } from './support/table'

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
const ACTORS = [tablet, inspector, desk, phone(1), phone(2), phone(4)]

/** The payload of an offer with every field at one end of its bounds. */
const atEnd = (offer: TrenteOffer, end: 'min' | 'max'): object => ({
  ...offer.payload,
  ...Object.fromEntries(
    Object.entries(offer.bounds ?? {}).map(([field, range]) => [field, (range as Range)[end]]),
  ),
})

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

const sound = ({ accounts, tables }: Evening) => {
  const all = accountsIn(accounts)
  expect(all.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
  expect(all.filter((account) => isPhysical(account) && (accounts[account] ?? 0) < 0)).toEqual([])
  const table = tables[T1]
  if (!table) return
  const booked = all.filter(
    (account) => /^(poste|prigione|premi):/.test(account) && accounts[account] !== 0,
  )
  expect(Object.fromEntries(booked.map((account) => [account, accounts[account]]))).toEqual(
    lyingIn(table),
  )
}

it('T.8 every offer is accepted at both ends of its bounds, and the book has exactly the stakes and premiums that lie on the cloth', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.nat(40), fc.nat(400), fc.nat(9)), {
        minLength: 60,
        maxLength: 120,
      }),
      fc.constantFrom(...CUSTOMS),
      (choices, settings) => {
        let evening = aDay({ players: 2, settings })
        let at = evening.tables[T1]?.openedAt ?? 0
        for (const [who, kind, which, wild] of choices) {
          const by = wild > 0 ? tablet : (ACTORS[who] ?? tablet)
          at += 1_000
          const all = offersTo(evening, by, at).filter(({ type }) =>
            wild > 0 ? CARRYING.includes(type) : !APART.includes(type),
          )
          const kinds = [...new Set(all.map(({ type }) => type))]
          const type = kinds[kind % Math.max(1, kinds.length)]
          const offers = all.filter((offer) => offer.type === type)
          const offer = offers[which % Math.max(1, offers.length)]
          if (!offer) continue
          const command = commandOf<TrenteCommand>(
            offer.type,
            atEnd(offer, which % 2 === 0 ? 'min' : 'max'),
          )
          const decision = trenteGame.decide(evening, {
            id: `${at}`,
            at,
            by,
            command,
            secrets: {},
          })
          if (!decision.accepted) throw new Error(`${offer.type}: ${JSON.stringify(decision)}`)
          for (const event of decision.events)
            evening = trenteGame.evolve(evening, event, { at, by })
          sound(evening)
        }
      },
    ),
    { numRuns: 60 },
  )
})
