import { describe, expect, it } from 'vitest'
import { dealt, declared, potOf, resti, restoOf } from '../support/colpi'
import { ofFirstEdition } from '../support/editions'
import { given } from '../support/given'
import { tavolo } from '../support/people'
import { ending, handsOf, inPlay, playOf, said } from './said'

describe('Art. XV, the partito', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const
  const drawing = (opens = 5) =>
    said(inPlay(), `bianchi opens ${opens}, verdi accepts, neri folds, gialli folds, rossi folds`)

  it('XV.1 when all agree, stakes are taken back and the bare pot is contested', () => {
    const bare = drawing().give(agree, tavolo())
    expect(handsOf(bare)).toMatchObject({ bianchi: { put: 0 }, verdi: { put: 0 } })
    const end = said(
      bare,
      'bianchi asks 1, verdi asks 1, bianchi opened-right',
      'bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104 })
  })

  it('XV.1 there is no partito after a raise, nor when the opening was above the pot', () => {
    given(drawing(6)).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    const raise = said(
      inPlay(),
      'bianchi opens 2, verdi raises 5, neri folds, gialli folds, rossi folds, bianchi accepts',
    )
    given(raise).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    given(drawing().give(agree, tavolo()))
      .when(agree, tavolo())
      .isRefused('XV.1', 'too-late-for-that')
  })
})

describe('Art. XV, the partito by the second reading', () => {
  const agree = { type: 'agreePartito', table: 'T1' } as const

  it('XV.1 it is agreed until the first bet after the draw', () => {
    const arrived = said(
      inPlay(),
      'bianchi opens 5, verdi accepts, neri accepts, gialli folds, rossi folds',
      'bianchi asks 1, verdi asks 1, neri asks 1, bianchi parols',
    )
    const bare = given(arrived).when(agree, tavolo()).yields({ type: 'moveMade' })
    expect(playOf(bare)).toMatchObject({ phase: 'showdown', partito: true })
    const end = said(
      bare,
      'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p, neri mucks',
    )
    expect(resti(end.table())).toMatchObject({ bianchi: 99, verdi: 104, neri: 99 })
    given(said(arrived, 'verdi bets 5'))
      .when(agree, tavolo())
      .isRefused('XV.1', 'too-late-for-that')
    given(ofFirstEdition(arrived)).when(agree, tavolo()).isRefused('XV.1', 'too-late-for-that')
  })

  const raisedAndFolded = (choice = {}) =>
    said(
      inPlay(choice),
      'bianchi opens 2, verdi raises 5, neri accepts, gialli folds, rossi folds, bianchi folds',
    )

  it('setting partitoWhen: no raise and a small opening by default, or either of the two', () => {
    for (const choice of [{}, { partitoWhen: 'both' as const }])
      given(raisedAndFolded(choice)).when(agree, tavolo()).isRefused('XV.1', 'partito-not-now')
    given(raisedAndFolded({ partitoWhen: 'either' }))
      .when(agree, tavolo())
      .yields({ type: 'moveMade' })
    const both = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi raises 12, neri accepts, gialli folds, rossi folds, bianchi folds',
    )
    given(both).when(agree, tavolo()).isRefused('XV.1', 'partito-by-neither')
    const large = said(
      inPlay({ partitoWhen: 'either' }),
      'bianchi opens 6, verdi accepts, neri folds, gialli folds, rossi folds',
    )
    given(large).when(agree, tavolo()).yields({ type: 'moveMade' })
  })

  it('XV.1 the stakes of players who threw their cards stay in the pot contested', () => {
    const bare = raisedAndFolded({ partitoWhen: 'either' }).give(agree, tavolo())
    const end = said(
      bare,
      'verdi asks 1, neri asks 1, bianchi opened-right, verdi shows Kc Kq 9p 8f 6c, neri shows Ac Aq 9c 8q 6p',
    )
    expect(ending(end)).toMatchObject({ partito: true, lost: ['bianchi'] })
    expect(resti(end.table())).toMatchObject({ bianchi: 97, verdi: 99, neri: 106 })
  })
})

describe('Art. XIII, a parol at a table kept move by move', () => {
  const parol = () =>
    said(
      inPlay(),
      'bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds',
      'bianchi asks 3, verdi asks 3, bianchi parols, verdi parols',
    )

  it('XIII.5 G1 when all the remaining players say parol the pot waits; a player who comes in pays their stake', () => {
    const waits = parol()
    expect(ending(waits)).toMatchObject({ kind: 'parol', remainers: ['bianchi', 'verdi'] })
    expect(potOf(waits)).toBe(25)
    const in_ = declared(waits, 'bianchi', 'verdi', 'neri')
    expect(resti(in_.table())).toMatchObject({ bianchi: 89, verdi: 89, neri: 89 })
    expect(potOf(in_)).toBe(35)
  })

  it('XIII.7 the hands of a parol are played move by move too, among those who take part, and open at kings', () => {
    const hand = dealt(declared(parol(), 'bianchi', 'verdi', 'neri'))
    expect(hand.table().colpo).toMatchObject({ opening: 'K', cartaro: 'bianchi', cutter: 'neri' })
    expect(playOf(hand)).toMatchObject({ giro: ['verdi', 'neri', 'bianchi'], pot: 35 })
    const won = said(hand, 'verdi opens, neri folds, bianchi folds, verdi opened-right')
    expect(restoOf(won, 'verdi')).toBe(124)
    expect(dealt(won).table().colpo?.cartaro).toBe('verdi')
    const before = said(
      ofFirstEdition(hand),
      'verdi opens, neri folds, bianchi folds, verdi opened-right',
    )
    expect(dealt(before).table().colpo?.cartaro).toBe('bianchi')
  })

  it('XIII.6 a parol has no uscita and no arrosage; a parol within the parol goes on with the same players', () => {
    const hand = dealt(declared(parol(), 'bianchi', 'verdi', 'neri'))
    const again = said(
      hand,
      'verdi opens 5, neri accepts, bianchi folds, verdi asks 1, neri asks 1, verdi parols, neri parols',
    )
    expect(again.table().parol).toMatchObject({ quota: 5, remainers: ['verdi', 'neri'] })
    const next = dealt(again)
    expect(playOf(next)).toMatchObject({ giro: ['neri', 'bianchi', 'verdi'], pot: 50 })
    expect(restoOf(next, 'rossi')).toBe(99)
  })
})
