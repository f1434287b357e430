import { expect, it } from 'vitest'
import {
  type DraftCasella,
  staked,
  withCasella,
} from '@/components/black-jack/table/result/useResult'
import { asCasella } from '@/rules/black-jack/state/ids'
import { asChips } from '@/rules/kernel/chips'
import { aDay, Play, p, T1 } from '../rules/black-jack/support/table'

it('J.2 more chips of somebody on a casella leave their place there, and the first stays titolare', () => {
  const empty: DraftCasella = { casella: asCasella(5), puntate: [], hands: [] }
  const laid = [4, 5, 4].reduce((one, n) => staked(one, p(n), asChips(10)), empty)
  expect(laid.puntate.map(({ player, chips }) => [player, chips])).toEqual([
    ['m5', 10],
    ['m4', 20],
  ])
  // m4, the first there, doubles alone.
  const puntate = laid.puntate.map((one) => ({ ...one, on: [one.player === 'm4' ? 40 : 10] }))
  const other = staked({ ...empty, casella: asCasella(1) }, p(1), asChips(10))
  const caselle = [
    { casella: 5, puntate, hands: ['won'] },
    { ...other, hands: ['lost'] },
  ]
  const play = new Play(aDay({ settings: { level: 2 } }))
  play.give({ type: 'recordColpo', table: T1, hasBlackJack: false, caselle } as never)
  expect([play.won(4), play.won(5)]).toEqual([40, 10])
})

it('J.2 with the last casella goes what was told of the banco and of the shoe', () => {
  const five = asCasella(5)
  const laid = { casella: five, puntate: [], hands: [] }
  const told = { draft: [staked(laid, p(5), asChips(10))], hasBlackJack: true, isLast: true }
  expect(withCasella({ ...told, paid: [] }, five, () => null)).toEqual({
    ...{ draft: [], hasBlackJack: false, isLast: false },
    paid: [],
  })
})
