import { expect, it } from 'vitest'
import { rightsAfter } from '@/rules/chemin-de-fer/05-banco/rights-after'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import { tableView } from '@/rules/chemin-de-fer/views/table'
import { at, decidedAs, readyToDeal } from './support/coup'
import { callsSuivi, staked } from './support/stakes'
import {
  after,
  aTable,
  changed,
  m,
  refusalOf,
  T1,
  tableOf,
  withBank,
  withCoup,
} from './support/table'

const table = (fields: object, coup: object) =>
  tableOf(changed(withCoup(withBank(aTable(), 1, 100), coup), fields))
/** A coup of the bank's with stakes of 60 and 40; only what the rights are made from. */
const lost = (more: object = {}) =>
  ({
    serial: 7,
    result: 'banco',
    bets: [
      { member: m(2), chips: 60 },
      { member: m(3), chips: 40 },
    ],
    ...more,
  }) as unknown as SettledCoup
const call = (n: number) => ({ member: m(n), kind: 'con-il-tavolo', laid: 50, offers: [] })

it('S.90a the right to the next banco remembers what its own holder lost, not another’s stake', () => {
  const holder = { member: m(3), by: 'company' }
  const [suivi] = rightsAfter(table({}, { holder }), lost(), {
    soleSuivi: 'next-coup',
    tableLoserKeeps: 'next-coup',
  }).suivi
  expect(suivi).toMatchObject({ member: m(3), lost: 40, since: 7 })
})

it('V.table-then-solo cr2 a loser con il tavolo keeps the right while they go on calling', () => {
  const tableLoser = [2, 3].map((n) => ({ member: m(n), since: 5 }))
  const after = rightsAfter(table({ tableLoser }, { calls: [call(3), call(4)] }), lost(), {
    soleSuivi: 'next-coup',
    tableLoserKeeps: 'mano',
  })
  expect(after.tableLoser).toEqual([
    { member: m(3), since: 5 },
    { member: m(4), since: 7 },
  ])
})

/** m3 has lost a banco of 100 to a bank of 200, which was put right since; the banker has added, and the game is open. */
const putRight = (more: object) =>
  after(decidedAs(readyToDeal({ bank: 200 }), 'banco'), [
    at({ type: 'settleCoup' }),
    at({ type: 'correctCoup', coup: 1, matched: 0, why: 'letto male', ...more }),
    at({ type: 'addToBank', member: m(1), chips: 20 }),
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
  ])

it('S.92 S.27 twice the loss is twice what was lost in the coup as it was put right', () => {
  const less = putRight({ result: 'banco', bets: [{ member: m(3), chips: 60 }] })
  expect(tableView(less, T1, 1)?.suivi).toMatchObject([{ member: m(3), lost: 60 }])
  expect(staked(after(less, [callsSuivi(3, true)]), 3)).toBe(120)
})

it('S.92 cd23 a coup put right into a tie leaves the suivi, and nothing lost to double', () => {
  const tied = putRight({ result: 'tie' })
  expect(refusalOf(tied, callsSuivi(3, true))).toBe('S.92 no-choice')
  expect(staked(after(tied, [callsSuivi(3)]), 3)).toBe(220)
})
