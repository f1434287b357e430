import { describe, expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { boardView } from '@/rules/poker/views/board'
import { tableView } from '@/rules/poker/views/table'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, ended, NOBODY_OPENED, won } from './support/colpi'
import { ofFirstEdition } from './support/editions'
import { socio } from './support/people'
import { gameOfFive, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const close = { type: 'closeList', list: 'L1' } as const
const last = (on = true) => ({ type: 'announceLastGiro', table: 'T1', on }) as const
const deal = { type: 'deal' as const, table: 'T1', out: [] }
const giro = (n: number) => ({ type: 'beginGiro', table: 'T1', giro: n }) as const
const hourOver = () => gameOfFive().after('01:00')
const shown = (scene: Scene) => tableView(scene.evening, asTable('T1'), scene.now)?.summary.lastGiro
const withSixth = (scene: Scene) =>
  scene.signed('viola').give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
/** A colpo that verdi wins, so that no pot is left. */
const played = (scene: Scene) => colpo(scene, won({}, [['verdi']]))

describe('I.12 a list stays open while a table of it has a place', () => {
  it('I.12 it is not closed while a table of it has a free place, though nobody waits', () => {
    gameOfFive().when(close, segretario).isRefused('I.12', 'places-free', { table: 'T1' })
    tableOfFive().when(close, segretario).isRefused('I.12', 'places-free', { table: 'T1' })
    withSixth(gameOfFive()).when(close, segretario).yields({ type: 'listClosed' })
    ofFirstEdition(gameOfFive()).when(close, segretario).yields({ type: 'listClosed' })
  })

  it('I.12 when its tables are in their last giro it may be closed', () => {
    const announced = hourOver()
      .when(last(), segretario)
      .yields({ type: 'lastGiroSet', table: 'T1', giro: 1 })
    const closed = announced.when(close, segretario).yields({ type: 'listClosed' })
    closed.when(last(false), segretario).isRefused('I.12', 'list-closed')
    const on = announced.when(last(false), segretario).yields({ type: 'lastGiroSet', giro: null })
    on.when(close, segretario).isRefused('I.12', 'places-free')
  })

  it('I.13 no last giro is announced in the first hour', () => {
    gameOfFive()
      .after('00:59')
      .when(last(), segretario)
      .isRefused('I.13', 'hour-not-over', { minutes: 1 })
  })
})

describe('I.12 the last giro', () => {
  it('I.12 it ends when the deal comes back to the first cartaro: then nothing more is dealt', () => {
    let scene = played(tableOfFive()).after('01:00').give(last(), segretario)
    expect(shown(scene)).toBe('announced')
    expect(boardView(scene.evening).tables[0]?.lastGiro).toBe('announced')
    for (let deals = 0; deals < 4; deals++) scene = played(scene)
    expect(scene.table().colpi.map(({ cartaro }) => cartaro)).toEqual([
      'gialli',
      'neri',
      'verdi',
      'bianchi',
      'rossi',
    ])
    expect(shown(scene)).toBe('over')
    scene.when(deal).isRefused('I.12', 'last-giro-over')
    scene.when({ type: 'beginCount', table: 'T1' }, segretario).yields({ type: 'countBegun' })
    const on = scene.give(last(false), segretario)
    expect(shown(on)).toBeNull()
    on.when(deal).yields({ type: 'colpoDealt', giro: 2 })
  })

  it('I.12 a pot that nobody has won is played first, and the game ends after it', () => {
    let scene = played(tableOfFive()).after('01:00').give(last(), segretario)
    for (let deals = 0; deals < 3; deals++) scene = played(scene)
    const left = ended(dealt(scene), NOBODY_OPENED)
    expect(shown(left)).toBe('announced')
    const over = played(left)
    expect(shown(over)).toBe('over')
    over.when(deal).isRefused('I.12', 'last-giro-over')
  })

  it('I.12 where only casse are recorded, no further giro is begun', () => {
    const scene = hourOver().give(last(), segretario)
    scene.when(giro(2)).isRefused('I.12', 'last-giro-over')
    hourOver().when(giro(2)).yields({ type: 'giroBegun' })
  })
})
