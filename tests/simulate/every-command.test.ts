import { expect, it } from 'vitest'
import { playEvening } from '@/simulate/evening'
import { SIMULATED } from './games'

/** Rare commands may need so many rounds. */
const MOST_ROUNDS = 60_000
/** A banked game takes no tax, so that none falls due. */
const NEVER: Record<string, string[]> = {
  'black-jack': ['payTax'],
  'trente-et-quarante': ['payTax'],
}

it.each(SIMULATED)(
  'random evenings of %s use every command that any section allows',
  (name, game) => {
    const never = NEVER[name] ?? []
    const unused = new Set(Object.keys(game.rules.commands))
    let rounds = 0
    for (let seed = 1; rounds < MOST_ROUNDS && unused.size > never.length; seed++) {
      const played = playEvening(game, seed)
      expect({ seed, fault: played.fault }).toEqual({ seed, fault: null })
      rounds += played.rounds
      for (const type of played.accepted) unused.delete(type)
    }
    expect([...unused]).toEqual(never)
  },
)
