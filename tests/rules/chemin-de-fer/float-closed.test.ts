import { expect, it } from 'vitest'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { expectedIn } from '@/rules/float/08-tax-box/section'
import { floatAt } from '@/rules/float/room'
import { dayBookOf } from '@/rules/float/views/book'
import { boxesOf } from '@/rules/float/views/sums'
import { at, decidedAs, withStakes } from './support/coup'
import {
  as,
  capo,
  changeur,
  closedFloat,
  give,
  inspector,
  LIST,
  withFloat,
  witness,
} from './support/float'
import { after, aTable, desk, m, refusalOf, T1, tableOf, withBank } from './support/table'

const BACK = at({ type: 'takeBack' })
const TAXED = { taxPercent: 5 }

/** Coup 1, of which the bank won 340 with a tax of 17, is over at a table with a float. */
const won = (bank = 340): Evening => {
  const banked = withFloat(withBank(aTable({ settings: TAXED }), 1, bank))
  const dealt = withStakes(banked, [{ n: 3, chips: 340 }])
  return after(decidedAs(dealt, 'banco'), [at({ type: 'settleCoup' })])
}

const TOLD = at({ type: 'recordResult', bank: 340, matched: 340, result: 'banco' })

/** The same, kept by its result alone. */
const told = (): Evening =>
  after(withFloat(withBank(aTable({ level: 2, settings: TAXED }), 1, 340)), [TOLD])

it.each([
  ['move by move', won],
  ['by its result', told],
])('V.close-presence C.5 a coup kept %s is not taken back once its box is closed', (_, played) => {
  expect(refusalOf(played(), BACK)).toBeNull()
  const shut = closedFloat(played())
  expect(refusalOf(shut, BACK)).toBe('V.open-presence box-not-open')
  expect(tableOf(shut).coup).toBeNull()
  expect(floatAt(shut.float, T1).taxes).toMatchObject([{ coup: 1, chips: 17 }])
})

it('V.close-presence C.3 an evening in which nobody drew chips does not end over an open box', () => {
  const close = { type: 'closeEvening' } as const
  const opened = withFloat({ ...aTable({ seated: 0, standing: 0 }), accounts: {} })
  expect(refusalOf(opened, close, desk)).toBe('C.3 float-open')
  expect(refusalOf(closedFloat(opened), close, desk)).toBeNull()
})

const table = T1

/** The tax of coup 1 is paid into the box of the first opening, which is sealed; the float is open again with another box. */
function openedAgain(first: Evening): Evening {
  const pieces = { box: { '10': 1, '5': 1, '1': 2 }, taken: { '20': 1 }, rest: { '1': 3 } }
  const paid = give(first, changeur, { type: 'payTax', table, coup: 1, ...pieces })
  const shut = give(closedFloat(paid), inspector, { type: 'sealTaxBox', table, seal: '300' })
  const ordered = give(shut, inspector, { type: 'orderOpening', table })
  const ready = give(
    ordered,
    capo,
    { type: 'countCards', table, when: 'unsealed', cards: 312, masks: 2, note: '' },
    { type: 'placeTaxBox', table, label: '8', seal: '119' },
  )
  const counting = { type: 'countOpening', table, changeur: 'changeur', pieces: LIST } as const
  return give(give(ready, inspector, counting), witness, { type: 'confirmOpening', table })
}

/** The sum that should be in each box, as the rooms and the book tell it. */
const expected = (evening: Evening) => {
  const boxes = dayBookOf(sceneOf(evening), T1)?.boxes.map((one) => one.expected)
  expect(boxesOf(sceneOf(evening)).map((one) => one.expected)).toEqual(boxes)
  return boxes
}

it('V.box-expected S.27 chr7 the rest of a tax, paid after its box was sealed, is expected in the next one', () => {
  const again = openedAgain(won(400))
  expect(expected(again)).toEqual([17, 0])
  const correction = { type: 'correctCoup', coup: 1, matched: 0, why: 'la posta era un’altra' }
  const bets = [{ member: m(3), chips: 400 }]
  const raised = after(again, [at({ ...correction, result: 'banco', bets })], desk)
  expect(expected(raised)).toEqual([20, 0])
  const rest = { type: 'payTax', table, coup: 1, box: { '1': 3 }, taken: { '5': 1 } } as const
  const paid = give(raised, changeur, { ...rest, rest: { '1': 2 } })
  expect(expected(paid)).toEqual([17, 3])
})

it('V.box-expected C.4 ch28 of a box that stood while the results were not kept nothing is expected', () => {
  const level = (to: 1 | 2) => at({ type: 'setLevel', level: to })
  const opened = withFloat(aTable({ level: 2, settings: TAXED }))
  const followed = after(withBank(after(opened, [level(1), level(2)]), 1, 340), [TOLD])
  expect(floatAt(followed.float, T1).taxes).toMatchObject([{ chips: 17 }])
  expect(expected(followed)).toEqual([null])
  const float = floatAt(followed.float, T1)
  const sums = float.taxBoxes.map((box) => expectedIn(float, box, { taxSince: box.placed.at }))
  expect(sums).toEqual([17])
  const sent = give(
    closedFloat(followed),
    inspector,
    { type: 'sealTaxBox', table, seal: '300' },
    { type: 'escortTaxBox', table },
  )
  const second = { member: 'seconda', office: 'conta', where: null } as const
  const tallied = give(
    give(sent, desk, { type: 'enterDuty', ...second }),
    as('conta'),
    { type: 'receiveTaxBox', table, isSealWhole: true },
    { type: 'countTaxBox', table, pieces: { '20': 3 } },
  )
  const counted = give(tallied, as('seconda'), { type: 'confirmTaxBox', table })
  expect(floatAt(counted.float, T1).taxBoxes).toMatchObject([{ counted: { expected: null } }])
  expect(counted.accounts['differenza-cagnotte' as never] ?? 0).toBe(0)
})

it('V.box V.box-expected no tax falls into a box that is sealed: it is paid and expected in the next', () => {
  const sealed = give(won(), inspector, { type: 'sealTaxBox', table, seal: '300' })
  const pieces = { box: { '10': 1, '5': 1, '1': 2 }, taken: { '20': 1 }, rest: { '1': 3 } }
  const pay = { type: 'payTax', table, coup: 1, ...pieces } as const
  expect(refusalOf(sealed, pay, changeur)).toBe('V.box no-tax-box')
  const placed = give(sealed, capo, { type: 'placeTaxBox', table, label: '8', seal: '119' })
  expect(expected(give(placed, changeur, pay))).toEqual([0, 17])
})
