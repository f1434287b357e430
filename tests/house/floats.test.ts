import { expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'

it('a game whose tables have floats gives their terms, without which the database stores none of their movements', () => {
  const without = Object.entries(GAMES).filter(
    ([, { decider, floats }]) => Object.hasOwn(decider.commands, 'declareFloat') && !floats,
  )
  expect(without.map(([name]) => name)).toEqual([])
})
