import { describe, expect, it } from 'vitest'
import { ending, handsOf, inPlay, playOf, said } from './play/said'
import { resti } from './support/colpi'
import { ofFirstEdition } from './support/editions'

describe('Art. XV, the partito', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const
  const drawing = (opens = 5) =>
    said(`bianchi opens ${opens}, verdi accepts, neri folds, gialli folds, rossi folds`)

  it('XV.1 when all agree, stakes are taken back and the bare pot is contested', () => {
    const bare = drawing().give(agree)
    expect(handsOf(bare)).toMatchObject({ bianchi: { put: 0 }, verdi: { put: 0 } })
    const end = said(
      bare,
      'bianchi asks 1, verdi asks 1, bianchi opened-right',
      'bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104 })
  })

  it('XV.1 there is no partito after a raise, nor when the opening was above the pot', () => {
    drawing(6).when(agree).isRefused('XV.1', 'partito-not-now')
    const raise = said(
      'bianchi opens 2, verdi raises 5, neri folds, gialli folds, rossi folds, bianchi accepts',
    )
    raise.when(agree).isRefused('XV.1', 'partito-not-now')
    drawing().give(agree).when(agree).isRefused('XV.1', 'too-late-for-that')
  })
})

describe('Art. XV, the partito by the second reading', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const

  it('XV.1 it is agreed until the first bet after the draw', () => {
    const arrived = said(
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols',
    )
    const bare = arrived.when(agree).yields({ type: 'moveMade' })
    expect(playOf(bare)).toMatchObject({ phase: 'showdown', partito: true })
    const end = said(
      bare,
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p, neri mucks',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104, neri: 99 })
    said(arrived, 'verdi bets 5').when(agree).isRefused('XV.1', 'too-late-for-that')
    ofFirstEdition(arrived).when(agree).isRefused('XV.1', 'too-late-for-that')
  })

  const raisedAndFolded = (choice = {}) =>
    said(
      inPlay(choice),
      'bianchi opens 2, verdi raises 5, neri accepts, gialli folds, rossi folds, bianchi folds',
    )

  it('setting partitoWhen: no raise and a small opening by default, or either of the two', () => {
    for (const choice of [{}, { partitoWhen: 'both' as const }])
      raisedAndFolded(choice).when(agree).isRefused('XV.1', 'partito-not-now')
    raisedAndFolded({ partitoWhen: 'either' }).when(agree).yields({ type: 'moveMade' })
    const both = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi raises 12, neri accepts, gialli folds, rossi folds, bianchi folds',
    )
    both.when(agree).isRefused('XV.1', 'partito-by-neither')
    const large = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi accepts, neri folds, gialli folds, rossi folds',
    )
    large.when(agree).yields({ type: 'moveMade' })
  })

  it('XV.1 the stakes of players who threw their cards stay in the pot contested', () => {
    const bare = raisedAndFolded({ partitoWhen: 'either' }).give(agree)
    const end = said(
      bare,
      'verdi asks 1, neri asks 1, bianchi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(ending(end)).toMatchObject({ partito: true, lost: ['bianchi'] })
    expect(resti(end.table())).toMatchObject({ bianchi: 97, verdi: 99, neri: 106 })
  })
})
