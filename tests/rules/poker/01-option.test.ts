import { describe, expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { socio } from './support/people'
import {
  answer,
  calledFive,
  gameOfFive,
  openEvening,
  tableOfFive,
  withSecondList,
} from './support/phrases'

const sign = (list = 'L1') => ({ type: 'sign' as const, list, strokes: AUTOGRAPH })

describe('the option between two lists', () => {
  /** Rossi is called at T1, and is one of four members on the second list. */
  const onBoth = () =>
    withSecondList(calledFive()).signedOn('L2', 'rossi', 'viola', 'conti', 'serra')

  it('I.7 both lists reach five with the same member, who must opt; the second table waits for the answer', () => {
    const asked = onBoth()
      .when(sign('L2'), socio('fonti'))
      .yields({ type: 'signed' }, { type: 'optionAsked', member: 'rossi', signUps: [1, 6] })
    asked
      .when({ type: 'opt', signUp: 6 }, socio('rossi'))
      .yields(
        { type: 'optedOut', signUp: 1, kept: 6, table: 'T1' },
        { type: 'tableUnformed', table: 'T1' },
        { type: 'tableFormed', table: 'T2', signUps: [6, 7, 8, 9, 10] },
        { type: 'optionLapsed', signUps: [6] },
      )
    asked
      .when({ type: 'opt', signUp: 1 }, socio('rossi'))
      .yields({ type: 'optedOut', signUp: 6, kept: 1 }, { type: 'optionLapsed', signUps: [1] })
  })

  it('I.7 two lists of four ask for no option', () => {
    onBoth().when({ type: 'opt', signUp: 1 }, socio('rossi')).isRefused('I.7', 'no-option-due')
  })

  it('A7 five others form the second table without the member, and the question lapses', () => {
    const asked = onBoth().signedOn('L2', 'fonti')
    asked
      .when(sign('L2'), socio('galli'))
      .yields(
        { type: 'signed' },
        { type: 'tableFormed', table: 'T2', signUps: [7, 8, 9, 10, 11] },
        { type: 'placeOffered', signUp: 6, table: 'T2' },
        { type: 'optionLapsed', member: 'rossi' },
      )
  })

  it('A8 accepting the offer of the other list counts as opting', () => {
    const offered = onBoth().signedOn('L2', 'fonti', 'galli').signed('marini')
    offered
      .when(answer(6, 'coming'), socio('rossi'))
      .yields(
        { type: 'optedOut', signUp: 1, kept: 6, table: 'T1' },
        { type: 'placeAccepted', signUp: 6, table: 'T2' },
      )
  })

  it('A7 sitting down counts as opting', () => {
    const scene = onBoth().allComing()
    const drawn = scene.give({ type: 'drawLots', table: 'T1' }, segretario)
    expect(drawn.signUp('rossi', 'L2')).toMatchObject({ status: 'opted-out', endedBy: 'I.7' })
  })

  it('A7 II.5 so does coming back to a seat that was held, from a list as from a call', () => {
    const leave = { type: 'leave', table: 'T1', member: 'rossi', waive: false } as const
    const left = withSecondList(tableOfFive().afterColpi(1))
      .after('01:01')
      .give({ ...leave, allowed: false, anyway: false })
    const back = { type: 'comeBack', table: 'T1', member: 'rossi' } as const
    const opted = { type: 'optedOut', member: 'rossi', signUp: 6, kept: 1 } as const
    const waiting = left.signedOn('L2', 'rossi')
    waiting.when(back).yields({ type: 'cameBack' }, opted)
    const called = waiting.signedOn('L2', 'viola', 'conti', 'serra', 'fonti')
    called
      .when(back)
      .yields(
        { type: 'cameBack' },
        { ...opted, table: 'T2' },
        { type: 'tableUnformed', table: 'T2', because: 'rossi' },
      )
  })

  it('A7 without an answer by the first deal the earlier signature stands', () => {
    const scene = openEvening({ level: 1 }).signed('bianchi', 'verdi', 'neri', 'gialli')
    const both = withSecondList(scene).signedOn('L2', 'rossi').signed('rossi').signed('viola')
    const table = both
      .give(answer(7, 'coming'), socio('viola'))
      .give(answer(1, 'coming'), segretario)
      .give(answer(2, 'coming'), segretario)
      .give(answer(3, 'coming'), segretario)
      .give({ type: 'drawLots', table: 'T1' }, segretario)
      .paid()
      .signedOn('L2', 'conti', 'serra', 'fonti', 'galli')
    expect(table.signUp('rossi', 'L2')).toMatchObject({ number: 5, mustOpt: true })
    table
      .when({ type: 'startGame', table: 'T1' }, segretario)
      .yields(
        { type: 'gameStarted' },
        { type: 'optedOut', signUp: 6, kept: 5, table: 'T1' },
        { type: 'tableFormed', table: 'T2', signUps: [5, 8, 9, 10, 11] },
        { type: 'optionLapsed', signUps: [5] },
      )
  })

  it('I.7 a game under way asks none of its seated players to opt', () => {
    expect(gameOfFive().signUp('rossi').mustOpt).toBe(false)
  })
})
