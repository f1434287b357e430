import { describe, expect, it } from 'vitest'
import { stubOf } from '@/rules/poker/play/stub'
import { playOf, said } from './said'

const drawn = (...asks: string[]) =>
  playOf(
    said('bianchi opens 10, verdi accepts, neri accepts, gialli accepts, rossi accepts', ...asks),
  )

describe('IX.10 F2, the mazzo at the draw', () => {
  it('IX.10 thirty-six cards without five hands leave a mazzo of eleven', () => {
    expect(stubOf(drawn(), 6, 5)).toEqual({ left: 11, heap: 0, rebuiltFor: null })
  })

  it('IX.10 the mazzo is rebuilt from the discards when a request exceeds the cards left', () => {
    const play = drawn('bianchi asks 3, verdi asks 3, neri asks 3, gialli asks 3')
    expect(stubOf(play, 6, 5)).toEqual({ left: 8, heap: 3, rebuiltFor: 'gialli' })
  })

  it('IX.2 second cards are given after everybody’s first', () => {
    const play = drawn('bianchi asks 5, verdi asks 3, neri asks 3, gialli asks 2, rossi asks 0')
    expect(stubOf(play, 6, 5)).toEqual({ left: 11, heap: 0, rebuiltFor: 'bianchi' })
  })

  it('V.4 thrown hands and the dead hands of the absent belong to the discards', () => {
    const play = playOf(
      said('bianchi opens 10, verdi accepts, neri folds, gialli folds, rossi folds'),
    )
    expect(stubOf(play, 5, 6)).toEqual({ left: 10, heap: 20, rebuiltFor: null })
  })
})
