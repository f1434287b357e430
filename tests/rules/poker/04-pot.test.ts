import { describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { DIVARIO } from '@/rules/poker/money/accounts'
import { netOf } from '@/rules/poker/money/resti'
import { segretario } from '@/simulate/actors'
import { handsOf, inPlay, playOf, said } from './play/said'
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
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

const answers = (member: string, chips: number, named: string | null = null) =>
  ({ type: 'answerForChange', table: 'T1', member, chips, named }) as const
const divarioOf = (scene: Scene) => scene.table().accounts[DIVARIO] ?? 0

describe('IV.3, change from an incomplete pot', () => {
  it('IV.3 a player who made change and named nobody puts in the missing chips from their resto', () => {
    const after = dealt(tableOfFive())
      .when(answers('neri', 2))
      .yields({ type: 'changeAnswered', changedBy: 'neri', member: 'neri', chips: 2 })
    expect(restoOf(after, 'neri')).toBe(97)
    expect(potOf(after)).toBe(5)
    expect(netOf(after.table(), asMember('neri'))).toBe(-2)
  })

  it('IV.3 the sector where the chips lay shows at the count, and the tableau still balances', () => {
    const short = dealt(tableOfFive()).give(answers('neri', 2))
    expect(divarioOf(short)).toBe(2)
    const played = ended(short, won({}, [['verdi']]))
    expect(restoOf(played, 'verdi')).toBe(104)
    const counting = played.give({ type: 'beginCount', table: 'T1' }, segretario)
    const onTheTable = { rossi: 99, bianchi: 101, verdi: 104, neri: 97, gialli: 99 }
    const counted = Object.entries(onTheTable).reduce<Scene>(
      (scene, [member, chips]) =>
        scene.give({ type: 'countResto', table: 'T1', member, chips }, segretario),
      counting,
    )
    const agreed = counted.give({ type: 'resumePlay', table: 'T1' }, segretario)
    expect(divarioOf(agreed)).toBe(0)
    const closed = counted.give({ type: 'closeTableau', table: 'T1', settleBy: 'desk' }, segretario)
    expect(closed.table().tableau).toMatchObject({ imbalance: 0 })
  })

  it('IV.3 the sector that the player names puts in the chips: it had kept a sum already charged to its resto', () => {
    const after = dealt(tableOfFive())
      .when(answers('neri', 1, 'bianchi'))
      .yields({
        type: 'changeAnswered',
        changedBy: 'neri',
        member: 'bianchi',
        transfers: [
          { from: 'pot', to: 'resto:bianchi', chips: 1 },
          { from: 'resto:bianchi', to: 'pot', chips: 1 },
        ],
      })
    expect([restoOf(after, 'neri'), restoOf(after, 'bianchi'), potOf(after)]).toEqual([99, 99, 5])
    expect(divarioOf(after)).toBe(0)
  })

  it('IV.3 a pot that stayed may also be found short between two colpi', () => {
    const stayed = colpo(tableOfFive(), NOBODY_OPENED)
    const after = stayed.give(answers('neri', 5))
    expect([restoOf(after, 'neri'), potOf(after)]).toEqual([94, 5])
  })

  it('IV.3 in a colpo kept move by move the player has so much less to play with, and the words said stand', () => {
    const scene = said('bianchi opens 10, verdi accepts').give(answers('neri', 4))
    expect(playOf(scene)).toMatchObject({ speaker: 'neri', bet: 10 })
    expect(handsOf(scene).neri?.limit).toBe(95)
    expect(playOf(scene).moves).toHaveLength(2)
    expect(handsOf(said(scene, 'neri raises 95')).neri?.put).toBe(95)
  })

  it('IV.3 in a colpo taken back, a passata taken since is not what they have to play with', () => {
    const again = (uscita: number) => {
      const opened = said(inPlay({ uscita }), 'bianchi opens 60', 'verdi folds, neri accepts')
      const over = opened.give({ type: 'annul', table: 'T1', provision: 'V.6', why: '' })
      const reopened = { type: 'reopenColpo', table: 'T1', colpo: 1, why: '' } as const
      return passata(over, 'neri').give(reopened)
    }
    const limit = (uscita: number, chips: number) =>
      handsOf(again(uscita).give(answers('neri', chips))).neri?.limit
    expect(limit(1, 4)).toBe(95)
    // More than they had: nothing of it is left, and they answer for one passata.
    expect(limit(20, 90)).toBe(100)
  })

  it('IV.3 no player answers for more than the pot holds or for more than their own resto', () => {
    const scene = said(inPlay({ uscita: 20 }), 'bianchi opens 60')
    scene
      .when(answers('neri', 101))
      .isRefused('IV.3', 'pot-too-small-for-that', { chips: { chips: 101 }, pot: { chips: 100 } })
    scene.when(answers('viola', 1)).isRefused('IV.3', 'no-sector-here')
    scene
      .when(answers('bianchi', 21))
      .isRefused('IV.3', 'cannot-answer', { member: { member: 'bianchi' }, missing: { chips: 1 } })
    scene.when(answers('bianchi', 20)).yields({ type: 'changeAnswered' })
  })
})

describe('IV.5, the uscita paid late', () => {
  const away = (scene: Scene, member: string) => scene.give({ type: 'goAway', table: 'T1', member })
  const back = (scene: Scene, member: string) =>
    scene.give({ type: 'comeBack', table: 'T1', member })

  it('IV.5 XIII.1 a player back late is of its parol where they paid for the pot, not where the cartaro’s uscita made it (D11)', () => {
    for (const uscitaMode of ['tutti', 'cartaro'] as const) {
      const inPlay = dealt(away(tableOfFive({ uscitaMode }), 'verdi'))
      const pay = { type: 'payUscita', table: 'T1', member: 'verdi' } as const
      const late = ended(back(inPlay, 'verdi').give(pay), parolAmong({ verdi: 10, neri: 10 }))
      expect(late.table().parol?.entitled.includes(asMember('verdi'))).toBe(uscitaMode === 'tutti')
      const stayed = colpo(tableOfFive({ uscitaMode }), NOBODY_OPENED)
      const again = back(dealt(away(stayed, 'verdi')), 'verdi').give(pay)
      const parol = ended(again, parolAmong({ verdi: 10, neri: 10 })).table().parol
      expect(parol?.entitled).toContain('verdi')
    }
  })
})
