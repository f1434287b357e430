import { describe, expect, it } from 'vitest'
import { dealt, resti, restoOf } from '../support/colpi'
import { given } from '../support/given'
import { tavolo } from '../support/people'
import { ending, inPlay, playedTable, playOf, said } from './said'

describe('short players at a table kept move by move', () => {
  it('III.5 C2 who comes in with less than the pot draws the passate that reach it', () => {
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

  it('III.7 C4 who is all’altezza bets up to the largest resto; what he loses beyond his chips is a cassa', () => {
    const richer = said(
      inPlay(),
      'bianchi opens 99, verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 0, verdi asks 0',
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(ending(richer)).toMatchObject({ ranking: [['verdi'], ['bianchi']] })
    const marked = richer.give(
      { type: 'setAllAltezza', table: 'T1', member: 'neri', on: true },
      tavolo(),
    )
    const next = marked.give({ type: 'deal', table: 'T1', out: ['bianchi'] }, tavolo())
    expect(playOf(next).hands.neri?.limit).toBe(202)
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

  it('IV.5 who was away pays late while nobody has opened and the word has not passed him', () => {
    const away = dealt(
      playedTable().give({ type: 'goAway', table: 'T1', member: 'verdi' }, tavolo()),
    )
    const back = said(away, 'bianchi passes').give(
      { type: 'comeBack', table: 'T1', member: 'verdi' },
      tavolo(),
    )
    const pay = { type: 'payUscita', table: 'T1', member: 'verdi' } as const
    const joined = given(back).when(pay, tavolo()).yields({ type: 'uscitaPaidLate' })
    expect(playOf(joined)).toMatchObject({ speaker: 'verdi', pot: 5 })
    expect(playOf(joined).hands.verdi).toMatchObject({ standing: 'waiting', limit: 99 })
    given(said(back, 'neri passes')).when(pay, tavolo()).isRefused('IV.5', 'too-late-to-speak')
    given(said(back, 'neri opens 5')).when(pay, tavolo()).isRefused('IV.5', 'too-late-to-speak')
  })
})
