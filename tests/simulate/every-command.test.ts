import { expect, it } from 'vitest'
import { playEvening } from '@/simulate/evening'
import { SIMULATED } from './games'

/** Rare commands may need so many rounds. */
const MOST_ROUNDS = 150_000

it.each(SIMULATED)('random evenings of %s use every command that any section allows', (_, game) => {
  const unused = new Set(Object.keys(game.rules.commands))
  let rounds = 0
  for (let seed = 1; rounds < MOST_ROUNDS && unused.size > game.never.length; seed++) {
    const played = playEvening(game, seed)
    expect({ seed, fault: played.fault }).toEqual({ seed, fault: null })
    rounds += played.rounds
    for (const type of played.accepted) unused.delete(type)
  }
  expect([...unused]).toEqual(game.never)
})
