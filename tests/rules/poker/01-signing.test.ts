import { describe, expect, it } from 'vitest'
import { sha256 } from '@/rules/kernel/sha256'
import { isAutograph } from '@/rules/poker/01-formation/signing'
import { orologio, segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { secretOf } from '../support/bench'
import { socio, tavolo } from './support/people'
import { calledFive, gameOfFive, openEvening, settingsOf, withSecondList } from './support/phrases'
import { Scene } from './support/scene'

const sign = (list = 'L1') => ({ type: 'sign' as const, list, strokes: AUTOGRAPH })

describe('the evening and its lists', () => {
  it('an evening opens once, by the secretary', () => {
    const open = { type: 'openEvening', title: 'Venerdì', day: '2026-11-20' } as const
    new Scene().when(open, socio('rossi')).isRefused(null, 'not-allowed')
    const opened = new Scene().when(open, segretario).yields({ type: 'eveningOpened' })
    opened.when(open, segretario).isRefused(null, 'evening-already-open')
  })

  it('II.1 a list publishes the hash of the seed of its next lots', () => {
    const list = openEvening().evening.lists.L1
    expect(list?.lotsHash).toBe(sha256(secretOf('lots/L1/0')))
  })

  it('I.4 each class has one list, and another class has its list beside it', () => {
    const again = { type: 'openList', title: 'Altra', settings: settingsOf() } as const
    openEvening()
      .when(again, segretario)
      .isRefused('I.4', 'class-already-listed', { title: 'Prima classe' })
    const other = { ...again, settings: settingsOf({ uscita: 2 }) }
    openEvening().when(other, segretario).yields({ type: 'listOpened', list: 'L2' })
  })

  it('I.12 a list is not closed while somebody waits on it', () => {
    const close = { type: 'closeList', list: 'L1' } as const
    openEvening()
      .signed('rossi')
      .when(close, segretario)
      .isRefused('I.12', 'someone-waits', { waiting: 1 })
    const closed = openEvening().when(close, segretario).yields({ type: 'listClosed' })
    closed.when(close, segretario).isRefused('I.12', 'list-closed')
    closed.when(sign(), socio('rossi')).isRefused('I.12', 'list-closed')
  })

  it('XVI.1 the evening closes only when no table has chips or a game', () => {
    const close = { type: 'closeEvening' } as const
    gameOfFive().when(close, segretario).isRefused('XVI.1', 'table-not-closed', { table: 'T1' })
    const closed = calledFive().when(close, segretario).yields({ type: 'eveningClosed' })
    closed.when(sign(), socio('viola')).isRefused(null, 'evening-closed')
  })
})

describe('the signature', () => {
  it('I.1 a signature takes the next number, and its strokes are no part of the state', () => {
    const scene = openEvening()
      .when(sign(), socio('rossi'))
      .yields({ type: 'signed', signUp: 1, member: 'rossi', list: 'L1', strokes: AUTOGRAPH })
    expect(scene.signUp('rossi')).toMatchObject({ number: 1, status: 'waiting', at: scene.now })
    expect(JSON.stringify(scene.evening)).not.toContain('strokes')
  })

  it.each([
    ['nothing', []],
    ['an empty stroke', [[]]],
    ['one point', [[[10, 10, 0]]]],
    [
      'the same point again and again',
      [
        [
          [10, 10, 0],
          [10, 10, 5],
        ],
        [[10, 10, 9]],
      ],
    ],
    [
      'a dot',
      [
        [
          [10, 10, 0],
          [14, 12, 30],
        ],
      ],
    ],
  ] as [string, [number, number, number][][]][])('I.1 %s is not an autograph', (_, strokes) => {
    expect(isAutograph(strokes)).toBe(false)
    openEvening()
      .when({ type: 'sign', list: 'L1', strokes }, socio('rossi'))
      .isRefused('I.1', 'autograph-missing')
  })

  it('I.1 nobody signs for another: neither the desk nor a tablet', () => {
    openEvening().when(sign(), segretario).isRefused(null, 'not-allowed')
    openEvening().when(sign(), tavolo('T1')).isRefused(null, 'not-allowed')
  })

  it('I.1 a member signs once for each class', () => {
    openEvening()
      .signed('rossi')
      .when(sign(), socio('rossi'))
      .isRefused('I.1', 'already-signed', { number: 1 })
    calledFive().when(sign(), socio('rossi')).isRefused('I.1', 'already-signed')
  })

  it('I.7 a player seated at a table signs no other list', () => {
    withSecondList(gameOfFive())
      .when(sign('L2'), socio('rossi'))
      .isRefused('I.7', 'already-playing', { table: 'T1' })
  })

  it('II.5 a member whose seat is still held comes back to it instead of signing again', () => {
    const left = gameOfFive()
      .after('01:00')
      .give({ type: 'leave', table: 'T1', member: 'rossi', ...free }, socio('rossi'))
    left.when(sign(), socio('rossi')).isRefused('II.5', 'seat-held-for-you', { table: 'T1' })
    expect(withSecondList(left).signedOn('L2', 'rossi').signUp('rossi', 'L2').status).toBe(
      'waiting',
    )
  })

  it('I.1 refusals to sign, in their order', () => {
    const scribble = { type: 'sign', list: 'L1', strokes: [] } as const
    const closed = openEvening().give({ type: 'closeList', list: 'L1' }, segretario)
    closed.when({ ...scribble, strokes: [] }, socio('rossi')).isRefused('I.12', 'list-closed')
    const playing = gameOfFive()
    playing.when({ ...scribble, strokes: [] }, socio('rossi')).isRefused('I.1', 'autograph-missing')
    playing.when(sign(), socio('rossi')).isRefused('I.1', 'already-signed')
  })
})

const free = { allowed: false, anyway: false, waive: false }

describe('withdrawing and presence', () => {
  it('I.2 a member who withdraws leaves the number empty, and signs again at the end of the list', () => {
    const scene = openEvening().signed('rossi', 'bianchi')
    const withdrawn = scene
      .when({ type: 'withdraw', signUp: 1 }, socio('rossi'))
      .yields({ type: 'withdrawn', signUp: 1, member: 'rossi' })
    expect(withdrawn.signed('rossi').signUp('rossi').number).toBe(3)
    withdrawn
      .when({ type: 'withdraw', signUp: 1 }, socio('rossi'))
      .isRefused('I.2', 'sign-up-ended')
  })

  it('I.2 nobody but the secretary withdraws another member', () => {
    const scene = openEvening().signed('rossi')
    scene.when({ type: 'withdraw', signUp: 1 }, socio('bianchi')).isRefused(null, 'not-yours')
    scene.when({ type: 'withdraw', signUp: 1 }, segretario).yields({ type: 'withdrawn' })
  })

  it('I.2 once the game has begun a seated player leaves the table instead', () => {
    gameOfFive()
      .when({ type: 'withdraw', signUp: 1 }, socio('rossi'))
      .isRefused('I.13', 'leave-the-table-instead', { table: 'T1' })
  })

  it('I.8 presence is recorded when it changes, and a seated player is present', () => {
    const out = { type: 'setPresence', member: 'rossi', inClub: false } as const
    const noted = openEvening().when(out, socio('rossi')).yields({ type: 'presenceNoted' })
    noted.when(out, socio('rossi')).isRefused('I.8', 'presence-unchanged')
    gameOfFive().when(out, segretario).isRefused('I.8', 'sits-at-a-table', { table: 'T1' })
  })

  it('I.3 the clock gives no command where nobody was called', () => {
    openEvening()
      .signed('rossi')
      .when({ type: 'expireCall', signUp: 1 }, orologio)
      .isRefused('I.3', 'not-called')
    expect(new Scene().evening.status).toBe('none')
  })
})
