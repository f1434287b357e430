import { describe, expect, it } from 'vitest'
import { progressOf } from '@/rules/poker/frame/progress'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import { inPlay, said } from './play/said'
import { colpo, dealt, declared, ended, parolAmong, won } from './support/colpi'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const reopen = (number: number) =>
  ({ type: 'reopenColpo', table: 'T1', colpo: number, why: '' }) as const
const viewOf = (scene: Scene) => tableView(scene.evening, asTable('T1'), scene.now)
const takeBack = (number: number) => ({ type: 'takeBackDeal', table: 'T1', colpo: number }) as const

describe('a deal entered by mistake, until a card is recorded', () => {
  const same = (one: Scene, other: Scene) => {
    const { vacancies: _, deals: __, ...was } = one.table()
    expect(other.table()).toMatchObject(was)
  }

  it('V.4 it is taken back with every chip where it was, and another is given', () => {
    const before = colpo(tableOfFive(), won({ verdi: 5 }, [['verdi']]))
    const mistaken = dealt(before, 'gialli')
    const again = mistaken.when(takeBack(2)).yields({ type: 'dealTakenBack' })
    same(before, again)
    const { deals, ...right } = dealt(again).table()
    const { deals: once, ...direct } = dealt(before).table()
    expect(right).toEqual(direct)
    expect(deals).toBe(once + 1)
    again.when(reopen(1)).yields({ type: 'colpoReopened' })
    expect(viewOf(mistaken)?.offers.some(({ type }) => type === 'takeBackDeal')).toBe(true)
  })

  it('XIII.3 in a parol, with what its players had paid', () => {
    const parol = declared(
      colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 })),
      ...['verdi', 'neri', 'gialli'],
    )
    const again = dealt(parol, 'gialli').give(takeBack(2))
    same(parol, again)
    expect(dealt(again).table().colpo?.players).toContain('gialli')
  })

  it('V.3 with the charge of an absent cartaro and the giro', () => {
    const away = tableOfFive().afterColpi(5).with('rossi').away('00:00')
    const mistaken = dealt(away)
    expect(mistaken.player('rossi').absenceCharged).toBe(true)
    same(away, mistaken.give(takeBack(6)))
  })

  it('V.1 the first deal too: the game has begun, and is dealt as the first', () => {
    const again = dealt(tableOfFive()).give(takeBack(1))
    expect(dealt(again).table()).toMatchObject({ giro: 1, colpo: { number: 1, cartaro: 'rossi' } })
  })

  it('N3 not once a word was said, another colpo is meant, or a dispute about it was decided', () => {
    for (const one of [said('bianchi passes'), said('verdi opens 10')])
      one.when(takeBack(1)).isRefused(null, 'nothing-to-take-back')
    inPlay().when(takeBack(2)).isRefused(null, 'nothing-to-take-back')
    tableOfFive().when(takeBack(1)).isRefused(null, 'nothing-to-take-back')
    const noted = {
      type: 'noteAtTable',
      table: 'T1',
      provision: 'VI.1',
      member: 'bianchi',
    } as const
    inPlay().give(noted).when(takeBack(1)).isRefused(null, 'nothing-to-take-back')
    const again = colpo(tableOfFive(), won({}, [['verdi']])).give(reopen(1))
    again.when(takeBack(1)).isRefused(null, 'nothing-to-take-back')
    const about = { colpo: 1, about: 'Le carte', provision: null, contenders: ['rossi', 'bianchi'] }
    const disputed = inPlay().give({ type: 'openDispute', table: 'T1', ...about })
    disputed.when(takeBack(1)).isRefused('XVII.1', 'dispute-open')
    const decided = ['verdi', 'neri'].reduce<Scene>(
      (so, member) =>
        so.give({ type: 'voteDispute', table: 'T1', dispute: 1, member, inFavourOf: 'rossi' }),
      disputed,
    )
    decided.when(takeBack(1)).isRefused(null, 'nothing-to-take-back')
    inPlay().when(takeBack(1)).yields({ type: 'dealTakenBack' })
    const withdrawn = disputed.give({ type: 'withdrawDispute', table: 'T1', dispute: 1 })
    const earlier = dealt(ended(decided, won({}, [['verdi']])))
    for (const [one, number] of [
      [withdrawn, 1],
      [earlier, 2],
    ] as const)
      one.when(takeBack(number)).yields({ type: 'dealTakenBack' })
  })

  it('N3 a correction in between ends the right to reopen the colpo before', () => {
    const before = colpo(tableOfFive(), won({ verdi: 5 }, [['verdi']]))
    const correct = {
      type: 'correctColpo',
      table: 'T1',
      colpo: 1,
      outcome: won({ verdi: 5 }, [['neri']]),
      why: 'Neri',
    } as const
    const again = dealt(before).give(correct).give(takeBack(2))
    again.when(reopen(1)).isRefused(null, 'nothing-to-take-back')
  })

  it('V.4 a command given upon the mistaken deal does not reach the right one', () => {
    const mistaken = dealt(tableOfFive())
    const seen = progressOf(mistaken.table())
    const right = dealt(mistaken.give(takeBack(1)), 'gialli')
    const result = { type: 'recordColpo', table: 'T1', outcome: won({}, [['verdi']]) } as const
    for (const command of [takeBack(1), result])
      right.seeing(seen).when(command).isRefused(null, 'said-since')
    right.seeing(progressOf(right.table())).when(result).yields({ type: 'colpoSettled' })
    const { colpo: number, words } = seen
    right.seeing({ colpo: number, words }).when(takeBack(1)).yields({ type: 'dealTakenBack' })
  })
})
