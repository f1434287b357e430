import { expect, it } from 'vitest'
import { noticesBetween, viewOf } from '@/rules/black-jack/views/view'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { asMember } from '@/rules/kernel/ids'
import * as bj from '../black-jack/support/table'
import { duty } from './support/float'

const OPENING = {
  type: 'openTable',
  minimum: 10,
  maximum: 100,
  settings: bj.aDay().settings,
  as: 'management',
} as const

/** The office and the persons whose signature table 2 waits for, as its tablet shows them. */
function awaited(play: bj.Play) {
  const view = viewOf(play.evening, { kind: 'table', table: 'T2' } as never, play.at)
  if (view?.kind !== 'table') throw new Error('no view of T2')
  return { awaits: view.summary.awaits, signers: view.signers }
}

it('B.2.3 the table says whose signature it waits for, and the role of the house is told', () => {
  const play = new bj.Play()
  const before = play.evening
  play.give(OPENING, bj.inspector)
  expect(awaited(play)).toEqual({ awaits: 'control', signers: null })
  const except = [asMember('deputato')]
  expect(noticesBetween(before, play.evening)).toEqual([
    { reason: 'sign', to: { role: 'segretario', except } },
  ])
  const proposed = play.evening
  play.give({ type: 'signTable', table: 'T2', as: 'control' } as never, bj.desk)
  expect(awaited(play)).toEqual({ awaits: null, signers: null })
  expect(noticesBetween(proposed, play.evening)).toEqual([])
  const limits = { table: 'T2', minimum: 20, maximum: 200, as: 'control' }
  const signed = play.evening
  play.give({ type: 'changeLimits', ...limits } as never, bj.desk)
  expect(awaited(play).awaits).toBe('management')
  expect(noticesBetween(signed, play.evening)).toMatchObject([
    { reason: 'sign', to: { role: 'deputato' } },
  ])
})

it('B.2.3 in a house with offices those on duty are named and told, and nobody where nobody is', () => {
  const play = new bj.Play()
  play.give({ type: 'declareFloat', settings: FLOAT_PROFILES.club } as never, bj.desk)
  const enter = (office: string) =>
    play.give({ type: 'enterDuty', member: office, office, where: null } as never, bj.desk)
  enter('direzione')
  play.give(OPENING, duty('direzione'))
  expect(awaited(play)).toEqual({ awaits: 'control', signers: [] })
  enter('testimone')
  expect(awaited(play).signers).toEqual([asMember('testimone')])
  const before = play.evening
  play.give({ ...OPENING, minimum: 20, maximum: 200 }, duty('direzione'))
  expect(noticesBetween(before, play.evening)).toEqual([
    { reason: 'sign', to: { member: asMember('testimone') } },
  ])
})
