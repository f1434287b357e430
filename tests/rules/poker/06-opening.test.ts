import { describe, expect, it } from 'vitest'
import { command, ending, handsOf, inPlay, playedTable, playOf, said, speaker } from './play/said'
import { dealt, potOf, resti, restoOf } from './support/colpi'

describe('Art. VI, the opening move by move', () => {
  it('VI.1 a player who is busy elsewhere is passed by the table, and the turn goes to the left neighbour', () => {
    const after = inPlay()
      .when({ type: 'passOpening', table: 'T1', member: 'bianchi', busy: true })
      .yields({ type: 'moveMade', move: { kind: 'pass', member: 'bianchi', busy: true } })
    expect(speaker(after)).toBe('verdi')
  })

  it('VI.1 a player slow with cards in hand has not passed: the neighbour’s word waits, and the slow one is pressed', () => {
    const waiting = said('verdi opens 10')
    expect(speaker(waiting)).toBe('bianchi')
    const pressed = waiting.give({
      type: 'noteAtTable',
      table: 'T1',
      provision: 'VI.1',
      member: 'bianchi',
    })
    expect(playOf(pressed).notes).toEqual([{ provision: 'VI.1', member: 'bianchi' }])
    expect(playOf(said(pressed, 'bianchi passes')).opener).toBe('verdi')
  })

  it('VI.2 when nobody opens the pot stays and the level climbs to kings, never above', () => {
    let scene = playedTable()
    const levels: string[] = []
    for (let colpo = 0; colpo < 4; colpo++) {
      scene = dealt(scene)
      for (const member of playOf(scene).giro) scene = said(scene, `${member} passes`)
      levels.push(scene.table().opening)
    }
    expect(levels).toEqual(['Q', 'K', 'K', 'K'])
    expect(ending(scene)).toEqual({ kind: 'nobody-opened' })
    expect(potOf(scene)).toBe(20)
  })

  it('VI.3 when two open at once the earlier is the opener; the other must play and may not raise', () => {
    const both = said('neri opens 20', 'bianchi opens 10')
    expect(playOf(both)).toMatchObject({ opener: 'bianchi', speaker: 'verdi' })
    const bound = said(both, 'verdi accepts')
    expect(handsOf(bound).neri).toMatchObject({ standing: 'in', put: 10 })
    expect(speaker(bound)).toBe('gialli')
  })

  it('VI.3 when a player between them raises, the second one passes or raises again freely', () => {
    const raised = said('neri opens 20', 'bianchi opens 10', 'verdi raises 30')
    expect(speaker(raised)).toBe('neri')
    expect(handsOf(said(raised, 'neri folds')).neri?.standing).toBe('folded')
    expect(playOf(said(raised, 'neri raises 60')).bet).toBe(60)
  })

  it('VI.4 a discarded opening is shown at the end from the cards kept aside', () => {
    const end = said(
      'bianchi opens, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 5, verdi asks 3',
    )
      .give({ type: 'giveSecondTake', table: 'T1' })
      .give(command('bianchi bets 5'))
      .give(command('verdi folds'))
    const won = said(end, 'bianchi opened-right')
    expect(ending(won)).toMatchObject({ kind: 'won', ranking: [['bianchi']], refund: null })
  })

  it('VI.6 the opening must be shown at the end: the colpo is not settled before that', () => {
    const alone = said('bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds')
    expect(playOf(alone)).toMatchObject({ phase: 'showdown', openingHeld: null })
    alone
      .when({ type: 'judgeColpo', table: 'T1', ranking: [['bianchi']], honours: [] })
      .isRefused('VI.6', 'opening-not-shown')
    expect(restoOf(said(alone, 'bianchi opened-right'), 'bianchi')).toBe(104)
  })

  it('VI.6 the opening is excused when its cards went back into the pack for the draw, and only then', () => {
    const excused = (cards: number) =>
      said(
        'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
        `bianchi asks ${cards}, verdi asks 1, bianchi bets 5, verdi folds`,
      )
    const plea = {
      type: 'showOpening',
      table: 'T1',
      member: 'bianchi',
      held: false,
      excused: true,
    } as const
    excused(0).when(plea).isRefused('VI.6', 'nothing-went-back')
    expect(ending(excused(3).give(plea))).toMatchObject({ kind: 'won', refund: null })
  })

  it('VI.6 a winner who does not show the opening loses the pot; all take their stakes back', () => {
    const void_ = said(
      'bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds, bianchi opened-wrong',
    )
    expect(ending(void_)).toMatchObject({ kind: 'void', provision: 'VI.6' })
    expect(potOf(void_)).toBe(5)
    expect(restoOf(void_, 'bianchi')).toBe(99)
  })

  it('VI.7 an opening without a figure is for the amount of the pot, or for the whole resto if less', () => {
    expect(playOf(said('bianchi opens'))).toMatchObject({ bet: 5, openedFor: 5 })
    const big = said(inPlay({ uscita: 60 }), 'bianchi opens')
    expect(handsOf(big).bianchi).toMatchObject({ put: 300, limit: 340 })
    const short = said(inPlay({ uscita: 25, lowestCard: 6 }), 'bianchi opens')
    expect(playOf(short).bet).toBe(125)
  })

  it('E2 an opening may be for any amount from the cip to the resto', () => {
    const scene = inPlay({ cip: 2 })
    scene.when(command('bianchi opens 1')).isRefused('VI.7', 'too-little', { min: { chips: 2 } })
    scene
      .when(command('bianchi opens 100'))
      .isRefused('III.2', 'above-resto', { max: { chips: 99 } })
    expect(playOf(said(scene, 'bianchi opens 99')).bet).toBe(99)
  })

  it('XI.3 a player who says early that they pass keeps the cards, and the word waits for its turn', () => {
    const early = said('neri passes')
    expect(speaker(early)).toBe('bianchi')
    expect(handsOf(early).neri?.standing).toBe('waiting')
    const reached = said(early, 'bianchi passes, verdi passes')
    expect(handsOf(reached).neri?.standing).toBe('passetto')
    expect(speaker(reached)).toBe('gialli')
  })

  it('VII.1 an early pass falls away when somebody opens first: who holds cards has not passed', () => {
    const opened = said('neri passes', 'bianchi opens 5, verdi accepts')
    expect(speaker(opened)).toBe('neri')
    expect(handsOf(said(opened, 'neri accepts')).neri?.put).toBe(5)
  })

  it('refusals of an opening, in their order', () => {
    playedTable().when(command('bianchi opens 5')).isRefused(null, 'no-play')
    inPlay().when(command('viola opens 5')).isRefused('IV.4', 'not-dealt-in')
    const opened = said('bianchi opens 5')
    opened.when(command('verdi passes')).isRefused('VII.3', 'already-opened')
    opened.when(command('verdi opens 5')).isRefused('VI.3', 'already-opened')
    inPlay()
      .when({ type: 'passOpening', table: 'T1', member: 'neri', busy: true })
      .isRefused('XI.3', 'not-your-turn')
  })

  it('the money of a colpo is right to the chip: pot and stakes go to the winner', () => {
    const after = said(
      'bianchi passes, verdi opens 10, neri accepts, gialli folds, rossi folds, bianchi accepts',
      'bianchi asks 3, verdi asks 3, neri asks 1',
      'verdi bets 20, neri accepts, bianchi folds',
      'verdi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(resti(after.table())).toEqual({
      rossi: 99,
      bianchi: 89,
      verdi: 69,
      neri: 144,
      gialli: 99,
    })
    expect(potOf(after)).toBe(0)
  })
})
