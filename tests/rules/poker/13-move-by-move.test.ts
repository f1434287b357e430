import { describe, expect, it } from 'vitest'
import { ending, playOf, said } from './play/said'
import { dealt, declared, potOf, resti, restoOf } from './support/colpi'
import { ofFirstEdition } from './support/editions'

describe('Art. XIII, a parol at a table kept move by move', () => {
  const parol = () =>
    said(
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
