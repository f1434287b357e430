import { describe, expect, it } from 'vitest'
import { asAccount } from '@/rules/kernel/ledger'
import { leftOfLast, seatToReturnTo } from '@/rules/poker/02-seats/returning'
import { freeSeats } from '@/rules/poker/seating/places'
import { ofFirstEdition } from './support/editions'
import { deputato, socio, tavolo } from './support/people'
import { gameOfFive, tableOfFive, withSecondList } from './support/phrases'
import type { Scene } from './support/scene'

const leave = (member: string, choice: { anyway?: boolean; waive?: boolean } = {}) =>
  ({
    type: 'leave',
    table: 'T1',
    member,
    allowed: true,
    anyway: false,
    waive: true,
    ...choice,
  }) as const
const move = (member: string) => ({ type: 'moveSeat', table: 'T1', member }) as const
const decline = (member: string) => ({ type: 'declineMove', table: 'T1', member }) as const
const askReturn = (member: string) => ({ type: 'askReturn', table: 'T1', member }) as const
const consent = (member: string, yes = true) =>
  ({ type: 'consentReturn', table: 'T1', member, yes }) as const
const coming = (signUp: number) => ({ type: 'answerCall', signUp, answer: 'coming' }) as const

/** A colpo in which each puts in these chips, all won by one. */
const colpo = (scene: Scene, winner: string, puts: Record<string, number> = {}): Scene => {
  const dealt = scene.give({ type: 'deal', table: 'T1', out: [] })
  const put = Object.entries(puts).map(([member, chips]) => ({ member, chips }))
  const outcome = { kind: 'won' as const, put, ranking: [[winner]], honours: [], refund: null }
  return dealt.give({ type: 'recordColpo', table: 'T1', outcome })
}

/** The game of five with viola, the sixth, at seat 6. */
const gameOfSix = (): Scene =>
  gameOfFive()
    .signed('viola')
    .give(coming(6), socio('viola'))
    .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })

describe('a seat falls empty', () => {
  it('II.3 only the two neighbours of an empty seat may move there; the one with the greater deficit goes first', () => {
    const played = colpo(tableOfFive(), 'rossi', { verdi: 20, rossi: 20, neri: 0 })
    const empty = played.give(leave('bianchi'), deputato())
    expect(empty.table().vacancies).toEqual([
      { seat: 2, neighbours: ['verdi', 'rossi'], declined: [] },
    ])
    empty.when(move('neri'), socio('neri')).isRefused('II.3', 'no-change-of-seat')
    empty.when(move('rossi'), socio('rossi')).isRefused('II.3', 'neighbour-preferred')
    const moved = empty
      .when(move('verdi'), socio('verdi'))
      .yields({ type: 'seatMoved', from: 3, to: 2 })
    expect(moved.table().vacancies).toEqual([])
    moved.when(move('neri'), socio('neri')).isRefused('II.3', 'no-change-of-seat')
  })

  it('II.3 when the first neighbour declines, the other may move', () => {
    const played = colpo(tableOfFive(), 'rossi', { verdi: 20, rossi: 20 })
    const passed = played
      .give(leave('bianchi'), deputato())
      .when(decline('verdi'), socio('verdi'))
      .yields({ type: 'moveDeclined', seat: 2 })
    passed.when(move('rossi'), socio('rossi')).yields({ type: 'seatMoved', from: 1, to: 2 })
    passed.when(decline('verdi'), socio('verdi')).isRefused('II.3', 'no-seat-beside')
    expect(passed.give(decline('rossi'), socio('rossi')).table().vacancies).toEqual([])
  })

  it('B5 with equal deficits the earlier signature goes first', () => {
    const played = colpo(tableOfFive(), 'gialli')
    const empty = played.give(leave('neri'), deputato())
    const even = colpo(tableOfFive(), 'neri').give(leave('bianchi'), deputato())
    expect(even.table().vacancies[0]?.neighbours).toEqual(['rossi', 'verdi'])
    expect(empty.table().vacancies[0]?.neighbours).toEqual(['verdi', 'gialli'])
  })

  it('II.3 N3 a result put right since the seat fell empty says which neighbour goes first', () => {
    const empty = colpo(tableOfFive(), 'rossi', { verdi: 20, rossi: 20 }).give(
      leave('bianchi'),
      deputato(),
    )
    const put = ['verdi', 'rossi'].map((member) => ({ member, chips: 20 }))
    const outcome = { kind: 'won', put, ranking: [['verdi']], honours: [], refund: null } as const
    const right = empty.give(
      { type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: 'un altro' },
      tavolo(),
    )
    right.when(move('verdi'), socio('verdi')).isRefused('II.3', 'neighbour-preferred')
    right.when(move('rossi'), socio('rossi')).yields({ type: 'seatMoved', from: 1, to: 2 })
  })

  it('B5 the option to move ends at the next deal', () => {
    const empty = colpo(tableOfFive(), 'neri').give(leave('bianchi'), deputato())
    empty
      .when({ type: 'deal', table: 'T1', out: [] })
      .yields({ type: 'vacanciesClosed' }, { type: 'colpoDealt' })
  })

  it('B5 the neighbours come before the waiting list: no newcomer takes that seat while the option lasts', () => {
    const empty = gameOfFive({ seats: 5 }).give(leave('bianchi'), deputato()).signed('viola')
    const late = empty.give(coming(6), socio('viola'))
    const seat = { type: 'takeSeat', table: 'T1', member: 'viola', seat: 2 } as const
    late.when(seat).isRefused('II.3', 'neighbours-first', { seat: 2 })
    late.give({ type: 'beginGiro', table: 'T1', giro: 2 }).when(seat).yields({ type: 'seatTaken' })
  })

  it('II.3 a neighbour who is away is not asked; without neighbours no option opens', () => {
    const away = gameOfFive().with('rossi').away('00:01').with('verdi').away('00:01')
    away.when(leave('bianchi'), deputato()).yields({ type: 'playerLeft' })
    const preferredAway = colpo(tableOfFive(), 'rossi', { verdi: 20, rossi: 20 })
      .give(leave('bianchi'), deputato())
      .with('verdi')
      .away('00:01')
    preferredAway.when(move('rossi'), socio('rossi')).yields({ type: 'seatMoved' })
  })
})

describe('coming back', () => {
  const left = () => gameOfFive().give(leave('bianchi', { waive: false }), deputato())
  const back = { type: 'comeBack', table: 'T1', member: 'bianchi' } as const

  it('II.5 B6 a player back within half an hour of leaving has the same seat and the same resto', () => {
    const scene = left().after('00:30').when(back, socio('bianchi')).yields({ type: 'cameBack' })
    expect(scene.player('bianchi')).toMatchObject({ seat: 2, status: 'seated', leftAt: null })
    expect(scene.table().accounts[asAccount('resto:bianchi')]).toBe(100)
    expect(scene.signUp('bianchi')).toMatchObject({ status: 'booked', table: 'T1' })
  })

  it('II.5 B6 the seat is held during the half hour: nobody is offered it and nobody moves there', () => {
    const full = gameOfFive()
      .signed('viola')
      .give(coming(6), socio('viola'))
      .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
    const held = full.give(leave('bianchi', { waive: false }), deputato()).signed('conti')
    expect(held.called('place')).toEqual([])
    held.when(move('rossi'), socio('rossi')).isRefused('II.3', 'no-change-of-seat')
    expect(held.waiting('00:31').called('place')).toEqual(['conti'])
  })

  it('I.7 a player who sits at another table does not come back during the half hour', () => {
    const five = ['conti', 'serra', 'fonti', 'galli']
    const elsewhere = withSecondList(left())
      .signedOn('L2', 'bianchi', ...five)
      .allComing()
    const sat = elsewhere.give({ type: 'drawLots', table: 'T2' }, tavolo('T2'))
    sat.when(back, socio('bianchi')).isRefused('I.7', 'sits-elsewhere', { table: 'T2' })
  })

  it('II.6 after the half hour a player returns with everyone’s consent, to the same seat if it is free', () => {
    const late = left().waiting('00:31').give({ type: 'beginGiro', table: 'T1', giro: 2 })
    late.when(back, socio('bianchi')).isRefused('II.5', 'no-seat-kept')
    const asked = late
      .when(askReturn('bianchi'), socio('bianchi'))
      .yields({ type: 'returnAsked', seat: 2 })
    const three = ['rossi', 'verdi', 'neri'].reduce<Scene>(
      (scene, member) => scene.give(consent(member), socio(member)),
      asked,
    )
    three
      .when(consent('gialli'), socio('gialli'))
      .yields(
        { type: 'returnConsented', voter: 'gialli' },
        { type: 'playerReturned', member: 'bianchi', seat: 2, asked: { chips: 100 } },
      )
    three.when(consent('gialli', false), socio('gialli')).yields({ type: 'returnRefused' })
    expect(three.waiting('02:00').player('bianchi').status).toBe('left')
  })

  it('II.6 if the same seat is taken, the player returns to the one at the last player’s left', () => {
    const gone = gameOfFive({ seats: 7 }).give(leave('bianchi'), deputato())
    const moved = gone.give(move('rossi'), socio('rossi'))
    expect(seatToReturnTo(moved.table(), moved.player('bianchi'))).toBe(6)
    const taken = moved
      .signed('viola')
      .give(coming(6), socio('viola'))
      .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 6 })
    expect(seatToReturnTo(taken.table(), taken.player('bianchi'))).toBe(7)
    const before = ofFirstEdition(moved)
    expect(seatToReturnTo(before.table(), before.player('bianchi'))).toBe(1)
  })

  it('II.6 the last player is found in the giro: with players 1, 2, 3 and 5 it is seat 6, with 1, 2, 4 and 6 seat 3', () => {
    const without = (...out: string[]) =>
      out.reduce((scene, member) => scene.give(leave(member), deputato()), gameOfSix())
    const closed = (scene: Scene) => scene.give({ type: 'beginGiro', table: 'T1', giro: 2 })
    const oneTwoThreeFive = closed(without('neri', 'viola'))
    expect(leftOfLast(oneTwoThreeFive.table(), freeSeats(oneTwoThreeFive.table()))).toBe(6)
    const oneTwoFourSix = closed(without('verdi', 'gialli'))
    expect(leftOfLast(oneTwoFourSix.table(), freeSeats(oneTwoFourSix.table()))).toBe(3)
  })

  it('II.6 the waiting list comes before the returning player, even when some have consented', () => {
    const late = left().waiting('00:31').give({ type: 'beginGiro', table: 'T1', giro: 2 })
    const asked = late.give(askReturn('bianchi'), socio('bianchi'))
    const one = asked.signed('viola')
    expect(one.table().consent).not.toBeNull()
    one
      .when({ type: 'sign', list: 'L1', strokes: STROKES }, socio('conti'))
      .yields({ type: 'signed' }, { type: 'placeOffered' }, { type: 'returnLapsed' })
    late
      .signed('viola', 'conti')
      .when(askReturn('bianchi'), socio('bianchi'))
      .isRefused('II.6', 'list-comes-first')
  })

  it('II.6 refusals to ask for a return or to consent to it, in their order', () => {
    tableOfFive().when(askReturn('rossi')).isRefused('II.6', 'table-not-in-game')
    gameOfFive().when(askReturn('rossi')).isRefused('II.6', 'never-left')
    left().when(askReturn('bianchi')).isRefused('II.5', 'come-back-instead', { seat: 2 })
    const two = gameOfFive().give(leave('bianchi'), deputato()).give(leave('verdi'), deputato())
    two
      .signed('bianchi')
      .give(coming(6), socio('bianchi'))
      .when(askReturn('bianchi'))
      .isRefused('II.6', 'never-left')
    const ready = two.give({ type: 'beginGiro', table: 'T1', giro: 2 })
    const asked = ready.give(askReturn('bianchi'))
    asked.when(askReturn('verdi')).isRefused('II.6', 'return-asked-already')
    const full = gameOfFive({ seats: 5 }).give(leave('bianchi'), deputato()).signed('viola')
    const filled = full
      .give({ type: 'beginGiro', table: 'T1', giro: 2 })
      .give(coming(6), socio('viola'))
      .give({ type: 'takeSeat', table: 'T1', member: 'viola', seat: 2 })
    filled.when(askReturn('bianchi')).isRefused('II.6', 'no-seat-free')
    gameOfFive({ seats: 5 })
      .give(leave('bianchi'), deputato())
      .when(askReturn('bianchi'))
      .isRefused('II.3', 'neighbours-decide-first')
    ready.when(consent('rossi')).isRefused('II.6', 'no-return-asked')
    asked.when(consent('verdi')).isRefused('II.6', 'only-seated-consent')
    asked.give(consent('rossi')).when(consent('rossi')).isRefused('II.6', 'consent-given')
  })

  it('I.7 a player who has a place at another table asks for no return', () => {
    const five = ['conti', 'serra', 'fonti', 'galli']
    const gone = withSecondList(gameOfFive().give(leave('bianchi'), deputato()))
    gone
      .signedOn('L2', 'bianchi', ...five)
      .when(askReturn('bianchi'))
      .isRefused('I.7', 'place-elsewhere', { table: 'T2' })
  })
})

const STROKES: [number, number, number][][] = [
  [
    [0, 0, 0],
    [90, 30, 50],
  ],
]
