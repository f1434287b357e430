import { describe, expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import {
  colpo,
  dealt,
  ended,
  NOBODY_OPENED,
  parolAmong,
  passata,
  potOf,
  restoOf,
  won,
} from './support/colpi'
import { declare, tableOfFive } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

const deal: GivenCommand = { type: 'deal', table: 'T1', out: [] }
const back = (scene: Scene, member: string) => scene.give({ type: 'comeBack', table: 'T1', member })

/** The player leaves after the first hour, and their seat is held; the others declare, and those named come in. */
function without(member: string, caused: Scene, ...coming: string[]): Scene {
  const leave = { type: 'leave', table: 'T1', member, allowed: false, anyway: false, waive: false }
  const left = caused.after('01:01').give(leave as GivenCommand)
  const others = (left.table().parol?.entitled ?? []).filter((one) => one !== member)
  return others.reduce((so, one) => so.give(declare(one, coming.includes(one))), left)
}

const caused = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))

describe('a player who left before saying whether they play the parol, and comes back', () => {
  it('XIII.2 G8 stays out once a hand of it is dealt, and its players are as they were', () => {
    const hand = dealt(without('gialli', caused(), 'verdi', 'neri'))
    const here = ended(back(hand, 'gialli'), NOBODY_OPENED)
    here
      .when(declare('gialli'))
      .isRefused('XIII.2', 'declares-too-late', { member: { member: 'gialli' } })
    expect(tableView(here.evening, asTable('T1'), here.now)?.parol?.next).toBeNull()
    expect(dealt(here).table().colpo?.players).toEqual(['verdi', 'neri'])
  })

  it('XIII.2 is asked before its first hand, and pays as the others', () => {
    const here = back(without('gialli', caused(), 'verdi', 'neri'), 'gialli')
    here.when(deal).isRefused('XIII.2', 'parol-undeclared', { member: { member: 'gialli' } })
    const entered = here.give(declare('gialli'))
    expect([restoOf(entered, 'gialli'), potOf(entered)]).toEqual([89, 35])
  })

  it('XIII.2 is asked after a hand too, if they caused it: they had put in as much as the others', () => {
    const hand = dealt(without('verdi', caused(), 'neri', 'gialli'))
    const entered = back(ended(hand, NOBODY_OPENED), 'verdi').give(declare('verdi'))
    expect([restoOf(entered, 'verdi'), potOf(entered)]).toEqual([89, 35])
  })

  it('XIII.5 pays what the hands of it have cost since, when a hand ended in parol and another was dealt', () => {
    const hand = dealt(without('verdi', caused(), 'neri', 'gialli'))
    const later = ended(dealt(ended(hand, parolAmong({ neri: 5, gialli: 5 }))), NOBODY_OPENED)
    const entered = back(later, 'verdi').give(declare('verdi'))
    expect([restoOf(entered, 'verdi'), potOf(entered)]).toEqual([84, 50])
  })

  it('XIII.5 pays the difference after a hand too, if they caused it all in for less', () => {
    const short = colpo(tableOfFive(), won({ bianchi: 92, verdi: 92 }, [['verdi']]))
    const all = colpo(short, parolAmong({ neri: 10, gialli: 10, bianchi: 6 }))
    const hand = dealt(without('bianchi', passata(all, 'bianchi'), 'neri', 'gialli'))
    back(hand, 'bianchi').when(declare('bianchi')).isRefused('IV.4', 'colpo-not-settled')
    const here = back(ended(hand, NOBODY_OPENED), 'bianchi')
    expect(restoOf(here.give(declare('bianchi')), 'bianchi')).toBe(96)
  })
})
