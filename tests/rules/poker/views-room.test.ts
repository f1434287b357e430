import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import { boardView } from '@/rules/poker/views/board'
import { clocksAt } from '@/rules/poker/views/clocks'
import { memberView, tableOfMember } from '@/rules/poker/views/member'
import { tableSummary } from '@/rules/poker/views/summary'
import { viewOf } from '@/rules/poker/views/view'
import { segretario } from '@/simulate/actors'
import { deputato, MEMBERS, socio } from './support/people'
import { calledFive, gameOfFive, openEvening, tableOfFive, withSecondList } from './support/phrases'
import type { Scene } from './support/scene'

const list = (scene: Scene, id = 'L1') =>
  boardView(scene.evening).lists.find((one) => one.id === id)
const summary = (scene: Scene, id = 'T1') => tableSummary(scene.evening, scene.table(id), 'hidden')
const clocks = (scene: Scene) =>
  clocksAt(scene.evening, scene.table()).map(({ kind, member, provision }) => ({
    kind,
    member,
    provision,
  }))

describe('the wall', () => {
  it('I.3 a list says how many are missing for a table', () => {
    expect(list(openEvening())).toMatchObject({ missing: 5, signed: 0, waiting: [] })
    const three = openEvening().signed('rossi', 'bianchi', 'verdi')
    expect(list(three)?.missing).toBe(2)
    const absent = { type: 'setPresence', member: 'rossi', inClub: false } as const
    expect(list(three.give(absent, segretario))?.missing).toBe(3)
  })

  it('I.12 no list is short of players while a table has a free place; a full table starts a new five', () => {
    expect(list(calledFive())?.missing).toBe(0)
    const full = openEvening({ seats: 5 }).signed(...MEMBERS.slice(0, 7))
    expect(list(full)).toMatchObject({ missing: 3, signed: 7 })
    expect(list(full)?.waiting.map(({ member }) => member)).toEqual(['viola', 'conti'])
  })

  it('shows nobody’s money', () => {
    const scene = tableOfFive().afterColpi(2)
    const { seats } = summary(scene)
    expect(seats.map(({ resto }) => resto)).toEqual([null, null, null, null, null, null])
    expect(seats.map(({ asked }) => asked)).toEqual([0, 0, 0, 0, 0, 0])
    const shown = tableSummary(scene.evening, scene.table(), 'shown').seats
    expect(shown[0]?.resto).toBe(scene.table().accounts[asAccount('resto:rossi')])
  })

  it('shows no table that is not playing, and no closed list', () => {
    const over = gameOfFive().after('01:00').give({ type: 'dissolve', table: 'T1' })
    expect(boardView(over.evening).tables).toEqual([])
    const closed = openEvening().give({ type: 'closeList', list: 'L1' }, segretario)
    expect(boardView(closed.evening).lists).toEqual([])
  })

  it('shows seats free, held, away and seated apart', () => {
    const left = { type: 'leave', table: 'T1', member: 'neri', ...allowed } as const
    const scene = gameOfFive().give(left, deputato()).with('verdi').away('00:01')
    expect(summary(scene).seats.map(({ state }) => state)).toEqual([
      ...['seated', 'seated', 'away', 'held', 'seated', 'free'],
    ])
    expect(summary(scene)).toMatchObject({ freePlaces: 1, label: 'Prima classe · 1', places: 6 })
    expect(summary(scene).seats[0]).toMatchObject({ firstCartaro: true })
  })

  it('I.3 shows the members who are called and the end of the call', () => {
    const scene = calledFive()
    expect(summary(scene).called).toHaveLength(5)
    expect(summary(scene).called[0]).toMatchObject({
      member: 'rossi',
      call: { until: scene.now + 600_000 },
    })
  })
})

const allowed = { allowed: true, anyway: false, waive: false }

describe('the clocks of right', () => {
  it('I.3 I.11 calls run until they are answered', () => {
    const scene = calledFive().signed('viola')
    expect(clocks(scene).filter(({ kind }) => kind === 'call')).toHaveLength(6)
    expect(clocks(scene).at(-1)).toEqual({ kind: 'call', member: 'viola', provision: 'I.11' })
    expect(clocks(scene.allComing())).toEqual([])
    expect(clocks(calledFive().waiting('00:11'))).toEqual([])
  })

  it('I.10 II.5 I.13 half hours, a held seat and the first hour each have a clock', () => {
    const left = { type: 'leave', table: 'T1', member: 'neri', ...allowed } as const
    const scene = gameOfFive().give(left, deputato()).away('00:01')
    expect(clocks(scene)).toEqual([
      { kind: 'away', member: 'rossi', provision: 'I.10' },
      { kind: 'held', member: 'neri', provision: 'II.5' },
      { kind: 'first-hour', member: null, provision: 'I.13' },
    ])
    const [away] = clocksAt(scene.evening, scene.table())
    expect(away).toMatchObject({ since: scene.now - 60_000, until: scene.now + 29 * 60_000 })
  })

  it('I.9 a player awaited before the third giro has a clock without an end', () => {
    const four = ['rossi', 'bianchi', 'verdi', 'neri'].reduce<Scene>(
      (scene, member) =>
        scene.give(
          { type: 'answerCall', signUp: scene.signUp(member).number, answer: 'coming' },
          socio(member),
        ),
      calledFive({ level: 1 }),
    )
    const started = four
      .give({ type: 'drawLots', table: 'T1' })
      .paid()
      .give({ type: 'startGame', table: 'T1' })
    expect(clocksAt(started.evening, started.table())).toContainEqual(
      expect.objectContaining({ kind: 'third-giro', member: 'gialli', until: null }),
    )
  })

  it('I.13 each player has an hour of their own, where the table’s settings say so', () => {
    const own = clocks(gameOfFive({ firstHour: 'giocatore' }))
    expect(own.map(({ member }) => member)).toEqual(MEMBERS.slice(0, 5))
  })
})

describe('a member’s phone', () => {
  it('shows the member’s place on the list and how many come before', () => {
    const scene = openEvening({ seats: 5 }).signed(...MEMBERS.slice(0, 8))
    const absent = { type: 'setPresence', member: 'viola', inClub: false } as const
    const view = memberView(scene.give(absent, segretario).evening, asMember('serra'), null, [])
    expect(view.mine.signUps).toMatchObject([{ number: 8, place: 3, ahead: 1 }])
  })

  it('III.1 the phone shows every resto of the member’s own table, and the others’ only as on the wall', () => {
    const scene = withSecondList(tableOfFive().afterColpi(1))
    expect(tableOfMember(scene.evening, asMember('rossi'))).toBe('T1')
    const view = viewOf(scene.evening, { kind: 'member', member: asMember('rossi') }, scene.now)
    if (view?.kind !== 'member') throw new Error('no member view')
    expect(view.mine.table?.summary.seats[1]?.resto).toBe(
      scene.table().accounts[asAccount('resto:bianchi')],
    )
    expect(view.tables[0]?.seats[1]?.resto).toBeNull()
    expect(view.mine.clocks).toMatchObject([{ kind: 'first-hour' }])
  })

  it('XVI.1 after the game the phone still shows the player the casse drawn and the resto to be counted', () => {
    const playing = tableOfFive().afterColpi(1).after('01:00')
    const phone = (scene: Scene) =>
      memberView(scene.evening, asMember('rossi'), null, []).mine.uncounted.map(
        ({ status, casse, resto }) => ({
          status,
          casse,
          resto,
        }),
      )
    const seen = viewOf(playing.evening, { kind: 'member', member: asMember('rossi') }, playing.now)
    expect(seen).toMatchObject({ mine: { uncounted: [] } })
    const resto = playing.table().accounts[asAccount('resto:rossi')]
    const over = playing.give({ type: 'dissolve', table: 'T1' }, segretario)
    expect(phone(over)).toEqual([{ status: 'dissolved', casse: 100, resto }])
    const unseen = gameOfFive().after('01:00').give({ type: 'dissolve', table: 'T1' }, segretario)
    expect(phone(unseen)).toEqual([{ status: 'dissolved', casse: 100, resto: null }])
  })

  it('shows a member recorded as not in the Club that they are not, and offers them to sign', () => {
    const absent = { type: 'setPresence', member: 'viola', inClub: false } as const
    const scene = openEvening().give(absent, socio('viola'))
    const view = viewOf(scene.evening, { kind: 'member', member: asMember('viola') }, scene.now)
    if (view?.kind !== 'member') throw new Error('no member view')
    expect(view.mine).toMatchObject({ outOfClub: true, table: null, signUps: [] })
    expect(view.offers.map(({ type }) => type).sort()).toEqual(['setPresence', 'sign'])
  })
})
