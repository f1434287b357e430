import { expect, it } from 'vitest'
import { given } from './support/given'
import { socio } from './support/people'
import { openEvening, tableOfFive } from './support/phrases'
import { AUTOGRAPH } from './support/scene'

it('I.3 at five present sign-ups the table is formed and its five are called', () => {
  given(openEvening().signed('rossi', 'bianchi', 'verdi', 'neri'))
    .when({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('gialli'))
    .yields(
      { type: 'signed', signUp: 5, member: 'gialli' },
      { type: 'tableFormed', table: 'T1', signUps: [1, 2, 3, 4, 5] },
    )
})

it('I.10 twenty minutes away after three colpi keep the place', () => {
  const scene = tableOfFive().afterColpi(3).with('rossi').away('00:20')
  expect(scene.player().status).toBe('away')
})
