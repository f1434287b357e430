import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { replayOf } from '@/rules/poker/judging/replay'
import { asTable } from '@/rules/poker/state/ids'
import { said } from './play/said'
import { dealt } from './support/colpi'
import { deputato } from './support/people'
import { tableOfFive } from './support/phrases'
import { disputed, raise, raised, rule, settled, T1 } from './support/remedies'
import type { Scene } from './support/scene'

describe('the colpo replayed', () => {
  const framesOf = (scene: Scene) => {
    const events = scene.journal.map((one, index) => ({ position: index + 1, ...one }))
    return (
      replayOf(events, { table: asTable('T1'), colpo: scene.table().colpoNumber })?.frames ?? []
    )
  }
  const of = (member: string) => (one: { member: string }) => one.member === asMember(member)

  it('XVII.2 each move with its amount, and the resti and the middle after it', () => {
    const frames = framesOf(raised())
    expect(frames.map(({ middle }) => middle)).toEqual([5, 15, 45, 45, 75])
    expect(frames[2]?.players.find(of('verdi'))).toMatchObject({ resto: 69, put: 30 })
    expect(frames[2]).toMatchObject({ speaker: 'neri', opener: 'bianchi', phase: 'entry' })
    expect(frames[4]?.tells[0]).toMatchObject({
      key: 'accept',
      parts: { member: { member: 'gialli' } },
    })
  })

  it('XVII.2 after the end the cards that were shown stay, and the resti are those of the result', () => {
    const end = said(
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, bianchi parols, verdi bets 20, bianchi accepts',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Jc Jq 9c 8q 7p',
    )
    const last = framesOf(end).at(-1)
    expect(last).toMatchObject({ isSettled: true, middle: 0, phase: null })
    expect(last?.players.find(of('bianchi'))).toMatchObject({ resto: 134, put: 30 })
    expect(last?.players.find(of('verdi'))?.cards).toHaveLength(5)
  })

  it('XVII.2 a move that a ruling took away stays in the replay, with the ruling after it', () => {
    const frames = framesOf(disputed().give(rule(raise), deputato()))
    expect(frames.map(({ middle }) => middle)).toEqual([5, 15, 45, 45, 75, 75, 25])
  })

  it('XVII.2 a deal that was taken back is no part of the colpo dealt in its stead', () => {
    const mistaken = tableOfFive({ level: 3 }).give({ type: 'deal', ...T1, out: ['gialli'] })
    const again = dealt(mistaken.give({ type: 'takeBackDeal', ...T1, colpo: 1 }))
    expect(framesOf(again)).toHaveLength(1)
    expect(framesOf(again)[0]?.players.map(({ member }) => member)).toContain('gialli')
  })

  it('XVII.2 a colpo without moves has its deal and its result; one never dealt has nothing', () => {
    expect(framesOf(settled())).toHaveLength(2)
    expect(framesOf(tableOfFive())).toEqual([])
  })
})
