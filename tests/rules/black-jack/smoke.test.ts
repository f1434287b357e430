import { expect, it } from 'vitest'
import { twoStaked } from './support/table'

it('a whole colpo: dealt, drawn, settled', () => {
  const play = twoStaked().cards('10 9 7 8 5')
  expect(play.colpo.phase).toBe('offers')
  play.say(1, 'no').say(2, 'carta', '6')
  play.say(2, 'no')
  expect(play.colpo.phase).toBe('banco')
  play.cards('K')
  expect(play.colpo.phase).toBe('settling')
  play.settle()
  expect([play.won(1), play.won(2), play.banco]).toEqual([20, 10, -30])
})
