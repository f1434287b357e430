import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bancoOf } from '@/rules/banked/accounts'
import { isPhysical } from '@/rules/black-jack/accounts'
import { type BlackJackCommand, blackJackGame } from '@/rules/black-jack/decider'
import { type BlackJackOffer, offersTo } from '@/rules/black-jack/offers'
import type { Evening } from '@/rules/black-jack/state/evening'
import type { Range } from '@/rules/kernel/decider'
import { accountsIn } from '@/rules/kernel/ledger'
import { commandOf } from '@/rules/kernel/offers'
import { aDay, desk, inspector, phone, T1, tablet } from './support/table'

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
  'endColpo',
  'answerSurplus',
]
const ACTORS = [tablet, inspector, desk, phone(1), phone(2), phone(4)]

/** The payload of an offer with every field at one end of its bounds. */
const atEnd = (offer: BlackJackOffer, end: 'min' | 'max'): object => ({
  ...offer.payload,
  ...Object.fromEntries(
    Object.entries(offer.bounds ?? {}).map(([field, range]) => [field, (range as Range)[end]]),
  ),
})

const sound = ({ accounts, tables }: Evening) => {
  const all = accountsIn(accounts)
  expect(all.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
  expect(all.filter((account) => isPhysical(account) && (accounts[account] ?? 0) < 0)).toEqual([])
  const table = tables[T1]
  if (table?.colpo !== null) return
  const lying = all.filter((account) => /^(puntate|assicurazione):/.test(account))
  expect(lying.filter((account) => accounts[account] !== 0)).toEqual([])
  const won = table.past.reduce((sum, colpo) => sum + colpo.won, 0)
  expect(accounts[bancoOf(T1)] ?? 0).toBe(won)
}

it('B.28.1 every offer is accepted at both ends of its bounds, the book stays whole, and an ended colpo leaves nothing lying', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.nat(40), fc.nat(400), fc.nat(9)), {
        minLength: 60,
        maxLength: 120,
      }),
      fc.constantFrom(1, 3),
      (choices, splits) => {
        let evening = aDay({ seated: 2, settings: { splits, caselle: 3 } })
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
          const command = commandOf<BlackJackCommand>(
            offer.type,
            atEnd(offer, which % 2 === 0 ? 'min' : 'max'),
          )
          const decision = blackJackGame.decide(evening, {
            id: `${at}`,
            at,
            by,
            command,
            secrets: {},
          })
          if (!decision.accepted) throw new Error(`${offer.type}: ${JSON.stringify(decision)}`)
          for (const event of decision.events)
            evening = blackJackGame.evolve(evening, event, { at, by })
          sound(evening)
        }
      },
    ),
    { numRuns: 40 },
  )
})
