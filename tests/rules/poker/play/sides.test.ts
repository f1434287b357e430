import { describe, expect, it } from 'vitest'
import { dealt, passata, potOf, resti } from '../support/colpi'
import type { Scene } from '../support/scene'
import { ending, playedTable, playOf, said } from './said'

/** Resti 100, 200 and 300: bianchi is the poorest, then verdi, then neri. */
const unequal = (choice = {}): Scene =>
  dealt(
    passata(passata(playedTable({ passataConfirmedBy: 'tavolo', ...choice }), 'verdi'), 'neri', 2),
  )

describe('C3, all in: side pots by resto', () => {
  const allIn = (choice = {}) =>
    said(
      unequal(choice),
      'bianchi opens 99, verdi raises 199, neri raises 299, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0',
    )

  it('C3 with nobody left to bet the hands are shown at once', () => {
    expect(playOf(allIn())).toMatchObject({ phase: 'showdown', speaker: null, raises: 2 })
  })

  it('C3 each wins only the amount they covered, and an unmatched amount goes back', () => {
    const end = said(
      allIn(),
      'bianchi opened-right, neri shows Qc Qq 9p 8f 6c',
      'bianchi shows Ac Aq 9c 8q 6p, verdi shows Kc Kq 9q 8c 6q',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 302, verdi: 200, neri: 100 })
    expect(potOf(end)).toBe(0)
  })

  it('C3 the hands are shown too when only one has chips left: nobody could answer a bet, and it is no parol', () => {
    const scene = said(
      unequal(),
      'bianchi opens 99, verdi folds, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, neri asks 0',
    )
    expect(playOf(scene)).toMatchObject({ phase: 'showdown', parol: false })
    const three = said(
      unequal(),
      'bianchi opens 99, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0',
    )
    expect(playOf(three)).toMatchObject({ phase: 'arrival', speaker: 'verdi' })
  })

  it('XII.4 a side amount whose contenders all threw their cards goes to the last of them', () => {
    const end = said(allIn(), 'bianchi opened-right, neri mucks, verdi mucks')
    expect(resti(end.table())).toMatchObject({ bianchi: 302, verdi: 200, neri: 100 })
  })

  it('C3 the three kinds of scala reale share the main pot, but only the two contenders compare for the side', () => {
    const end = said(
      allIn({ onori: 'nessuno' }),
      'bianchi opened-right, neri shows Kc Qc Jc 10c 9c',
      'bianchi shows Aq 6q 7q 8q 9q, verdi shows Af Kf Qf Jf 10f',
    )
    expect(ending(end)).toMatchObject({
      ranking: [['bianchi', 'verdi', 'neri']],
      sides: [{ upTo: 199, winners: ['verdi'] }],
    })
    // 302 in three parts: 102, 100, 100. The side of 200 goes to verdi: a massima beats the media.
    expect(resti(end.table())).toMatchObject({ bianchi: 102, verdi: 300, neri: 200 })
  })

  it('IX.7 the amount that only players put out had covered goes to those who are left', () => {
    const out = (scene: Scene, member: string) =>
      scene.give({ type: 'reportDrawError', table: 'T1', member, error: 'too-many-cards' })
    const scene = said(
      unequal(),
      'bianchi opens 99, verdi raises 199, neri accepts, gialli folds, rossi folds',
    )
    const end = said(out(out(scene, 'verdi'), 'neri'), 'bianchi opened-right')
    expect(resti(end.table())).toMatchObject({ bianchi: 502, verdi: 0, neri: 100 })
  })

  it('IX.7 the amount that only players put out had covered goes to the winner of the layer below it, not the pot', () => {
    const rich = ['verdi', 'neri'].reduce<Scene>((so, of) => passata(so, of), playedTable())
    const five = dealt(['gialli', 'rossi'].reduce<Scene>((so, of) => passata(so, of, 2), rich))
    const scene = said(
      five,
      'bianchi opens 99, verdi raises 199, neri accepts, gialli raises 299, rossi accepts',
    )
    const out = ['gialli', 'rossi'].reduce<Scene>((so, of) => putOut(so, of), scene)
    const end = said(
      out,
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi opened-right',
      'bianchi shows Ac Aq 9c 8q 6p, verdi shows Kc Kq 9q 8c 6q, neri shows Qc Qq 9p 8f 6c',
    )
    // 5, and 99 from each of the five; 100 from each of four, and the 100 that only the two put out had covered.
    expect(resti(end.table())).toEqual({ bianchi: 500, verdi: 600, neri: 0, gialli: 0, rossi: 0 })
  })

  const putOut = (
    scene: Scene,
    member: string,
    error: 'too-many-cards' | 'looked-first' = 'too-many-cards',
  ) => scene.give({ type: 'reportDrawError', table: 'T1', member, error })
  const aboveAll = () =>
    said(
      unequal(),
      'bianchi opens 10, verdi accepts, neri raises 299, gialli folds, rossi folds, bianchi folds',
      'verdi accepts',
    )

  it('IX.7 IX.8 a player put out also loses the unmatched amount: it goes to the winners below', () => {
    for (const error of ['too-many-cards', 'looked-first'] as const) {
      const end = said(putOut(aboveAll(), 'neri', error), 'bianchi opened-right')
      expect(ending(end)).toMatchObject({ lost: ['neri'] })
      expect(resti(end.table())).toMatchObject({ bianchi: 89, verdi: 513, neri: 0 })
      expect(potOf(end)).toBe(0)
    }
  })

  it('C3 a player who stays takes back the unmatched amount, also when another was put out', () => {
    const end = said(putOut(aboveAll(), 'verdi'), 'bianchi opened-right')
    expect(resti(end.table())).toMatchObject({ bianchi: 89, verdi: 0, neri: 513 })
  })

  it('IX.7 XV.1 a partito of the others does not return the stake of a player put out', () => {
    const drawing = said(
      dealt(playedTable()),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
    )
    const agreed = putOut(drawing, 'neri').give({ type: 'agreePartito', table: 'T1' })
    const end = said(
      agreed,
      'bianchi asks 0, verdi asks 0, bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi mucks',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 109, verdi: 99, neri: 94 })
  })

  it('IX.7 a bet that nobody had answered yet is lost too', () => {
    const scene = said(
      dealt(playedTable()),
      'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0, bianchi parols, verdi parols, neri bets 20',
    )
    const out = putOut(scene, 'neri')
    const folded = said(out, 'bianchi folds')
    const end = said(folded, 'bianchi opened-right')
    expect(resti(end.table())).toMatchObject({ verdi: 144, neri: 69, bianchi: 89 })
  })

  it('C3 where the table judges the hands, it is asked about a side amount that nobody was named for', () => {
    const scene = said(allIn(), 'bianchi opened-right')
    const judge = (...ranking: string[][]) => ({
      type: 'judgeColpo' as const,
      table: 'T1',
      ranking,
      honours: [],
    })
    scene
      .when(judge(['bianchi']))
      .isRefused('XII.4', 'side-amount-unclaimed', { chips: { chips: 200 } })
    const end = scene.give(judge(['bianchi'], ['neri']))
    expect(resti(end.table())).toMatchObject({ bianchi: 302, neri: 300, verdi: 0 })
  })

  it('VI.5 a player who opened wrongly takes no side amount either', () => {
    const scene = said(
      dealt(passata(passata(playedTable(), 'bianchi'), 'neri', 1)),
      'bianchi opens 199, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0, neri asks 0',
      'bianchi opened-wrong, verdi holds-nothing, neri holds-nothing',
      'bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p, neri shows Qc Qq 9q 8c 6q',
    )
    expect(ending(scene)).toMatchObject({ refund: 'bianchi' })
    expect(resti(scene.table())).toMatchObject({ verdi: 302, neri: 200 })
  })
})
