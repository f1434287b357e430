import { expect, it } from 'vitest'
import { sceneOf } from '@/rules/black-jack/bench'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { findSalaPaper } from '@/server/games/chemin-de-fer/print/find'
import { passataPaper } from '@/server/games/poker/print/fillRoom'
import type { PrintedDay } from '@/server/print/banked/context'
import { findBankedPaper } from '@/server/print/banked/find'
import { wordsFor } from '@/server/print/words'
import { segretario } from '@/simulate/actors'
import * as bj from '../rules/black-jack/support/table'
import * as chemin from '../rules/chemin-de-fer/support/table'
import { passata } from '../rules/poker/support/colpi'
import { tableOfFive } from '../rules/poker/support/phrases'
import * as given from './fixtures'
import { asked } from './float/day'

it('R22 the slip of a passata that was taken back is none any more', () => {
  const handed = passata(tableOfFive(), 'rossi')
  const handedAt = handed.player('rossi').handed?.at ?? 0
  const member = asMember('rossi')
  const event = { type: 'passataTaken', table: 'T1', member, chips: 100, reason: 'passata' }
  const slip = ({ evening }: typeof handed) =>
    passataPaper(
      evening,
      { event, at: handedAt, position: 1 },
      { personOf: asked('it').personOf, words: wordsFor('it') },
    )
  expect(slip(handed)?.paper).toMatchObject({ chips: 100, total: 200 })
  const back = { type: 'takePassataBack', table: 'T1', member: 'rossi', handedAt } as const
  expect(slip(handed.give(back, segretario))).toBeNull()
})

it('J.1 the slip of a cassa is no reprint of one that was taken back, whose number it has', async () => {
  const play = new bj.Play(bj.aDay({ seated: 1, standing: 0 }))
  const hand = (chips: number) => {
    play.moment = play.moment.after('00:00:01')
    play.give({ type: 'handCassa', member: 'm1', chips }, bj.desk)
    const { casse = [] } = play.evening.persons[asMember('m1')] ?? {}
    return casse.length
  }
  const counted = async (number: number) => {
    const day: PrintedDay = {
      scene: sceneOf(play.evening),
      evening: given.EVENING,
      game: 'Black jack',
      day: play.evening,
      hasPlayed: () => true,
      pack: 'sabot',
      tables: [],
      sealed: async () => null,
    }
    const slip = findBankedPaper(asked('it'), day, ['cassa', 'm1', `${number}.pdf`])
    return (await slip?.make())?.counted
  }
  const number = hand(100)
  const mistaken = await counted(number)
  expect(mistaken).toBe(await counted(number))
  play.give({ type: 'takeCassaBack', member: 'm1', handedAt: play.at }, bj.desk)
  expect(await counted(number)).toBeUndefined()
  expect(hand(500)).toBe(number)
  expect(await counted(number)).toContain(`e1/cassa/m1/${number}`)
  expect(await counted(number)).not.toBe(mistaken)
})

it('C.1 neither is one of chemin de fer', async () => {
  const m1 = chemin.m(1)
  const hand = (before: Evening, chips: number) =>
    chemin.after(before, [{ type: 'handCassa', member: m1, chips: asChips(chips) }], chemin.desk)
  const handed = hand(chemin.aTable(), 100)
  const { casse = [], handed: last } = handed.persons[m1] ?? {}
  const number = casse.length
  const counted = async (evening: Evening) => {
    const slip = await findSalaPaper(asked('it'), evening, ['cassa', m1, `${number}.pdf`])
    return (await slip?.make())?.counted
  }
  const back = { type: 'takeCassaBack', member: m1, handedAt: last?.at ?? 0 } as const
  const taken = chemin.after(handed, [back], chemin.desk)
  expect(await counted(taken)).toBeUndefined()
  expect(await counted(handed)).toBe(await counted(handed))
  expect(await counted(hand(taken, 500))).toContain(`e1/cassa/${m1}/${number}`)
  expect(await counted(hand(taken, 500))).not.toBe(await counted(handed))
})
