import { describe, expect, it } from 'vitest'
import { asMember, membersIn } from '@/rules/kernel/ids'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { colpo, won } from './support/colpi'
import { deputato, MEMBERS, socio, tavolo } from './support/people'
import { gameOfFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const leave = (member: string, table = 'T1') =>
  ({ type: 'leave', table, member, allowed: true, anyway: false, waive: true }) as const
const dissolve = { type: 'dissolve', table: 'T1' } as const
const coming = (signUp: number) => ({ type: 'answerCall', signUp, answer: 'coming' }) as const

const begun = (scene: Scene) => scene.give({ type: 'startGame', table: 'T1' })

/** Two games of the class: six at T1, and at T2 as many of the next seven as are named. */
function twoGames(at2 = 5, played = begun): Scene {
  const six = tableOfFive({ level: 1 }).signed('viola').give(coming(6), socio('viola'))
  const sat = six.give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 }).paid()
  const second = played(sat)
    .signed(...MEMBERS.slice(6, 6 + at2))
    .allComing()
    .seatedInOrder('T2')
    .paid('T2')
  return second.give({ type: 'startGame', table: 'T2' }, tavolo('T2'))
}

/** T1 with only three players left. */
const lastThree = (scene: Scene) =>
  ['rossi', 'bianchi', 'verdi'].reduce<Scene>((so, one) => so.give(leave(one), deputato()), scene)

describe('a table dissolves', () => {
  it('A14 a table dissolves below three players, between two colpi; with three it goes on', () => {
    const three = gameOfFive().give(leave('rossi'), deputato()).give(leave('bianchi'), deputato())
    expect(three.table().status).toBe('playing')
    three.when(leave('verdi'), deputato()).yields(
      { type: 'playerLeft' },
      { type: 'vacancyOpened' },
      { type: 'tableDissolved' },
      {
        type: 'precedenceEnded',
      },
    )
  })

  it('A14 a dissolved table holds no seat for a player who left it: no half hour runs there any more', () => {
    const left = { ...leave('rossi'), waive: false }
    const held = gameOfFive().give(left, deputato())
    const seatOfRossi = (scene: Scene) =>
      tableView(scene.evening, asTable('T1'), scene.now)?.summary.seats.find(
        ({ seat }) => seat === 1,
      )
    expect(seatOfRossi(held)).toMatchObject({ state: 'held', member: 'rossi' })
    const over = held.waiting('01:01').give(dissolve)
    expect(seatOfRossi(over)).toMatchObject({ state: 'free', member: null, clock: null })
  })

  it('A14 a table does not dissolve while a supernumerary may still take the place', () => {
    const waiting = gameOfFive()
      .give(leave('rossi'), deputato())
      .give(leave('bianchi'), deputato())
      .signed('viola')
    const offered = waiting.give(leave('verdi'), deputato())
    expect(offered.table().status).toBe('playing')
    expect(offered.waiting('00:02').table().status).toBe('dissolved')
  })

  it('II.7 the players of a dissolved table are offered the other table’s free seats, one after the other', () => {
    const dissolved = lastThree(twoGames(4 + 1)).give(leave('neri'), deputato())
    expect(dissolved.table().status).toBe('dissolved')
    const offer = dissolved.journal.at(-1)?.event
    expect(dissolved.called('place')).toEqual(['gialli'])
    expect(offer).toMatchObject({ type: 'placeOffered', provision: 'II.7', table: 'T2' })
    const taken = dissolved.give(coming(dissolved.signUp('gialli').number), socio('gialli'))
    expect(taken.player('gialli', 'T2').status).toBe('called')
    expect(taken.evening.precedence).toEqual([])
  })

  it('II.7 the right passes on when the first player declines', () => {
    const dissolved = lastThree(twoGames()).give(leave('neri'), deputato())
    const second = dissolved.waiting('00:02')
    expect(second.called('place')).toEqual(['viola'])
    expect(second.signUp('gialli')).toMatchObject({ status: 'withdrawn', endedBy: 'II.7' })
  })

  it('B8 the biggest loser goes first, then the winners from the smallest', () => {
    const played = tableOfFive()
    const dealt = played.give({ type: 'deal', table: 'T1', out: [] })
    const put = [
      { member: 'verdi', chips: 30 },
      { member: 'neri', chips: 30 },
      { member: 'gialli', chips: 10 },
    ]
    const outcome = { kind: 'won' as const, put, ranking: [['neri']], honours: [], refund: null }
    const settled = dealt.give({ type: 'recordColpo', table: 'T1', outcome })
    settled
      .after('01:00')
      .when(dissolve)
      .yields(
        {
          type: 'tableDissolved',
          precedence: ['verdi', 'gialli', 'rossi', 'bianchi', 'neri'],
        },
        { type: 'precedenceEnded' },
      )
  })

  it('B8 XII.5 a colpo put right since puts their order right, also once the tableau is closed', () => {
    const lostBy = (loser: string) => won({ [loser]: 30, neri: 30, gialli: 10 }, [['neri']])
    const recorded = (scene: Scene) =>
      colpo(scene.give({ type: 'setLevel', table: 'T1', level: 2 }), lostBy('verdi'))
    const over = twoGames(5, recorded).after('01:00').give(dissolve)
    const outcome = lostBy('rossi')
    const right = over.give({ type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: '' })
    const next = (scene: Scene) => scene.waiting('00:02').called('place')
    expect([over.called('place'), next(over), next(right)]).toEqual([
      ['verdi'],
      ['gialli'],
      ['rossi'],
    ])
    const counting = right.give({ type: 'beginCount', table: 'T1' }, segretario)
    const closed = membersIn(counting.table().closing?.expected ?? {})
      .reduce<Scene>((so, member) => {
        const chips = counting.table().closing?.expected[member] ?? 0
        return so.give({ type: 'countResto', table: 'T1', member, chips }, segretario)
      }, counting)
      .give({ type: 'closeTableau', table: 'T1', settleBy: 'desk' }, segretario)
    expect([closed.table().status, next(closed)]).toEqual(['closed', ['rossi']])
  })

  it('B8 a member who signed after the dissolution comes after its players', () => {
    const dissolved = lastThree(twoGames()).give(leave('neri'), deputato())
    const signed = dissolved
      .when({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('ferri'))
      .yields({ type: 'signed' })
    const passed = signed.waiting('00:02').waiting('00:02')
    expect(passed.called('place')).toEqual(['ferri'])
  })

  it('B8 a member who was waiting before it is offered a seat before its players', () => {
    const presence = (inClub: boolean) =>
      ({ type: 'setPresence', member: 'ferri', inClub }) as const
    const waiting = twoGames().give(presence(false), segretario).signed('ferri')
    const dissolved = lastThree(waiting).give(leave('neri'), deputato())
    expect(dissolved.called('place')).toEqual(['gialli'])
    const back = dissolved.give(presence(true), segretario)
    expect(back.waiting('00:02').called('place')).toEqual(['ferri'])
    expect(back.waiting('00:02').waiting('00:02').called('place')).toEqual(['viola'])
  })

  it('II.7 the players may stop together after the first hour', () => {
    gameOfFive().after('00:59').when(dissolve).isRefused('I.13', 'hour-not-over', { minutes: 1 })
    gameOfFive()
      .after('01:00')
      .when(dissolve, segretario)
      .yields({ type: 'tableDissolved' }, { type: 'precedenceEnded' })
  })

  it('II.7 refusals to dissolve a table, in their order', () => {
    tableOfFive().when(dissolve).isRefused('II.7', 'table-not-in-game')
    const dealt = tableOfFive().give({ type: 'deal', table: 'T1', out: [] })
    dealt.when(dissolve).isRefused('II.7', 'colpo-not-over')
    const put = ['rossi', 'bianchi'].map((member) => ({ member, chips: 5 }))
    const outcome = { kind: 'parol' as const, put, remainers: ['rossi', 'bianchi'] }
    const parol = dealt.give({ type: 'recordColpo', table: 'T1', outcome })
    parol.after('01:00').when(dissolve).isRefused('II.7', 'parol-not-played')
  })

  it('II.7 a dissolved table frees its players to sign again, and its unseated members wait again', () => {
    const late = gameOfFive().signed('viola').give(coming(6), socio('viola')).after('01:00')
    const gone = late.give(dissolve)
    expect(gone.table().players[asMember('viola')]).toBeUndefined()
    expect(gone.signUp('viola').status).toBe('waiting')
    expect(gone.signed('rossi').signUp('rossi').status).toBe('waiting')
  })

  it('II.7 during the count of a dissolved table its players keep their places elsewhere', () => {
    const dissolved = lastThree(twoGames()).give(leave('neri'), deputato())
    const moved = dissolved.give(coming(dissolved.signUp('gialli').number), socio('gialli'))
    const counting = moved.give({ type: 'beginCount', table: 'T1' }, segretario)
    counting
      .when({ type: 'takeSeat', table: 'T2', member: 'gialli', seat: 6 }, tavolo('T2'))
      .yields({ type: 'seatTaken', seat: 6 })
  })
})

describe('a table is closed', () => {
  const counted = (scene: Scene): Scene =>
    MEMBERS.slice(0, 5).reduce<Scene>(
      (so, member) => so.give({ type: 'countResto', table: 'T1', member, chips: 100 }, segretario),
      scene.give({ type: 'beginCount', table: 'T1' }, segretario),
    )

  it('I.3 during the count of one table the waiting members form the next', () => {
    const four = gameOfFive({ seats: 5 }).signed('conti', 'serra', 'fonti', 'galli')
    four
      .give({ type: 'beginCount', table: 'T1' }, segretario)
      .when({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('ferri'))
      .yields({ type: 'signed' }, { type: 'tableFormed', table: 'T2' })
  })

  it('A7 the players of a closed table may sign again at once', () => {
    const closed = counted(gameOfFive())
      .when({ type: 'closeTableau', table: 'T1', settleBy: 'desk' }, segretario)
      .yields({ type: 'tableauClosed' }, { type: 'placesEnded', table: 'T1' })
    expect(closed.signUp('rossi').status).toBe('played')
    expect(closed.signed('rossi').signUp('rossi')).toMatchObject({ number: 6, status: 'waiting' })
  })

  it('I.11 a called player who never sat waits again when the table is closed, and is offered a place where it is reopened', () => {
    const called = gameOfFive().signed('viola').give(coming(6), socio('viola'))
    const closed = counted(called).give(
      { type: 'closeTableau', table: 'T1', settleBy: 'desk' },
      segretario,
    )
    expect(closed.table().players[asMember('viola')]).toBeUndefined()
    const resumed = closed
      .give({ type: 'askReopen', table: 'T1', why: 'una svista' }, segretario)
      .give({ type: 'confirmReopen', table: 'T1' }, deputato())
      .give({ type: 'resumePlay', table: 'T1' }, segretario)
    expect(resumed.called('place')).toEqual(['viola'])
  })

  /** It is closed, rossi sits at T2, verdi waits on the list, and play is resumed at T1. */
  const resumedWithout = (five: Scene): Scene =>
    counted(five)
      .give({ type: 'closeTableau', table: 'T1', settleBy: 'desk' }, segretario)
      .signed('rossi', 'viola', 'conti', 'serra', 'fonti')
      .signed('verdi')
      .give({ type: 'askReopen', table: 'T1', why: 'sbagliato un resto' }, segretario)
      .give({ type: 'confirmReopen', table: 'T1' }, deputato())
      .give({ type: 'resumePlay', table: 'T1' }, segretario)

  it('A7 a reopened table has its players back, except those who now sit elsewhere', () => {
    const resumed = resumedWithout(gameOfFive())
    expect(resumed.player('rossi').status).toBe('left')
    expect(resumed.signUp('rossi')).toMatchObject({ status: 'booked', table: 'T2' })
    expect(resumed.player('verdi').status).toBe('seated')
    expect(resumed.members('booked')).toContain('verdi')
    expect(resumed.signUp('verdi').status).toBe('opted-out')
  })

  it('A7 I.3 one that was counted before its first colpo is undone where a player now sits elsewhere', () => {
    const resumed = resumedWithout(tableOfFive())
    expect(Object.keys(resumed.evening.tables)).toEqual(['T2'])
    expect(resumed.members('booked')).toContain('rossi')
    expect(resumed.members('waiting')).toEqual(['bianchi', 'verdi', 'neri', 'gialli'])
  })
})
