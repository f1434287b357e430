import { expect, it } from 'vitest'
import { tableBook } from '@/rules/banked/views/book'
import { sceneOf } from '@/rules/black-jack/bench'
import { aDay, inspector, Play, p, T1 } from './support/table'
import { casella, record } from './support/told'

it('J.6 F10 a colpo of an earlier shoe is put right in the result of its own shoe', () => {
  const steps = (play: Play, ...types: ('checkPacks' | 'mixCards' | 'loadShoe' | 'burnCards')[]) =>
    types.reduce((so, type) => so.give({ type, table: T1 }), play)
  const cut = (play: Play) => {
    play.give({ type: 'answerCut', table: T1, player: p(1), cuts: true })
    return steps(play, 'loadShoe', 'burnCards')
  }
  const colpo = record([casella(1, ['lost']), casella(2, ['won'], { player: 2, chips: 10 })])
  const play = cut(
    steps(new Play(aDay({ settings: { level: 2 }, shoe: {} })), 'checkPacks', 'mixCards'),
  )
  play.give(colpo).give({ type: 'endShoe', table: T1 }, inspector)
  cut(steps(play.give({ type: 'spreadTallone', table: T1 }), 'mixCards')).give(colpo)
  const sums = () =>
    tableBook(sceneOf(play.evening), play.table).shoes.map(({ number, won }) => [number, won])
  expect(sums()).toEqual([
    [1, 10],
    [2, 10],
  ])
  const slip = { type: 'correctColpo', table: T1, casella: 1, player: p(1), chips: 4 } as const
  play.give({ ...slip, serial: 1, why: 'registrazione' }, inspector)
  expect(sums()).toEqual([
    [1, 6],
    [2, 10],
  ])
  play.give({ ...slip, serial: 2, why: 'registrazione' }, inspector)
  expect(sums()).toEqual([
    [1, 6],
    [2, 6],
  ])
})
