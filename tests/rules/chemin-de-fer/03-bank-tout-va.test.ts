import { expect, test } from 'vitest'
import { balance, bankOf, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import { manoOver } from '@/rules/chemin-de-fer/mano/ending'
import { bankAfter } from '@/rules/chemin-de-fer/play/settlement'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import { asChips } from '@/rules/kernel/chips'
import { post } from '@/rules/kernel/ledger'
import {
  after,
  aTable,
  betOf,
  changed,
  inspector,
  m,
  ofM,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withoutBank,
} from './support/table'

const ofBanker = <T extends string>(type: T, n = 1) => ({ type, ...ofM(n) }) as const
const open = (n: number, bank: number) => ({ ...ofBanker('openBank', n), bank: asChips(bank) })
const add = (chips: number, n = 1) => ({ ...ofBanker('addToBank', n), chips: asChips(chips) })
const pass = ofBanker('passMano')
const announce = (said: { toutVa?: boolean; seesStakes?: boolean } = {}) =>
  ({ type: 'announceBank', table: T1, toutVa: false, seesStakes: false, ...said }) as const
const bank = (evening: Evening) => balance(evening, bankOf(T1))
const held = (mano: Partial<Mano> = {}, fixture: Parameters<typeof aTable>[0] = {}) =>
  withBank(aTable(fixture), 1, 50, mano)
/** The same with stakes laid in order by the members 2, 3 … */
function staked(evening: Evening, ...sums: number[]): Evening {
  const bets = sums.map((sum, index) => betOf(index + 2, sum))
  const accounts = post(
    evening.accounts,
    bets.map(({ member, sum }) => ({ from: chipsOf(member), to: stakeOf(T1, member), chips: sum })),
  )
  const { coup } = tableOf(evening)
  return changed({ ...evening, accounts }, { coup: coup && { ...coup, bets } })
}

const closed = (evening: Evening): Evening => {
  const { coup } = tableOf(evening)
  return changed(evening, { coup: coup && { ...coup, phase: 'closed' } })
}

test('S.71a tout va binds to whatever is staked: the banker covers it after the closing', () => {
  const said = staked(after(held(), [announce({ toutVa: true })]), 40, 60)
  const cover = ofBanker('coverToutVa')
  expect(refusalOf(said, cover)).toBe('S.71a not-this-phase')
  const covered = after(closed(said), [cover])
  expect(bank(covered)).toBe(100)
  expect(tableOf(covered).coup?.bank).toBe(100)
  expect(tableOf(covered).mano?.shares).toEqual({ [m(1)]: 100 })
  expect(refusalOf(covered, cover)).toBe('S.71a covered-already')
  const plain = closed(staked(after(held(), [announce()]), 40))
  expect(refusalOf(plain, cover)).toBe('S.71a not-tout-va')
})

test('S.71a refusing the coup after tout va costs the seat, which stays empty for that mano', () => {
  const said = closed(staked(after(held(), [announce({ toutVa: true })]), 40, 60))
  const refused = after(said, [ofBanker('refuseCoup')])
  expect(tableOf(refused)).toMatchObject({ mano: null, coup: null, turn: 2 })
  expect(tableOf(refused).seats[0]).toMatchObject({ holder: null, emptyUntilMano: 2 })
  expect(balance(refused, chipsOf(m(1)))).toBe(1000)
  expect(balance(refused, chipsOf(m(3)))).toBe(1000)
  const take = { type: 'takeSeat', ...ofM(9), seat: asSeat(1) } as const
  expect(refusalOf(refused, take)).toBe('S.71a seat-empty-now')
  const next = after(refused, [open(2, 10)])
  const over = changed(withoutBank(next), manoOver(tableOf(next), 'lost'))
  expect(refusalOf(over, take)).toBeNull()
})

test('S.71b one tout va does not bind the next coup; two in a row bind the rest of the mano', () => {
  expect(refusalOf(held({ toutVaRun: 1 }), announce())).toBeNull()
  const two = held({ toutVaRun: 2 })
  expect(refusalOf(two, announce())).toBe('S.71b bound-to-tout-va')
  expect(refusalOf(two, announce({ toutVa: true }))).toBeNull()
})

test('S.71c after tout va the bank is twice the sum won, less the tax', () => {
  const won = { bank: asChips(100), matched: asChips(60), result: 'banco' } as const
  const settings = { ...PROFILES.club, taxPercent: 5 }
  const mano = { banker: m(1), shares: { [m(1)]: asChips(100) }, inHalves: false }
  const after = bankAfter(mano, T1, { ...won, toutVa: true }, settings)
  expect(after).toMatchObject({ nextBank: 117, setAside: 40 })
  expect(bankAfter(mano, T1, { ...won, toutVa: false }, settings).nextBank).toBe(157)
})

const seen = () => closed(staked(after(held(), [announce({ seesStakes: true })]), 20))
const choose = (choice: 'auction' | 'play') =>
  ({ type: 'chooseForBank', table: T1, choice }) as const

test('S.72 having seen the stakes the banker may refuse the coup, and the inspector chooses', () => {
  const refused = after(seen(), [ofBanker('refuseCoup')])
  expect(tableOf(refused)).toMatchObject({ coup: null, stakesSeen: true, mano: { banker: m(1) } })
  expect(balance(refused, chipsOf(m(2)))).toBe(1000)
  expect(refusalOf(refused, announce())).toBe('S.72 inspector-chooses')
  expect(refusalOf(refused, pass)).toBe('S.72 inspector-chooses')
  expect(refusalOf(refused, choose('play'))).toBe('null not-allowed')
  const plain = closed(staked(after(held(), [announce()]), 20))
  expect(refusalOf(plain, ofBanker('refuseCoup'))).toBe('S.72 must-give-coup')
})

test('S.72 the inspector auctions the bank: its banker keeps the seat and neither bids nor joins the buyer', () => {
  const auction = after(after(seen(), [ofBanker('refuseCoup')]), [choose('auction')], inspector)
  expect(tableOf(auction)).toMatchObject({
    mano: null,
    stakesSeen: false,
    seguito: { step: 'auction', outgoing: m(1) },
    limits: [{ member: m(1), kind: 'stakes-refused' }],
  })
  expect(tableOf(auction).seats[0]?.holder).toBe(m(1))
  expect(balance(auction, chipsOf(m(1)))).toBe(1000)
})

test('S.72 or makes the banker play with at least twice the minimum, on pain of the seat', () => {
  const low = closed(staked(after(withBank(aTable(), 1, 15), [announce({ seesStakes: true })]), 5))
  const made = after(after(low, [ofBanker('refuseCoup')]), [choose('play')], inspector)
  expect(refusalOf(made, announce())).toBe('S.72 twice-the-minimum')
  const raised = after(made, [add(5)])
  expect(refusalOf(raised, announce({ seesStakes: true }))).toBe('S.72 must-give-coup')
  expect(tableOf(after(raised, [announce()])).mano?.mustPlay).toBe(20)
  const out = after(made, [ofBanker('refuseCoup')])
  expect(tableOf(out)).toMatchObject({ mano: null, turn: 2 })
  expect(tableOf(out).seats[0]?.holder).toBeNull()
})
