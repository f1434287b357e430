import { describe, expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import { dealt, ended, won } from './support/colpi'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'
import { tablet } from './support/views'

const T1 = { table: 'T1' } as const
const rightDealer = (scene: Scene, member: string) =>
  scene.give({
    type: 'reportDealError',
    ...T1,
    error: 'wrong-dealer',
    member,
    secondCardGiven: true,
  })
const dealerOf = (scene: Scene) => {
  const { colpo } = scene.table()
  return [colpo?.cartaro, colpo?.giro]
}
const over = (scene: Scene, winner: string) => ended(scene, won({}, [[winner]]))

describe('the giro where a wrong dealer gives way to the right one (V.6)', () => {
  it('A10 I.9 is the right one’s: the first cartaro’s seat counts when the deal comes to it', () => {
    const wrong = dealt(tableOfFive().afterColpi(5))
    expect(dealerOf(wrong)).toEqual(['rossi', 2])
    const right = dealt(rightDealer(wrong, 'gialli'))
    expect(dealerOf(right)).toEqual(['gialli', 1])
    expect(dealerOf(dealt(over(right, 'verdi')))).toEqual(['rossi', 2])
  })

  it('A10 counts once for a first cartaro who was passed over and is the right one', () => {
    const away = tableOfFive()
      .afterColpi(5)
      .give({ type: 'goAway', ...T1, member: 'rossi' })
    const passed = dealt(away)
    expect(dealerOf(passed)).toEqual(['bianchi', 2])
    const back = passed.give({ type: 'comeBack', ...T1, member: 'rossi' })
    const right = dealt(rightDealer(back, 'rossi'))
    expect(dealerOf(right)).toEqual(['rossi', 2])
    expect(dealerOf(dealt(over(right, 'verdi')))).toEqual(['bianchi', 2])
  })

  it('A10 goes on with the next one, who is the first cartaro', () => {
    const wrong = dealt(tableOfFive().afterColpi(4))
    expect(dealerOf(wrong)).toEqual(['gialli', 1])
    expect(dealerOf(dealt(rightDealer(wrong, 'rossi')))).toEqual(['rossi', 2])
  })

  it('A10 is the first one at least', () => {
    const wrong = dealt(tableOfFive().afterColpi(1))
    expect(dealerOf(wrong)).toEqual(['bianchi', 1])
    const annulled = rightDealer(wrong, 'gialli')
    expect([annulled.table().giro, dealerOf(dealt(annulled))]).toEqual([1, ['gialli', 1]])
  })

  it('A10 I.12 is the first one while the first deal of all is made again, and may be the last', () => {
    const away = tableOfFive().give({ type: 'goAway', ...T1, member: 'rossi' })
    const back = dealt(away).give({ type: 'comeBack', ...T1, member: 'rossi' })
    const again = rightDealer(back, 'rossi').after('01:00')
    expect([tablet(again).summary.giro, dealerOf(dealt(again))]).toEqual([1, ['rossi', 1]])
    const last = again.give({ type: 'announceLastGiro', ...T1, on: true }, segretario)
    expect(dealerOf(dealt(last))).toEqual(['rossi', 1])
  })

  it('A10 N3 is put back when the colpo goes on after all', () => {
    const wrong = dealt(tableOfFive().afterColpi(5))
    const reopen = { type: 'reopenColpo', ...T1, colpo: 6, why: '' } as const
    const again = rightDealer(wrong, 'gialli').give(reopen)
    expect([dealerOf(again), again.table().giro]).toEqual([['rossi', 2], 2])
  })
})

describe('the cartaro who moves to the seat that the pack comes to (II.3)', () => {
  const leave = (scene: Scene, member: string) =>
    scene.give(
      { type: 'leave', ...T1, member, allowed: true, anyway: false, waive: true },
      segretario,
    )
  const moved = (scene: Scene, member: string) => scene.give({ type: 'moveSeat', ...T1, member })

  it('V.2 does not deal twice running: the pack passes on', () => {
    const beside = moved(leave(tableOfFive().afterColpi(1), 'bianchi'), 'rossi')
    expect(dealerOf(dealt(beside))).toEqual(['verdi', 1])
  })

  it('V.5 deals again after their own deal was void before the second card', () => {
    const void1 = leave(
      dealt(tableOfFive()).give({
        type: 'reportDealError',
        ...T1,
        error: 'no-cut',
        secondCardGiven: false,
      }),
      'bianchi',
    )
    expect(dealerOf(dealt(moved(void1, 'rossi')))).toEqual(['rossi', 1])
  })
})
