import { expect, it } from 'vitest'
import { viewOf } from '@/rules/trente-et-quarante/views/view'
import {
  aDay,
  desk,
  inPrison,
  inspector,
  Play,
  T1,
  tablet,
} from '../trente-et-quarante/support/table'
import { FloatHands } from './support/float'

const table = 'T1'

/** m1’s 20 lie in prison at a table whose float is open. */
const imprisoned = (divideAt: 'lastTaglia' | 'everyTaglia' = 'lastTaglia') => {
  const hands = new FloatHands(new Play(aDay({ settings: { divideAt } }))).opened()
  hands.play.played([[1, 'nero', 20]], [31, 31])
  return hands
}

const counted = (hands: ReturnType<typeof imprisoned>, more: number) =>
  ({ type: 'countClosing', table, pieces: hands.pieces(more), banknotes: 0, seal: '204' }) as const

it('K.4 T.9 V.close-presence the box is not closed over stakes in prison, whose half is in the result by the float', () => {
  const hands = imprisoned()
  hands.by('commissario', { type: 'orderClosing', table }).cards('closing')
  expect(hands.refused('commissario', counted(hands, 0))).toBe('V.close-presence stakes-left')
  hands.play.give({ type: 'closeTable', table: T1 }, inspector)
  hands.by('commissario', counted(hands, 10)).by('testimone', { type: 'confirmClosing', table })
  const seen = viewOf(hands.play.evening, { kind: 'table', table: T1 }, hands.play.at)
  expect(seen).toMatchObject({
    result: { won: 10, float: { isClosed: true, result: 10, gaps: 0 } },
  })
})

it('K.5 V.close-presence a day in which nobody drew chips does not end over an open box', () => {
  const hands = new FloatHands(new Play(aDay({ players: 0 }))).opened()
  expect(hands.play.refused({ type: 'closeEvening' }, desk)).toBe('K.5 float-open')
  hands.closed(hands.pieces(0)).by('desk', { type: 'closeEvening' })
  expect(hands.play.evening.status).toBe('closed')
})

it('K.3 V.close-presence a division is not taken back once the box that collected it is closed', () => {
  const hands = imprisoned('everyTaglia')
  const back = { type: 'takeBack', table: T1 } as const
  hands.play.give({ type: 'endTaglia', table: T1 })
  expect(hands.play.banco).toBe(10)
  hands.closed(hands.pieces(10))
  expect(hands.play.refused(back, tablet)).toBe('V.open-presence box-not-open')
  expect(
    inPrison({ divideAt: 'everyTaglia' }).give({ type: 'endTaglia', table: T1 }).give(back).banco,
  ).toBe(0)
})
