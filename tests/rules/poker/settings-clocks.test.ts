import { describe, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { orologio } from '@/simulate/actors'
import { socio } from './support/people'
import { calledFive, gameOfFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const leave = (member: string) =>
  ({
    type: 'leave',
    table: 'T1',
    member,
    allowed: false,
    anyway: false,
    waive: true,
  }) as const
const leaving = (scene: Scene, ...members: string[]) =>
  members.reduce((so, member) => so.give(leave(member), socio(member)), scene)

describe('the clocks of right', () => {
  it('setting callMinutes: how long the five called may take to answer, ten by default', () => {
    const answer = (choice: object, time: string) =>
      calledFive(choice).waiting(time).signUp('rossi').call?.answer
    expect([answer({}, '00:09:59'), answer({}, '00:10')]).toEqual([null, 'unanswered'])
    const four = { callMinutes: 4 }
    expect([answer(four, '00:03:59'), answer(four, '00:04')]).toEqual([null, 'unanswered'])
  })

  it('setting offerMinutes: how long a place stays on offer to a member, two by default', () => {
    const offered = (choice: object, time: string) =>
      calledFive(choice).signed('viola').waiting(time).called('place')
    expect([offered({}, '00:01:59'), offered({}, '00:02')]).toEqual([['viola'], []])
    const five = { offerMinutes: 5 }
    expect([offered(five, '00:04:59'), offered(five, '00:05')]).toEqual([['viola'], []])
  })

  it('setting awayMinutes: how long a player may be away, thirty by default', () => {
    const back = { type: 'comeBack', table: 'T1', member: 'rossi' } as const
    gameOfFive().away('00:30').when(back).yields({ type: 'cameBack' })
    gameOfFive().away('00:30:01').when(back).isRefused('II.6', 'half-hour-over')
    const ten = { awayMinutes: 10 }
    gameOfFive(ten).away('00:10').when(back).yields({ type: 'cameBack' })
    const over = gameOfFive(ten).away('00:10:01')
    over.when(back).isRefused('II.6', 'half-hour-over', { minutes: 10 })
    over
      .when({ type: 'loseSeat', table: 'T1', member: 'rossi' }, orologio)
      .yields({ type: 'placeLost' }, { type: 'vacancyOpened' })
  })

  it('setting firstHourMinutes: how long the game lasts at least, an hour by default', () => {
    gameOfFive()
      .after('00:59')
      .when(leave('rossi'), socio('rossi'))
      .isRefused('I.13', 'first-hour', { minutes: 1 })
    gameOfFive()
      .after('01:00')
      .when(leave('rossi'), socio('rossi'))
      .yields({ type: 'playerLeft', infraction: false }, { type: 'vacancyOpened' })
    const twenty = { firstHourMinutes: 20 }
    gameOfFive(twenty)
      .after('00:19')
      .when(leave('rossi'), socio('rossi'))
      .isRefused('I.13', 'first-hour')
    gameOfFive(twenty)
      .after('00:20')
      .when(leave('rossi'), socio('rossi'))
      .yields({ type: 'playerLeft' }, { type: 'vacancyOpened' })
  })

  it('setting firstHour: one hour for the whole table by default, or one for each player from when they sat down', () => {
    const late = (choice: object) =>
      gameOfFive(choice)
        .after('00:50')
        .signed('viola')
        .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
        .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
        .after('00:10')
    for (const choice of [{}, { firstHour: 'tavolo' }])
      late(choice)
        .when(leave('viola'), socio('viola'))
        .yields({ type: 'playerLeft' }, { type: 'vacancyOpened' })
    const own = late({ firstHour: 'giocatore' })
    own.when(leave('viola'), socio('viola')).isRefused('I.13', 'first-hour', { minutes: 50 })
    own
      .when(leave('rossi'), socio('rossi'))
      .yields({ type: 'playerLeft' }, { type: 'vacancyOpened' })
    own
      .after('00:50')
      .when(leave('viola'), socio('viola'))
      .yields({ type: 'playerLeft' }, { type: 'vacancyOpened' })
  })

  it('setting minimumPlayers: the number below which a table dissolves, three by default', () => {
    const status = (choice: object, ...gone: string[]) =>
      leaving(gameOfFive(choice).after('01:00'), ...gone).table().status
    expect(status({}, 'rossi', 'bianchi')).toBe('playing')
    expect(status({}, 'rossi', 'bianchi', 'verdi')).toBe('dissolved')
    const two = { minimumPlayers: 2 }
    expect(status(two, 'rossi', 'bianchi', 'verdi')).toBe('playing')
    expect(status(two, 'rossi', 'bianchi', 'verdi', 'neri')).toBe('dissolved')
    expect(status({ minimumPlayers: 5 }, 'rossi')).toBe('dissolved')
  })

  it('I.10 a table has its own clocks: no other setting moves them', () => {
    const away = (choice: object) => {
      const scene = tableOfFive(choice).afterColpi(1).away('00:00')
      return poker.due(scene.evening).map(({ at }) => at - scene.now)
    }
    expect(away({})).toEqual([30 * 60_000 + 1])
    expect(away({ callMinutes: 1, offerMinutes: 1, firstHourMinutes: 1 })).toEqual(away({}))
  })
})
