import { describe, expect, it } from 'vitest'
import { colpo, dealt, resti, restoOf, won } from '../support/colpi'
import { command, ending, handsOf, inPlay, playedTable, playOf, said } from './said'

describe('short players at a table kept move by move', () => {
  it('III.5 C2 a player who comes in with less than the pot draws the passate that reach it', () => {
    const scene = inPlay({ uscita: 60 })
    expect(playOf(scene)).toMatchObject({ pot: 300 })
    const won = said(
      scene,
      'bianchi opens 340, verdi folds, neri folds, gialli folds, rossi folds, bianchi opened-right',
    )
    expect(won.player('bianchi').casse.at(-1)).toMatchObject({
      chips: 300,
      reason: 'ricostituzione',
    })
    expect(restoOf(won, 'bianchi')).toBe(640)
    expect(resti(won.table())).toMatchObject({ verdi: 40, rossi: 40 })
  })

  it('III.7 C4 a player all’altezza bets up to the largest resto; a loss beyond their chips is a cassa', () => {
    const richer = said(
      'bianchi opens 99, verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 0, verdi asks 0',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(ending(richer)).toMatchObject({ ranking: [['verdi'], ['bianchi']] })
    const marked = richer.give({ type: 'setAllAltezza', table: 'T1', member: 'neri', on: true })
    const next = marked.give({ type: 'deal', table: 'T1', out: ['bianchi'] })
    expect(handsOf(next).neri?.limit).toBe(202)
    const lost = said(
      next,
      'verdi passes, neri opens 150, gialli folds, rossi folds, verdi accepts',
      'verdi asks 0, neri asks 0',
      'neri parols, verdi bets 52, neri accepts',
      'neri opened-right, neri shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(restoOf(lost, 'verdi')).toBe(408)
    expect(lost.player('neri').casse.at(-1)).toMatchObject({ chips: 200, reason: 'altezza' })
  })

  it('E8 E2 the cip is the least opening or bet, but a whole resto below it is enough', () => {
    const lost = won({ bianchi: 93, verdi: 93 }, [['verdi']])
    const poor = dealt(colpo(playedTable({ cip: 10 }), lost), 'verdi')
    expect(restoOf(poor, 'bianchi')).toBe(5)
    const opened = said(poor, 'neri passes, gialli passes, rossi passes')
    opened.when(command('bianchi opens 4')).isRefused('VI.7', 'too-little', { min: { chips: 5 } })
    expect(playOf(said(opened, 'bianchi opens 5')).bet).toBe(5)
    const arrived = said(
      inPlay({ cip: 10 }),
      'bianchi opens 92, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0',
    )
    arrived.when(command('bianchi bets 6')).isRefused('XI.4', 'too-little', { min: { chips: 7 } })
    expect(playOf(said(arrived, 'bianchi bets 7')).bet).toBe(7)
    const rich = said(
      inPlay({ cip: 10 }),
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 0, verdi asks 0',
    )
    rich.when(command('bianchi bets 9')).isRefused('XI.4', 'too-little', { min: { chips: 10 } })
  })

  it('IV.5 a player who was away pays late while nobody has opened and their turn has not passed', () => {
    const away = dealt(playedTable().give({ type: 'goAway', table: 'T1', member: 'verdi' }))
    const back = said(away, 'bianchi passes').give({
      type: 'comeBack',
      table: 'T1',
      member: 'verdi',
    })
    const pay = { type: 'payUscita', table: 'T1', member: 'verdi' } as const
    const joined = back.when(pay).yields({ type: 'uscitaPaidLate' })
    expect(playOf(joined)).toMatchObject({ speaker: 'verdi', pot: 5 })
    expect(handsOf(joined).verdi).toMatchObject({ standing: 'waiting', limit: 99 })
    said(back, 'neri passes').when(pay).isRefused('IV.5', 'too-late-to-speak')
    said(back, 'neri opens 5').when(pay).isRefused('IV.5', 'too-late-to-speak')
  })
})
