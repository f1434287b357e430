import { describe, expect, it } from 'vitest'
import { playEvening } from '@/simulate/evening'
import { cases } from '../support/generated'
import { SIMULATED } from './games'

/** One evening in so many is also played in strict mode. */
const STRICT = 16

describe.each(SIMULATED)('random evenings of %s', (_, game) => {
  it('break no invariant, whatever commands are given', () => {
    let rounds = 0
    for (let seed = 1; rounds < cases(3_000); seed++) {
      const played = playEvening(game, seed)
      expect({ seed, fault: played.fault }).toEqual({ seed, fault: null })
      rounds += played.rounds
      if (seed % STRICT !== 0) continue
      const strict = playEvening(game, seed, { strict: true })
      expect({ seed, fault: strict.fault }).toEqual({ seed, fault: null })
    }
  })

  it('are the same again from the same seed', () => {
    const [one, other] = [1, 2].map(() => playEvening(game, 12, { keep: true }))
    expect(one?.steps.length).toBeGreaterThan(40)
    expect(JSON.stringify(other?.steps)).toBe(JSON.stringify(one?.steps))
  })

  it('that make a change without an event are detected when they are replayed', () => {
    let calls = 0
    const forgetful: typeof game = {
      ...game,
      rules: {
        ...game.rules,
        evolve: (evening, event, occasion) => {
          const after = game.rules.evolve(evening, event, occasion)
          return event.type === 'eveningOpened' ? { ...after, title: `${calls++}` } : after
        },
      },
    }
    expect(playEvening(forgetful, 3).fault?.check).toBe('replay')
  })
})
