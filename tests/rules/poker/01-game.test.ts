import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { segretario } from '@/simulate/actors'
import { MEMBERS, socio, tavolo } from './support/people'
import { calledFive, gameOfFive, openEvening, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const start = { type: 'startGame', table: 'T1' } as const
const giro = (number: number) => ({ type: 'beginGiro', table: 'T1', giro: number }) as const
/** Seats drawn, four of the five seated and paid, Gialli called and not yet at the table; level 1. */
const fourSeated = (): Scene => {
  const coming = ['rossi', 'bianchi', 'verdi', 'neri'].reduce(
    (scene, member) =>
      scene.give(
        { type: 'answerCall', signUp: scene.signUp(member).number, answer: 'coming' },
        socio(member),
      ),
    calledFive({ level: 1 }),
  )
  return coming.give({ type: 'drawLots', table: 'T1' }).paid()
}

describe('the start', () => {
  it('I.8 a player absent from the Club when the game starts loses every right to the table', () => {
    const absent = fourSeated().give(
      { type: 'setPresence', member: 'gialli', inClub: false },
      segretario,
    )
    const started = absent
      .when(start)
      .yields({ type: 'gameStarted' }, { type: 'placeLost', signUp: 5, provision: 'I.8' })
    expect(started.signUp('gialli')).toMatchObject({ status: 'lost', endedBy: 'I.8' })
    expect(started.table().players[asMember('gialli')]).toBeUndefined()
  })

  it('I.11 a place lost in this way goes by full right to the first supernumerary', () => {
    const absent = fourSeated()
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
      .signed('conti', 'serra')
      .give({ type: 'setPresence', member: 'gialli', inClub: false }, segretario)
    absent
      .when(start)
      .yields(
        { type: 'gameStarted' },
        { type: 'placeLost', signUp: 5, provision: 'I.8' },
        { type: 'placeOffered', signUp: 7, table: 'T1', provision: 'I.11' },
      )
  })

  it('I.8 A8 an absent supernumerary who was passed over keeps the number only until the table starts', () => {
    const scene = openEvening({ level: 1 })
      .signed('conti')
      .give({ type: 'setPresence', member: 'conti', inClub: false }, segretario)
      .signed(...MEMBERS.slice(0, 5), 'viola')
      .give({ type: 'setPresence', member: 'viola', inClub: false }, segretario)
    const ready = scene.allComing().give({ type: 'drawLots', table: 'T1' }).paid()
    ready
      .when(start)
      .yields({ type: 'gameStarted' }, { type: 'placeLost', signUp: 1, provision: 'I.8' })
  })

  it('A2 all clocks run from the first deal', () => {
    const started = tableOfFive({ level: 1 }).after('00:30').give(start)
    expect(started.table()).toMatchObject({ startedAt: started.now, status: 'playing', giro: 1 })
    const early = tableOfFive({ level: 1 }).away('00:29').give(start)
    expect(early.waiting('00:30').player().status).toBe('away')
    expect(early.waiting('00:30:01').player().status).toBe('left')
  })

  it('I.8 the first deal of a recorded table starts its game too', () => {
    const dealt = tableOfFive()
      .when({ type: 'deal', table: 'T1', out: [] })
      .yields({ type: 'gameStarted' }, { type: 'colpoDealt' })
    expect(dealt.table().startedAt).toBe(dealt.now)
  })

  it('I.8 refusals to start the game, in their order', () => {
    tableOfFive().when(start).isRefused(null, 'deals-are-recorded')
    calledFive({ level: 1 }).when(start).isRefused('II.1', 'seats-not-assigned')
    gameOfFive().when(start).isRefused('I.8', 'game-under-way')
    const chosen = MEMBERS.slice(0, 5).reduce<Scene>(
      (scene, member) => scene.give({ type: 'agreeFreeSeats', table: 'T1', member, agree: true }),
      calledFive({ level: 1 }),
    )
    chosen.when(start).isRefused('II.2', 'no-first-cartaro')
    const one = chosen
      .give({ type: 'takeSeat', table: 'T1', member: 'rossi', seat: 1 })
      .give({ type: 'setFirstCartaro', table: 'T1', seat: 1 })
    one.when(start).isRefused('I.3', 'too-few-seated', { seated: 1, needed: 3 })
    const unpaid = calledFive({ level: 1 }).allComing().seatedInOrder()
    unpaid.when(start).isRefused('III.6', 'entrata-unpaid')
  })
})

describe('the third giro', () => {
  it('I.9 a player in the Club but not at the table before the third giro loses the right', () => {
    const second = fourSeated().give(start).give(giro(2))
    expect(second.player('gialli').status).toBe('called')
    const third = second
      .when(giro(3))
      .yields({ type: 'giroBegun', giro: 3 }, { type: 'placeLost', signUp: 5, provision: 'I.9' })
    expect(third.table().players[asMember('gialli')]).toBeUndefined()
  })

  it('A10 the place is held until the third giro: nobody else is offered it', () => {
    const full = fourSeated()
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
    const second = full.signed('conti').give(start).give(giro(2))
    expect(second.called('place')).toEqual([])
    expect(second.give(giro(3)).called('place')).toEqual(['conti'])
  })

  it('I.9 where colpi are recorded the deals are counted: the right is lost at the first card of the third giro', () => {
    const coming = calledFive().give(
      { type: 'answerCall', signUp: 1, answer: 'give-up' },
      socio('rossi'),
    )
    const four = coming.signed('viola')
    const called = ['bianchi', 'verdi', 'neri', 'gialli'].reduce<Scene>(
      (scene, member) =>
        scene.give(
          { type: 'answerCall', signUp: scene.signUp(member).number, answer: 'coming' },
          segretario,
        ),
      four,
    )
    const table = 'T2'
    let scene = called.give({ type: 'drawLots', table }, tavolo(table)).paid(table)
    const others = () => scene.table(table).players[asMember('viola')]
    while (scene.table(table).giro < 2) scene = scene.afterColpi(1, table)
    expect(others()?.status).toBe('called')
    while (scene.table(table).giro < 3) scene = scene.afterColpi(1, table)
    expect(others()).toBeUndefined()
    const lost = scene.journal.findIndex(({ event }) => event.type === 'placeLost')
    expect(scene.journal[lost - 1]?.event).toMatchObject({ type: 'colpoDealt', giro: 3 })
  })

  it('I.9 giri are counted by hand only where colpi are not recorded, and only during a game', () => {
    tableOfFive().when(giro(1)).isRefused(null, 'deals-are-recorded')
    tableOfFive({ level: 1 }).when(giro(1)).isRefused('I.9', 'game-not-under-way')
  })

  it('I.9 two screens that begin the same giro begin it only once', () => {
    const second = fourSeated().give(start).give(giro(2))
    second.when(giro(2), segretario).isRefused('I.9', 'giro-already-begun', { giro: 2 })
    second.when(giro(4), segretario).isRefused('I.9', 'giro-not-next', { giro: 2 })
    expect(second.player('gialli').status).toBe('called')
  })
})
