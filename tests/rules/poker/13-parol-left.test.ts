import { describe, expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { colpo, dealt, parolAmong, potOf, restoOf } from './support/colpi'
import { given } from './support/given'
import { tavolo } from './support/people'
import { type Choice, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const declare = (member: string, takesPart = true) =>
  ({ type: 'declareParol', table: 'T1', member, in: takesPart }) as const

describe('a parol whose players have left (G9)', () => {
  const quit = (member: string) =>
    ({ type: 'leave', table: 'T1', member, allowed: false, anyway: true, waive: true }) as const
  const caused = (choice: Choice = {}) =>
    colpo(tableOfFive(choice), parolAmong({ verdi: 10, neri: 10 }))
  const out = (scene: Scene, ...members: string[]) =>
    members.reduce((so, member) => so.give(declare(member, false), tavolo()), scene)
  /** Verdi and neri, who caused it, play the parol; the others do not. */
  const between = (choice: Choice = {}) =>
    out(
      caused(choice).give(declare('verdi'), tavolo()).give(declare('neri'), tavolo()),
      ...['gialli', 'rossi', 'bianchi'],
    )

  it('XIII.2 goes to the only one left, and the others play an ordinary colpo from the cartaro who was due', () => {
    const over = given(between())
      .when(quit('verdi'), tavolo())
      .yields(
        { type: 'playerLeft' },
        { type: 'vacancyOpened' },
        { type: 'parolEnded', takers: ['neri'], opening: 'J' },
      )
    expect([potOf(over), restoOf(over, 'neri')]).toEqual([0, 99 - 10 + 25])
    const moved = { colpo: 1, transfers: [{ from: 'pot', to: 'resto:neri', chips: 25 }] }
    expect(tableView(over.evening, asTable('T1'), over.now)?.toMove).toEqual([moved])
    const reopen = { type: 'reopenColpo', table: 'T1', colpo: 1, why: '' } as const
    given(over).when(reopen, tavolo()).isRefused(null, 'nothing-to-take-back')
    const next = dealt(over)
    expect(next.table().colpo).toMatchObject({ cartaro: 'bianchi', parolOf: null, pot: 4 })
  })

  it('XIII.1 is shared by those in it when nobody is left, and the players who did not come in have no part', () => {
    const left = caused().give(quit('verdi'), tavolo()).give(quit('neri'), tavolo())
    expect(left.table().parol).not.toBeNull()
    const one = out(left, 'gialli', 'rossi')
    const over = given(one)
      .when(declare('bianchi', false), tavolo())
      .yields({ type: 'parolDeclared' }, { type: 'parolEnded', takers: ['verdi', 'neri'] })
    expect(['verdi', 'neri', 'gialli'].map((member) => restoOf(over, member))).toEqual([
      102, 101, 99,
    ])
  })

  it('II.7 lets a table that has become too small dissolve', () => {
    given(between({ minimumPlayers: 5 }))
      .when(quit('verdi'), tavolo())
      .yields(
        { type: 'playerLeft' },
        { type: 'vacancyOpened' },
        { type: 'parolEnded' },
        { type: 'tableDissolved' },
        { type: 'precedenceEnded' },
      )
  })

  it('I.10 comes by the clock when the half hour of those away is over', () => {
    const away = between().with('verdi').away('00:00').with('neri').away('00:00')
    given(away)
      .when({ type: 'deal', table: 'T1', out: [] }, tavolo())
      .isRefused('XIII.2', 'participants-away')
    const over = away.waiting('00:31')
    expect([over.table().parol, potOf(over)]).toEqual([null, 0])
    given(over)
      .when({ type: 'deal', table: 'T1', out: [] }, tavolo())
      .yields({ type: 'vacanciesClosed' }, { type: 'colpoDealt' })
  })

  it('XIII.1 goes on while two of its players are there', () => {
    const three = out(
      ['verdi', 'neri', 'gialli'].reduce((so, one) => so.give(declare(one), tavolo()), caused()),
      ...['rossi', 'bianchi'],
    )
    const two = three.give(quit('neri'), tavolo())
    expect(two.table().parol).not.toBeNull()
    expect(dealt(two).table().colpo?.players).toEqual(['gialli', 'verdi'])
  })
})
