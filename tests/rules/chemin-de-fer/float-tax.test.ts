import { expect, it } from 'vitest'
import { balance, CAGNOTTE, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { worthOf } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import type { Unbranded } from '@/rules/kernel/brand'
import { type Part, textOf } from '@/rules/kernel/tell'
import { at, decidedAs, withStakes } from './support/coup'
import { changeur, give, inspector, withFloat, witness } from './support/float'
import { stakes } from './support/night'
import {
  after,
  aTable,
  changed,
  decided,
  desk,
  m,
  refusalOf,
  T1,
  tableOf,
  tablet,
  withBank,
} from './support/table'

const SETTLE = at({ type: 'settleCoup' })
/** The whole tax of 17 in pieces. */
const PAY = at({
  type: 'payTax',
  coup: 1,
  box: { '10': 1, '5': 1, '1': 2 },
  taken: { '20': 1 },
  rest: { '1': 3 },
})
const BACK = at({ type: 'takeBack' })

/** Coup 1 for 340 is ready to be dealt, at a table with a float. */
const ready = (bank = 340): Evening =>
  withStakes(withFloat(withBank(aTable({ settings: { taxPercent: 5 } }), 1, bank)), [
    { n: 3, chips: 340 },
  ])

/** The bank has won coup 1, with a tax of 17. */
const won = (bank = 340): Evening => after(decidedAs(ready(bank), 'banco'), [SETTLE])

const post = (evening: Evening) => {
  const float = tableView(evening, T1, 1)?.float
  if (!float) throw new Error('no float')
  return float
}

const offer = (evening: Evening) =>
  tableView(evening, T1, 1)?.offers.find(({ type }) => type === 'payTax')?.payload as
    | Omit<Extract<Unbranded<CheminCommand>, { type: 'payTax' }>, 'type'>
    | undefined

/** The tax that the tablet offers is paid, in the pieces that it offers. */
function paid(evening: Evening): Evening {
  const payload = offer(evening)
  if (!payload) throw new Error('not offered')
  return give(evening, tablet, { type: 'payTax', ...payload })
}

/** Each coup with its tax, the chips that lie in the box for it, and those that the tablet says are due. */
const told = (evening: Evening) => {
  const { float, tax } = post(evening)
  return float.taxes.map(({ coup, chips, paid }) => ({
    coup,
    tax: chips,
    inBox: worthOf(paid ?? {}),
    isDue: tax?.coup === coup,
  }))
}

/** The words to say aloud upon the latest entry. */
function spoken(evening: Evening): string | null {
  const { aloud } = post(evening)
  return aloud && textOf(aloud.sentence.it, aloud.parts, plain)
}
const plain = (part: Part): string =>
  String(typeof part === 'object' && part !== null && 'chips' in part ? part.chips : part)

const correction = (chips: number) =>
  at({
    type: 'correctCoup',
    coup: 1,
    result: 'banco',
    matched: 0,
    bets: [{ member: m(3), chips }],
    why: 'la posta era un’altra',
  })

it('V.cagnotte-sum C.5 a tax that is in the box is not asked again when its coup is taken back and settled again', () => {
  const back = after(paid(won()), [BACK])
  expect(told(back)).toEqual([{ coup: 1, tax: 0, inBox: 17, isDue: false }])
  const again = after(back, [SETTLE])
  expect(told(again)).toEqual([{ coup: 1, tax: 17, inBox: 17, isDue: false }])
  expect(offer(again)).toBeUndefined()
  expect(refusalOf(again, PAY)).toBe('V.cagnotte-sum tax-paid')
})

it('V.cagnotte-sum chr7 a coup settled again with another result pays no tax; undone in the book, its pieces leave the box', () => {
  const back = after(paid(won()), [BACK])
  const tied = after(decidedAs(back, 'tie'), [SETTLE])
  expect(told(tied)).toEqual([{ coup: 1, tax: 0, inBox: 17, isDue: false }])
  expect(refusalOf(tied, PAY)).toBe('V.cagnotte-sum no-tax-due')
  const line = floatAt(tied.float, T1).lineCount
  const undone = give(tied, changeur, { type: 'undoLine', table: T1, line, why: 'era parità' })
  expect(told(undone)).toEqual([{ coup: 1, tax: 0, inBox: 0, isDue: false }])
})

it('V.cagnotte-sum S.27 chr7 a correction that raises a tax asks only for what the box lacks', () => {
  const raised = after(paid(won(400)), [correction(400)], desk)
  expect(told(raised)).toEqual([{ coup: 1, tax: 20, inBox: 17, isDue: true }])
  expect(worthOf(offer(raised)?.box ?? {})).toBe(3)
  expect(refusalOf(raised, { ...PAY, box: { '20': 1 }, rest: {} } as CheminCommand)).toBe(
    'V.cagnotte-sum tax-left',
  )
  const whole = paid(raised)
  expect(told(whole)).toEqual([{ coup: 1, tax: 20, inBox: 20, isDue: false }])
  expect(balance(whole, CAGNOTTE)).toBe(20)
  expect(spoken(raised)).toBe('Colpo 1: la cagnotte di 17 è nella cassetta')
  expect(spoken(whole)).toBe('Colpo 1: altri 3 di cagnotte nella cassetta, oltre ai 17 che c’erano')
  const line = floatAt(whole.float, T1).lineCount
  const undone = give(whole, changeur, { type: 'undoLine', table: T1, line, why: 'altri pezzi' })
  expect(told(undone)).toEqual([{ coup: 1, tax: 20, inBox: 17, isDue: true }])
})

it('V.cagnotte-sum S.27 chr7 a correction that lowers a tax already counted asks for nothing, and the chips too many stay in the box', () => {
  const before = paid(won())
  const { pieces, banknotes, lineCount } = floatAt(before.float, T1)
  const counting = give(before, inspector, { type: 'countSpot', table: T1, pieces, banknotes })
  const counted = give(counting, witness, { type: 'confirmSpot', table: T1 })
  const lowered = after(counted, [correction(300)], desk)
  expect(told(lowered)).toEqual([{ coup: 1, tax: 15, inBox: 17, isDue: false }])
  expect(offer(lowered)).toBeUndefined()
  expect(refusalOf(lowered, PAY)).toBe('V.cagnotte-sum tax-paid')
  const undo = { type: 'undoLine', table: T1, line: lineCount, why: 'era meno' } as const
  expect(refusalOf(lowered, undo, changeur)).toBe('V.book counted-since')
})

/** Coup 1 is disputed, and coup 2 is won by the bank with a tax of 5 on 100. */
function disputed(first: Evening): Evening {
  const dispute = { type: 'openDispute', coup: 1, about: 'la carta', provision: null }
  const dealt = after(first, [
    at({ ...dispute, contenders: [m(3)] }),
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(3, 100),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
  ])
  return after(decidedAs(dealt, 'banco'), [SETTLE])
}

const ruling = (transfer: { from: string; to: string; chips: number }) =>
  at({
    type: 'ruleDispute',
    dispute: 1,
    inFavourOf: m(3),
    why: 'la carta vale',
    provision: null,
    transfers: [transfer],
  })

const BACK_17 = ruling({ from: CAGNOTTE, to: chipsOf(m(3)), chips: 17 })

it('S.10a S.39a a ruling gives back the tax of the disputed coup, and that of the coup played since stays due', () => {
  const ruled = after(disputed(paid(won())), [BACK_17], desk)
  expect(told(ruled)).toEqual([
    { coup: 1, tax: 0, inBox: 17, isDue: false },
    { coup: 2, tax: 5, inBox: 0, isDue: true },
  ])
  expect(told(paid(ruled))).toMatchObject([{ inBox: 17 }, { coup: 2, tax: 5, inBox: 5 }])
})

it('S.10a S.39a a ruling that takes a tax of a disputed tie books it on that coup, in its own taglia', () => {
  const tied = after(decidedAs(ready(), 'tie'), [SETTLE])
  const evening = disputed(tied)
  const { taglia } = tableOf(evening)
  const later = changed(evening, { taglia: { ...taglia, number: taglia.number + 1 } })
  const takes = ruling({ from: chipsOf(m(1)), to: CAGNOTTE, chips: 17 })
  expect(post(after(later, [takes], desk)).float.taxes).toMatchObject([
    { coup: 2, taglia: 1, chips: 5 },
    { coup: 1, taglia: 1, won: 340, chips: 17 },
  ])
})

it('S.27 S.10a the tax of a coup put right in a later taglia is booked in its own', () => {
  const tied = after(decidedAs(ready(), 'tie'), [SETTLE])
  const { taglia } = tableOf(tied)
  const later = changed(tied, { taglia: { ...taglia, number: taglia.number + 1 } })
  const correct = (evening: Evening) =>
    after(evening, [
      at({ type: 'correctCoup', coup: 1, result: 'banco', matched: 0, why: 'vince il banco' }),
    ])
  const mine = { coup: 1, won: 340, chips: 17 }
  expect(post(correct(later)).float.taxes).toMatchObject([{ ...mine, taglia: 1 }])
  expect(post(correct(tied)).float.taxes).toMatchObject([{ ...mine, taglia: 1 }])
})

it('S.39a a journal written before rulings named the coup whose tax they move replays as it stood', () => {
  const evening = disputed(paid(won()))
  const decision = decided(evening, BACK_17, desk)
  if (!decision.accepted) throw new Error(decision.refusal.code)
  const old = decision.events.reduce((so, event) => {
    if (event.type !== 'disputeRuled') return so
    const { taxOf: _taxOf, ...earlier } = event
    return chemin.evolve(so, earlier, { at: 0, by: desk })
  }, evening)
  expect(floatAt(old.float, T1).taxes).toMatchObject([
    { coup: 1, chips: 17, paid: { '10': 1 } },
    { coup: 2, chips: -12, paid: null },
  ])
})
