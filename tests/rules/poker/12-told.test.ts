import { describe, expect, it } from 'vitest'
import { preview } from '@/rules/poker/colpo/preview'
import { middleOf } from '@/rules/poker/money/resti'
import type { RecordedOutcome } from '@/rules/poker/state/colpo'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import {
  colpo,
  dealt,
  declared,
  type GivenOutcome,
  parolAmong,
  potOf,
  restoOf,
  won,
} from './support/colpi'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const record = (outcome: GivenOutcome) => ({ type: 'recordColpo', table: 'T1', outcome }) as const
const correct = (outcome: GivenOutcome) =>
  ({ type: 'correctColpo', table: 'T1', colpo: 1, outcome, why: 'un altro' }) as const

describe('the figures that the tablet tells of a colpo in play', () => {
  const told = (scene: Scene, outcome: GivenOutcome) => {
    const view = tableView(scene.evening, asTable('T1'), scene.now)
    if (!view?.colpo) throw new Error('no colpo')
    return preview(view.settings, view.colpo, outcome as RecordedOutcome)
  }

  it('III.2 N3 an earlier colpo put right since the deal counts in it, as in the result', () => {
    const ten = { verdi: 10, neri: 10 }
    const hand = dealt(colpo(tableOfFive(), won(ten, [['neri']])))
    const outcome = won({ verdi: 113, neri: 88 }, [['verdi'], ['neri']])
    expect(told(hand, outcome)).toMatchObject({ refusal: { code: 'put-above-resto' } })
    const right = hand.give(correct(won(ten, [['verdi']])))
    expect(told(right, outcome)).toMatchObject({ net: { verdi: 93, neri: -88 }, refusal: null })
    const over = right.give(record(outcome))
    expect([restoOf(over, 'verdi'), restoOf(over, 'neri')]).toEqual([113 + 93, 0])
  })

  it('III.5 N3 a player who has the pot by that correction alone answers for no passata', () => {
    const lost = { verdi: 80, neri: 80 }
    const hand = dealt(colpo(tableOfFive({ uscita: 8 }), won(lost, [['neri']])))
    expect(restoOf(hand, 'verdi')).toBeLessThan(potOf(hand))
    const right = hand.give(correct(won(lost, [['verdi']])))
    const over = right.give(record(won({ verdi: 2, neri: 2 }, [['neri']])))
    expect(over.player('verdi').casse).toHaveLength(1)
  })

  it('XIII.4 the minor pots of a parol stay in the middle', () => {
    const caused = declared(
      colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 })),
      'verdi',
      'neri',
    )
    const hand = dealt(caused.give({ type: 'splitParol', table: 'T1', parts: 2 }))
    const outcome = won({}, [['neri']])
    expect(told(hand, outcome)).toMatchObject({ left: 12 })
    expect(middleOf(hand.give(record(outcome)).table())).toBe(12)
  })
})
