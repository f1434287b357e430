import { describe, expect, it } from 'vitest'
import { orologio, segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { MEMBERS, socio } from './support/people'
import { answer, calledFive, openEvening, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const sign = (list = 'L1') => ({ type: 'sign' as const, list, strokes: AUTOGRAPH })
const withdraw = (signUp: number) => ({ type: 'withdraw', signUp }) as const

/** The first six members have places at T1, which is full; the others wait. */
const fullTable = (more = 0): Scene =>
  calledFive()
    .signed('viola')
    .give(answer(6, 'coming'), socio('viola'))
    .signed(...MEMBERS.slice(6, 6 + more))

describe('the table is formed', () => {
  it('I.3 at five present sign-ups the table is formed and its five are called', () => {
    const scene = openEvening().signed('rossi', 'bianchi', 'verdi', 'neri')
    const formed = scene
      .when(sign(), socio('gialli'))
      .yields(
        { type: 'signed', signUp: 5, member: 'gialli' },
        { type: 'tableFormed', table: 'T1', signUps: [1, 2, 3, 4, 5] },
      )
    expect(formed.called('formation')).toEqual(MEMBERS.slice(0, 5))
    expect(formed.signUp('rossi').call?.until).toBe(formed.now + 10 * 60_000)
  })

  it('I.3 a member who is not in the Club does not count among the five', () => {
    const scene = openEvening()
      .signed('rossi', 'bianchi', 'verdi', 'neri')
      .give({ type: 'setPresence', member: 'rossi', inClub: false }, segretario)
    const waiting = scene.when(sign(), socio('gialli')).yields({ type: 'signed' })
    waiting
      .when({ type: 'setPresence', member: 'rossi', inClub: true }, socio('rossi'))
      .yields({ type: 'presenceNoted' }, { type: 'tableFormed', signUps: [1, 2, 3, 4, 5] })
  })

  it('A2 a called player answers the call: coming, or more time, once and for as long again', () => {
    const scene = calledFive()
    const until = scene.signUp('rossi').call?.until ?? 0
    const longer = scene
      .after('00:04')
      .when(answer(1, 'more-time'), socio('rossi'))
      .yields({ type: 'callAnswered', answer: 'more-time', until: until + 10 * 60_000 })
    longer.when(answer(1, 'more-time'), socio('rossi')).isRefused('I.3', 'more-time-once')
    const coming = longer
      .when(answer(1, 'coming'), socio('rossi'))
      .yields({ type: 'callAnswered', answer: 'coming' })
    coming.when(answer(1, 'coming'), socio('rossi')).isRefused('I.3', 'already-answered')
    coming.when(answer(1, 'more-time'), socio('rossi')).isRefused('I.3', 'more-time-once')
    openEvening()
      .signed('rossi')
      .when(answer(1, 'coming'), socio('rossi'))
      .isRefused('I.3', 'not-called')
  })

  it('A2 a call without an answer ends, and takes nothing away before the first deal', () => {
    const scene = calledFive().after('00:09:59')
    scene.when({ type: 'expireCall', signUp: 1 }, orologio).isRefused('I.3', 'time-not-over')
    const ended = scene
      .after('00:00:01')
      .when({ type: 'expireCall', signUp: 1 }, orologio)
      .yields({ type: 'callExpired', signUp: 1 })
    expect(ended.members('booked')).toEqual(MEMBERS.slice(0, 5))
    expect(ended.signUp('rossi').call?.answer).toBe('unanswered')
    ended.when(answer(1, 'coming'), socio('rossi')).yields({ type: 'callAnswered' })
    expect(calledFive().waiting('01:00').members('booked')).toHaveLength(5)
  })

  it('I.2 A2 the table comes undone when one of the five gives up the place and nobody replaces them', () => {
    const undone = calledFive()
      .when(answer(2, 'give-up'), socio('bianchi'))
      .yields(
        { type: 'withdrawn', signUp: 2, table: 'T1' },
        { type: 'tableUnformed', because: 'bianchi' },
      )
    expect(undone.evening.unformed.map(({ signUp, because }) => [signUp, because])).toEqual(
      [1, 3, 4, 5].map((signUp) => [signUp, 'bianchi']),
    )
    expect(undone.members('waiting')).toEqual(['rossi', 'verdi', 'neri', 'gialli'])
    const again = undone
      .when(sign(), socio('viola'))
      .yields({ type: 'signed' }, { type: 'tableFormed', table: 'T2', signUps: [1, 3, 4, 5, 6] })
    expect(again.evening.unformed).toEqual([])
  })

  it('A2 chips drawn at a table that comes undone go back to the cashier', () => {
    tableOfFive()
      .when(withdraw(2), socio('bianchi'))
      .yields(
        { type: 'withdrawn', transfers: [{ from: 'resto:bianchi', to: 'cassa', chips: 100 }] },
        {
          type: 'tableUnformed',
          transfers: ['rossi', 'verdi', 'neri', 'gialli'].map((member) => ({
            from: `resto:${member}`,
            to: 'cassa',
            chips: 100,
          })),
        },
      )
  })

  it('I.2 a player who withdraws is replaced by the first supernumerary, while the table waits for the answer', () => {
    const replaced = fullTable(2)
      .when(withdraw(2), socio('bianchi'))
      .yields(
        { type: 'withdrawn', signUp: 2 },
        { type: 'placeOffered', signUp: 7, table: 'T1', provision: 'I.11' },
      )
    const again = replaced.give(withdraw(3), socio('verdi'))
    expect(again.called('place')).toEqual(['conti', 'serra'])
    expect(Object.keys(again.evening.tables)).toEqual(['T1'])
    expect(again.waiting('00:02').members('waiting')).toContain('serra')
  })
})

describe('one table after the other', () => {
  it('I.12 the sixth member to sign is offered the free place at once, for two minutes', () => {
    const offered = calledFive()
      .when(sign(), socio('viola'))
      .yields({ type: 'signed' }, { type: 'placeOffered', signUp: 6, provision: 'I.5' })
    expect(offered.signUp('viola').call?.until).toBe(offered.now + 2 * 60_000)
    offered.when(answer(6, 'more-time'), socio('viola')).isRefused('I.11', 'others-wait-for-it')
    offered.when(answer(6, 'coming'), socio('viola')).yields({ type: 'placeAccepted' })
  })

  it('I.11 A8 an offer that gets no answer goes to the next member, and the first keeps the number', () => {
    const offered = calledFive().signed('viola', 'conti')
    expect(offered.called('place')).toEqual(['viola'])
    const passed = offered
      .when(answer(6, 'give-up'), socio('viola'))
      .yields({ type: 'placePassed', why: 'declined' }, { type: 'placeOffered', signUp: 7 })
    expect(passed.signUp('viola')).toMatchObject({ number: 6, status: 'waiting', skipped: true })
    const expired = offered.waiting('00:02')
    expect(expired.called('place')).toEqual(['conti'])
    const nobody = expired.waiting('00:02')
    expect(nobody.called('place')).toEqual([])
    nobody
      .when({ type: 'askAgain', signUp: 6 }, socio('viola'))
      .yields({ type: 'askedAgain' }, { type: 'placeOffered', signUp: 6 })
    offered
      .when({ type: 'askAgain', signUp: 7 }, socio('conti'))
      .isRefused('I.11', 'no-offer-passed')
  })

  it('A8 the offer to a member who goes home passes on, and comes back when the member does', () => {
    const scene = calledFive().signed('viola', 'conti')
    const gone = scene
      .when({ type: 'setPresence', member: 'viola', inClub: false }, socio('viola'))
      .yields(
        { type: 'presenceNoted' },
        { type: 'placePassed', signUp: 6, why: 'absent' },
        { type: 'placeOffered', signUp: 7 },
      )
    const back = gone
      .give({ type: 'setPresence', member: 'viola', inClub: true }, socio('viola'))
      .give(answer(7, 'give-up'), socio('conti'))
    expect(back.called('place')).toEqual(['viola'])
  })

  it('I.4 no second table is formed before the first is completely full, however many wait', () => {
    const five = MEMBERS.slice(6, 11)
    const nearly = calledFive().signed('viola', ...five)
    expect(Object.keys(nearly.evening.tables)).toEqual(['T1'])
    nearly
      .when(answer(6, 'coming'), socio('viola'))
      .yields(
        { type: 'placeAccepted', signUp: 6 },
        { type: 'tableFormed', table: 'T2', signUps: [7, 8, 9, 10, 11] },
      )
  })

  it('I.4 with five seats the table is full at five', () => {
    const scene = openEvening({ seats: 5 }).signed(...MEMBERS.slice(0, 9))
    expect(scene.called('place')).toEqual([])
    scene.when(sign(), socio('galli')).yields({ type: 'signed' }, { type: 'tableFormed' })
  })

  it('I.5 a newcomer completes the table with more free places', () => {
    const two = fullTable(5).give(answer(7, 'coming'), socio('conti'))
    const fewer = two
      .signed('ferri')
      .give(answer(12, 'coming'), socio('ferri'))
      .give(withdraw(6), socio('viola'))
    expect(Object.keys(fewer.table('T1').players)).toHaveLength(5)
    expect(Object.keys(fewer.table('T2').players)).toHaveLength(6)
    fewer
      .when(sign(), socio('ultimo'))
      .yields({ type: 'signed' }, { type: 'placeOffered', table: 'T1' })
  })

  it('I.5 with equal free places the earlier table comes first', () => {
    const scene = fullTable(5).give(withdraw(6), socio('viola'))
    scene
      .when(sign(), socio('ultimo'))
      .yields({ type: 'signed' }, { type: 'placeOffered', table: 'T1' })
  })
})

describe('ten sign-ups', () => {
  const split = { type: 'splitTen', list: 'L1' } as const

  it('I.6 ten sign-ups may make two tables of five, and later comers complete the first', () => {
    const ten = fullTable(4)
      .when(split, segretario)
      .yields(
        { type: 'tenSplit', table: 'T1', moved: [6] },
        { type: 'tableFormed', table: 'T2', signUps: [6, 7, 8, 9, 10] },
      )
    expect(Object.keys(ten.table('T1').players)).toEqual(MEMBERS.slice(0, 5))
    ten
      .when(sign(), socio('marini'))
      .yields({ type: 'signed' }, { type: 'placeOffered', table: 'T1' })
    const fewerAtFirst = ten.signed('marini').give(withdraw(10), socio('galli'))
    expect(fewerAtFirst.signUp('marini').call?.table).toBe('T1')
  })

  it('I.6 after the split the first signers’ table goes before one with more places', () => {
    const ten = fullTable(4).give(split, segretario).signed('marini')
    const scene = ten.give(answer(11, 'give-up'), socio('marini'))
    expect(scene.evening.lists.L1?.firstTable).toBe('T1')
    const second = scene.signed('ferri')
    expect(second.signUp('ferri').call?.table).toBe('T1')
  })

  it('I.6 refusals in their order: no table, two tables, seats assigned, fewer than ten', () => {
    openEvening().when(split, segretario).isRefused('I.6', 'no-first-table')
    fullTable(4)
      .give(split, segretario)
      .when(split, segretario)
      .isRefused('I.6', 'two-tables-already')
    const seated = fullTable(3).allComing().give({ type: 'drawLots', table: 'T1' }, segretario)
    seated.when(split, segretario).isRefused('I.6', 'seats-assigned')
    fullTable(3).when(split, segretario).isRefused('I.6', 'fewer-than-ten', { signed: 9 })
  })
})
