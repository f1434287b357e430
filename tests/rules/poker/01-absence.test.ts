import { describe, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { orologio, segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { closed } from './refusals/scenes'
import { dealt } from './support/colpi'
import { deputato, socio } from './support/people'
import { calledFive, gameOfFive, tableOfFive } from './support/phrases'

const of = (
  type: 'goAway' | 'comeBack' | 'loseSeat' | 'releaseSeat' | 'waiveSeat',
  member = 'rossi',
) => ({ type, table: 'T1', member }) as const
const leave = (
  choice: { allowed?: boolean; anyway?: boolean; waive?: boolean } = {},
  member = 'rossi',
) =>
  ({
    type: 'leave',
    table: 'T1',
    member,
    allowed: false,
    anyway: false,
    waive: false,
    ...choice,
  }) as const

describe('away from the table', () => {
  it('I.10 A11 away for exactly half an hour keeps the place', () => {
    const away = gameOfFive().away('00:30')
    away.when(of('loseSeat'), orologio).isRefused('I.10', 'half-hour-not-over')
    const back = away.when(of('comeBack'), socio('rossi')).yields({ type: 'cameBack' })
    expect(back.player()).toMatchObject({ status: 'seated', seat: 1, awaySince: null })
  })

  it('I.10 A11 a moment longer loses it', () => {
    const away = gameOfFive().away('00:30').after('00:00:01')
    away.when(of('comeBack'), socio('rossi')).isRefused('II.6', 'half-hour-over')
    away
      .when(of('loseSeat'), orologio)
      .yields({ type: 'placeLost', provision: 'I.10' }, { type: 'vacancyOpened', seat: 1 })
  })

  it('I.10 the clock gives the moment at which the place is lost, one instant after the half hour', () => {
    const away = gameOfFive().away('00:00')
    expect(poker.due(away.evening)).toEqual([
      {
        key: `loseSeat:T1:rossi:${away.now}`,
        at: away.now + 30 * 60_000 + 1,
        command: { type: 'loseSeat', table: 'T1', member: 'rossi' },
      },
    ])
  })

  it('I.10 A11 an absence is looked at between two colpi: the clock waits while one is in play', () => {
    const dealt = tableOfFive()
      .afterColpi(1)
      .away('00:25')
      .give({ type: 'deal', table: 'T1', out: [] })
      .after('00:06')
    expect(poker.due(dealt.evening)).toEqual([])
    dealt.when(of('loseSeat'), orologio).isRefused('I.10', 'colpo-in-play')
    const first = dealt.table().colpo?.players[0] ?? ''
    const outcome = { kind: 'won' as const, put: [], ranking: [[first]], honours: [], refund: null }
    const settled = dealt.give({ type: 'recordColpo', table: 'T1', outcome })
    expect(settled.player().status).toBe('left')
  })

  it('I.10 the next deal ends an overdue absence if the clock has not', () => {
    const scene = tableOfFive().afterColpi(1).away('00:31')
    scene
      .when({ type: 'deal', table: 'T1', out: [] })
      .yields(
        { type: 'placeLost', provision: 'I.10' },
        { type: 'vacanciesClosed' },
        { type: 'colpoDealt' },
      )
  })

  it('II.5 I.10 a player who comes back during a count keeps the place when play resumes', () => {
    const begin = { type: 'beginCount', table: 'T1' } as const
    const resume = { type: 'resumePlay', table: 'T1' } as const
    const counting = tableOfFive().afterColpi(1).away('00:20').give(begin, segretario)
    const back = counting.after('00:03').give(of('comeBack'))
    const after = back.after('00:10').give(resume, segretario)
    expect(dealt(after).player()).toMatchObject({ status: 'seated', seat: 1 })
    const late = counting.after('00:11')
    late.when(of('comeBack')).isRefused('II.6', 'half-hour-over')
    expect(dealt(late.give(resume, segretario)).player().status).toBe('left')
    const stopped = tableOfFive()
      .afterColpi(1)
      .after('01:01')
      .away('00:01')
      .give({ type: 'dissolve', table: 'T1' })
    stopped.give(begin, segretario).when(of('comeBack')).isRefused('I.10', 'game-not-on')
  })

  it('I.10 XVI.1 a called player cannot sit down during a count: the half hour begins anew when play resumes', () => {
    const coming = { type: 'answerCall', signUp: 6, answer: 'coming' } as const
    const take = { type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 } as const
    const counting = gameOfFive()
      .signed('viola')
      .give(coming, socio('viola'))
      .give({ type: 'beginCount', table: 'T1' }, segretario)
    counting.when(take).isRefused('II.1', 'no-place-here')
    const after = counting.after('00:40').give({ type: 'resumePlay', table: 'T1' }, segretario)
    expect(after.after('00:30').give(take).player('viola').status).toBe('seated')
    after.after('00:31').when(of('loseSeat', 'viola'), orologio).yields({ type: 'placeLost' })
  })

  it('II.5 B6 so does one who had left, while the seat is held', () => {
    const gone = tableOfFive().afterColpi(1).after('01:01').give(leave()).after('00:20')
    const left = gone.give({ type: 'beginCount', table: 'T1' }, segretario)
    const back = left.after('00:10').give(of('comeBack')).after('00:10')
    const after = back.give({ type: 'resumePlay', table: 'T1' }, segretario)
    expect(dealt(after).player()).toMatchObject({ status: 'seated', seat: 1 })
    left.after('00:11').when(of('comeBack')).isRefused('II.6', 'half-hour-over')
    const reopened = closed(gone)
      .give({ type: 'askReopen', table: 'T1', why: 'una svista' }, segretario)
      .give({ type: 'confirmReopen', table: 'T1' }, deputato())
    reopened.when(of('comeBack')).isRefused('I.10', 'game-not-on')
  })

  it('I.10 refusals to go away or to come back, in their order', () => {
    calledFive().when(of('goAway')).isRefused('I.10', 'game-not-on')
    gameOfFive().away('00:01').when(of('goAway')).isRefused('I.10', 'not-seated')
    gameOfFive().when(of('goAway'), socio('bianchi')).isRefused(null, 'not-yours')
    calledFive().when(of('comeBack')).isRefused('I.10', 'game-not-on')
    gameOfFive().when(of('comeBack')).isRefused('II.5', 'no-seat-kept')
    gameOfFive().when(of('loseSeat'), orologio).isRefused('I.10', 'not-away')
    gameOfFive().away('00:31').when(of('loseSeat')).isRefused(null, 'not-allowed')
  })

  it('I.10 a player who accepted a place in a running game has half an hour to take it', () => {
    const accepted = gameOfFive()
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
    expect(accepted.waiting('00:30').player('viola').status).toBe('called')
    expect(accepted.waiting('00:31').signUp('viola').endedBy).toBe('I.10')
  })

  it('I.12 a place that becomes free is offered at once to the first who waits', () => {
    const scene = gameOfFive()
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
      .signed('conti')
      .away('00:00')
    expect(scene.waiting('00:31').journal.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'placeOffered', signUp: 7, provision: 'I.11' }),
    )
  })
})

describe('leaving', () => {
  it('I.13 nobody may stop before the first hour is over; from the sixtieth minute a player may', () => {
    const scene = gameOfFive().after('00:59:59')
    scene.when(leave(), socio('rossi')).isRefused('I.13', 'first-hour', { minutes: 1 })
    const left = scene
      .after('00:00:01')
      .when(leave(), socio('rossi'))
      .yields({ type: 'playerLeft', held: true, infraction: false })
    expect(left.player()).toMatchObject({ status: 'left', seat: 1, infraction: false })
  })

  it('I.13 A12 the deputato may allow it, or the desk in the deputato’s name; members may not allow themselves', () => {
    gameOfFive()
      .when(leave({ allowed: true }), socio('rossi'))
      .isRefused('I.13', 'deputato-allows')
    gameOfFive()
      .when(leave({ allowed: true }), deputato())
      .yields({ type: 'playerLeft', infraction: false })
    gameOfFive()
      .when(leave({ allowed: true }), segretario)
      .yields({ type: 'playerLeft' })
  })

  it('I.13 A12 nobody is kept by force: leaving anyway is an infraction and the seat is lost', () => {
    const left = gameOfFive()
      .when(leave({ anyway: true }), socio('rossi'))
      .yields(
        { type: 'playerLeft', held: false, infraction: true },
        { type: 'vacancyOpened', seat: 1 },
      )
    expect(left.player()).toMatchObject({ infraction: true, seat: null, formerSeat: 1 })
  })

  it('I.13 A12 a player who has nothing left after a colpo may stop', () => {
    const dealt = tableOfFive({ passata: 1 }).give({ type: 'deal', table: 'T1', out: [] })
    const winner = dealt.table().colpo?.players[0] ?? ''
    const outcome = {
      kind: 'won' as const,
      put: [],
      ranking: [[winner]],
      honours: [],
      refund: null,
    }
    const settled = dealt.give({ type: 'recordColpo', table: 'T1', outcome })
    const poor = winner === 'rossi' ? 'bianchi' : 'rossi'
    settled.when(leave({}, poor), socio(poor)).yields({ type: 'playerLeft', infraction: false })
    settled.when(leave({}, winner), socio(winner)).isRefused('I.13', 'first-hour')
  })

  it('I.13 a late entrant has a separate hour only where the table’s settings say so', () => {
    const late = (firstHour: 'tavolo' | 'giocatore') =>
      gameOfFive({ firstHour })
        .after('00:50')
        .signed('viola')
        .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
        .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
        .after('00:10')
    late('tavolo').when(leave({}, 'viola'), socio('viola')).yields({ type: 'playerLeft' })
    late('giocatore')
      .when(leave({}, 'viola'), socio('viola'))
      .isRefused('I.13', 'first-hour', { minutes: 50 })
  })

  it('I.13 refusals to leave, in their order', () => {
    gameOfFive().when(leave({}, 'viola')).isRefused('I.13', 'not-at-this-table')
    tableOfFive().when(leave(), socio('rossi')).isRefused('I.2', 'withdraw-instead')
    const dealt = tableOfFive().give({ type: 'deal', table: 'T1', out: [] })
    dealt.when(leave({ allowed: true }), socio('rossi')).isRefused('I.13', 'colpo-to-finish')
  })

  it('B6 the seat of a player who left is held for half an hour, or until they give it up', () => {
    const left = gameOfFive().after('01:00').give(leave(), socio('rossi'))
    left.after('00:30').when(of('releaseSeat'), orologio).isRefused('I.10', 'half-hour-not-over')
    left
      .after('00:30:01')
      .when(of('releaseSeat'), orologio)
      .yields({ type: 'seatReleased' }, { type: 'vacancyOpened', seat: 1 })
    left
      .when(of('waiveSeat'), socio('rossi'))
      .yields({ type: 'seatReleased' }, { type: 'vacancyOpened' })
    gameOfFive().when(of('waiveSeat'), socio('rossi')).isRefused('II.5', 'no-seat-kept')
    gameOfFive().when(of('releaseSeat'), orologio).isRefused('II.5', 'no-seat-kept')
    expect(left.waiting('00:31').player().seat).toBeNull()
    const waived = gameOfFive()
      .after('01:00')
      .give(leave({ waive: true }), socio('rossi'))
    expect(waived.player().seat).toBeNull()
  })

  it('B6 the seat of a player who leaves while away is held for the rest of the half hour', () => {
    const left = gameOfFive().after('01:00').away('00:20').give(leave(), socio('rossi'))
    expect(left.waiting('00:10').player().seat).toBe(1)
    expect(left.waiting('00:10:01').player().seat).toBeNull()
  })
})

it('I.1 a member who left and lost the seat signs at the end of the list', () => {
  const gone = gameOfFive().give(leave({ anyway: true }), socio('rossi'))
  gone
    .when({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('rossi'))
    .yields({ type: 'signed', signUp: 6 }, { type: 'placeOffered', table: 'T1' })
})
