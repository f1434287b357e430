import { describe, expect, it } from 'vitest'
import { asAccount } from '@/rules/kernel/ledger'
import { drawLots } from '@/rules/kernel/lots'
import { sha256 } from '@/rules/kernel/sha256'
import { segretario } from '@/simulate/actors'
import { secretOf } from '../support/bench'
import { ofFirstEdition } from './support/editions'
import { MEMBERS, socio, tavolo } from './support/people'
import { calledFive, gameOfFive, openEvening, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const FIVE = MEMBERS.slice(0, 5)
const draw = (table = 'T1') => ({ type: 'drawLots', table }) as const
const agree = (member: string, yes = true) =>
  ({ type: 'agreeFreeSeats', table: 'T1', member, agree: yes }) as const
const take = (member: string, seat: number) =>
  ({ type: 'takeSeat', table: 'T1', member, seat }) as const
const firstCartaro = (seat: number) => ({ type: 'setFirstCartaro', table: 'T1', seat }) as const
const coming = (signUp: number) => ({ type: 'answerCall', signUp, answer: 'coming' }) as const

/** Everybody agreed to choose; nobody sits yet. */
const choosing = (): Scene =>
  FIVE.reduce<Scene>((scene, member) => scene.give(agree(member)), calledFive())

/** Five seats drawn and taken, paid. */
const drawn = (level: 1 | 2 = 1): Scene => calledFive({ level }).allComing().give(draw()).paid()

/** A place at T1 for one more member. */
const joining = (scene: Scene, member: string): Scene => {
  const signed = scene.signed(member)
  return signed.give(coming(signed.signUp(member).number), socio(member))
}

describe('lots or choice', () => {
  it('II.1 seats are chosen only when none of the called players asks for lots', () => {
    const four = FIVE.slice(0, 4).reduce<Scene>(
      (scene, member) => scene.give(agree(member), socio(member)),
      calledFive(),
    )
    four.when(take('rossi', 3)).isRefused('II.1', 'lots-first')
    four
      .when(agree('gialli'), socio('gialli'))
      .yields({ type: 'freeSeatsWished' }, { type: 'freeSeatsAgreed' })
    four.when(draw()).yields({ type: 'lotsDrawn' })
    const regretted = four.give(agree('rossi', false), socio('rossi'))
    regretted.when(agree('gialli'), socio('gialli')).yields({ type: 'freeSeatsWished' })
  })

  it('II.1 when the only player who had not agreed withdraws, the others have all agreed and choose', () => {
    const six = joining(calledFive(), 'viola')
    const agreed = FIVE.reduce<Scene>((scene, member) => scene.give(agree(member)), six)
    agreed
      .when({ type: 'withdraw', signUp: 6 }, socio('viola'))
      .yields({ type: 'withdrawn' }, { type: 'freeSeatsAgreed' })
  })

  it('II.1 refusals of a wish for lots or choice, in their order', () => {
    choosing().when(agree('rossi')).isRefused('II.1', 'seats-settled')
    calledFive().when(agree('viola')).isRefused('II.1', 'no-place-here')
    calledFive().give(agree('rossi')).when(agree('rossi')).isRefused('II.1', 'wish-noted')
  })

  it('II.2 the lots give the order of seats, and anybody can repeat the calculation', () => {
    const scene = calledFive().allComing()
    const seed = secretOf('lots/L1/0')
    const order = drawLots(seed, [1, 2, 3, 4, 5]).map((number) => MEMBERS[number - 1])
    const after = scene
      .when(draw())
      .yields({ type: 'lotsDrawn', seed, order, nextHash: sha256(secretOf('lots/L1/1')) })
    expect(scene.table().seating.hash).toBe(sha256(seed))
    expect(order.map((member) => after.player(member).seat)).toEqual([1, 2, 3, 4, 5])
    expect(after.table()).toMatchObject({ firstCartaro: 1, cartaro: 1, status: 'seating' })
    expect(after.table().seating.originalEmpties).toEqual([6])
    after.when(draw()).isRefused('II.1', 'seats-settled')
  })

  it('I.3 a member who sits has come: their call is answered, and they are not asked any more', () => {
    const scene = calledFive().give(draw())
    const { seat } = scene.player('gialli')
    const { number } = scene.signUp('gialli')
    const seated = scene
      .when(take('gialli', seat ?? 0))
      .yields(
        { type: 'seatTaken', member: 'gialli' },
        { type: 'callAnswered', signUp: number, answer: 'coming' },
      )
    expect(seated.signUp('gialli').call?.answer).toBe('coming')
  })

  it('II.1 a seed other than the published one is refused', () => {
    const scene = calledFive()
    const list = scene.evening.lists.L1
    if (!list) throw new Error('no list')
    const table = scene.table()
    const forged = {
      ...scene.evening,
      tables: { T1: { ...table, seating: { ...table.seating, hash: sha256('another') } } },
    }
    ;new (scene.constructor as typeof Scene)(forged, scene.now)
      .when(draw())
      .isRefused('II.1', 'lots-secret-changed')
  })

  it('II.2 the next table of the list has its own seed', () => {
    const six = joining(calledFive(), 'viola').signed(...MEMBERS.slice(6, 11))
    const first = six.give(draw('T1'), tavolo('T1'))
    expect(first.table('T2').seating.hash).toBe(sha256(secretOf('lots/L1/1')))
    first.when(draw('T2'), tavolo('T2')).yields({ type: 'lotsDrawn', seed: secretOf('lots/L1/1') })
  })

  it('II.1 a drawn seat waits for a player who has not yet said they are coming', () => {
    const scene = calledFive().give(coming(1), socio('rossi')).give(draw())
    const { seat } = scene.player('bianchi')
    expect(scene.player('bianchi').status).toBe('called')
    const other = seat === 1 ? 2 : 1
    scene.when(take('bianchi', other)).isRefused('II.1', 'seat-drawn-for-him', { seat: seat ?? 0 })
    scene
      .when(take('bianchi', seat ?? 0), socio('bianchi'))
      .yields(
        { type: 'seatTaken', asked: { chips: 100, reason: 'entrata' } },
        { type: 'callAnswered', answer: 'coming' },
      )
  })

  it('II.2 a member who is not in the Club draws no seat', () => {
    const scene = calledFive()
      .give({ type: 'setPresence', member: 'verdi', inClub: false }, segretario)
      .give(draw())
    expect(scene.table().seating.order).not.toContain('verdi')
    expect(scene.table().seating.originalEmpties).toEqual([5, 6])
  })

  it('II.2 B2 where seats are chosen the highest card makes the first cartaro', () => {
    const sat = choosing().give(take('rossi', 4), socio('rossi'))
    sat.when(firstCartaro(4)).yields({ type: 'firstCartaroSet', seat: 4 })
    drawn().when(firstCartaro(2)).isRefused('II.2', 'lots-made-first-cartaro')
    calledFive().when(firstCartaro(1)).isRefused('II.2', 'not-while-seating')
    sat.give(firstCartaro(4)).when(firstCartaro(4)).isRefused('II.2', 'first-cartaro-already')
    sat.when(firstCartaro(1)).isRefused('II.2', 'nobody-sits-there')
  })
})

describe('taking a seat', () => {
  it('II.4 a latecomer takes the next original empty seat; the one at the first cartaro’s right hand comes last', () => {
    const seven = calledFive({ level: 1, seats: 7 }).allComing().give(draw())
    const late = joining(joining(seven, 'viola'), 'conti')
    late.when(take('viola', 7)).isRefused('II.4', 'next-seat-first', { seat: 6 })
    const first = late.when(take('viola', 6)).yields({ type: 'seatTaken' })
    first.when(take('conti', 7)).yields({ type: 'seatTaken', seat: 7 })
  })

  it('II.4 once the original empty seats are filled, a later vacancy is free choice', () => {
    const full = joining(drawn(), 'viola').give(take('viola', 6)).paid()
    const started = full.give({ type: 'startGame', table: 'T1' })
    const [second, fourth] = [2, 4].map((seat) =>
      Object.values(started.table().players).find((player) => player.seat === seat),
    )
    const left = [second, fourth].reduce<Scene>(
      (scene, player) =>
        scene.give(
          { type: 'leave', table: 'T1', member: player?.member ?? '', ...now },
          segretario,
        ),
      started,
    )
    const late = joining(left, 'conti').give({ type: 'beginGiro', table: 'T1', giro: 2 })
    late.when(take('conti', 4)).yields({ type: 'seatTaken', seat: 4 })
    late.when(take('conti', 2)).yields({ type: 'seatTaken', seat: 2 })
  })

  it('II.4 where seats were chosen by agreement, the empties at the first cartaro’s right are filled in order too', () => {
    const chosen = calledFive({ level: 1, seats: 7 }).allComing().seatedInOrder().paid()
    const started = chosen.give({ type: 'startGame', table: 'T1' })
    expect(started.table().seating.originalEmpties).toEqual([6, 7])
    const late = joining(started, 'viola')
    late.when(take('viola', 7)).isRefused('II.4', 'next-seat-first', { seat: 6 })
    late.when(take('viola', 6)).yields({ type: 'seatTaken', seat: 6 })
    ofFirstEdition(late).when(take('viola', 7)).yields({ type: 'seatTaken' })
  })

  it('II.4 of chosen seats a gap elsewhere is free choice, once those at the first cartaro’s right are taken', () => {
    const agreed = FIVE.reduce<Scene>(
      (scene, member) => scene.give(agree(member)),
      calledFive({ level: 1 }).allComing(),
    )
    const seats = [1, 2, 4, 5, 6]
    const sat = FIVE.reduce<Scene>(
      (scene, member, at) => scene.give(take(member, seats[at] ?? 1)),
      agreed,
    ).give(firstCartaro(1))
    const started = sat.paid().give({ type: 'startGame', table: 'T1' })
    expect(started.table().seating.originalEmpties).toEqual([])
    joining(started, 'viola').when(take('viola', 3)).yields({ type: 'seatTaken' })
  })

  it('III.8 a latecomer enters with a double passata when a losing player has asked for more', () => {
    const played = tableOfFive().afterColpi(1)
    const loser = FIVE.find(
      (member) => (played.table().accounts[asAccount(`resto:${member}`)] ?? 0) < 100,
    ) as string
    const asked = joining(played, 'viola').give({
      type: 'askPassata',
      table: 'T1',
      member: loser,
      passate: 1,
    })
    asked
      .when(take('viola', 6))
      .yields({ type: 'seatTaken', asked: { chips: 200, reason: 'doppia' } })
    joining(played, 'viola')
      .when(take('viola', 6))
      .yields({ type: 'seatTaken', asked: { chips: 100, reason: 'entrata' } })
  })

  it('I.8 a player who sits down is in the Club, whatever was recorded before', () => {
    const out = choosing().give({ type: 'setPresence', member: 'rossi', inClub: false }, segretario)
    out
      .when(take('rossi', 1))
      .yields(
        { type: 'seatTaken' },
        { type: 'callAnswered' },
        { type: 'presenceNoted', inClub: true },
      )
  })

  it('II.3 refusals to take a seat, in their order', () => {
    const sat = choosing().give(take('rossi', 1))
    sat.when(take('rossi', 2)).isRefused('II.3', 'no-change-of-seat')
    sat.when(take('viola', 2)).isRefused('II.1', 'no-place-here')
    calledFive().when(take('rossi', 7)).isRefused('II.1', 'lots-first')
    const late = joining(gameOfFive(), 'viola')
    late.after('00:31').when(take('viola', 6)).isRefused('I.10', 'half-hour-over')
    sat.when(take('bianchi', 7)).isRefused('II.1', 'no-such-seat', { seat: 7 })
    sat.when(take('bianchi', 1)).isRefused('II.4', 'seat-taken', { seat: 1 })
  })

  it('II.2 a list of seven seats leaves two empty seats after the draw', () => {
    const seven = openEvening({ seats: 7 })
      .signed(...FIVE)
      .allComing()
      .give(draw())
    expect(seven.table().seating.originalEmpties).toEqual([6, 7])
  })
})

const now = { allowed: true, anyway: false, waive: true }
