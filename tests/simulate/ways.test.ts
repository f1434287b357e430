import { expect, it } from 'vitest'
import { playEvening } from '@/simulate/evening'
import { goesToTableau } from '@/simulate/way'
import { type Looked, searched } from '@/simulate/ways'
import { cases } from '../support/generated'
import { type AnyGame, SAMPLED_GAMES } from './games'

/** One state in so many. */
const EVERY = 16

/** The first state of these evenings from which nothing that is offered leads on; the number of states looked at. */
function search(game: AnyGame, most: number, looked: Looked | null = null) {
  let states = 0
  const one = searched(game, looked)
  const counting: AnyGame = {
    ...one,
    wrongWhole(...given) {
      states += 1
      return one.wrongWhole?.(...given) ?? null
    },
  }
  for (let seed = 1; states < most; seed++) {
    const { fault } = playEvening(counting, seed, { whole: EVERY })
    if (fault) return { seed, fault, states }
  }
  return { states, fault: null }
}

it.each(SAMPLED_GAMES)(
  'from states all along random evenings of %s, what is offered brings the round to its end and the evening to its tableau',
  (_, game) => {
    const looked = { states: 0, searched: 0 }
    expect(search(game, cases(2_000), looked)).toMatchObject({ fault: null })
    expect(looked.searched).toBeGreaterThan(cases(200))
    expect(looked.searched).toBeLessThan(looked.states)
  },
)

it.each(SAMPLED_GAMES)('an act of %s that is always refused is found', (_, game) => {
  const CLOSING = ['closeTableau', 'acceptImbalance']
  const stuck: AnyGame = {
    ...game,
    rules: {
      ...game.rules,
      decide: (evening, envelope) =>
        CLOSING.includes(envelope.command.type)
          ? { accepted: false, refusal: { provision: null, code: 'no-such-table', parts: {} } }
          : game.rules.decide(evening, envelope),
    },
  }
  // Offers follow the same rules.
  const of: AnyGame['offers']['of'] = (kind, ...given) =>
    CLOSING.includes(kind) ? [] : game.offers.of(kind, ...given)
  const offers = { ...game.offers, of }
  const { fault } = search({ ...stuck, offers }, cases(100))
  expect(fault).toMatchObject({ check: 'whole' })
  // Also where a kind of state is looked at once.
  const looked = { states: 0, searched: 0 }
  expect(search({ ...stuck, offers }, cases(400), looked).fault).toMatchObject({ check: 'whole' })
})

it.each(SAMPLED_GAMES)(
  'a round in play of %s that was searched to its end is searched once more to the tableau',
  (_, game) => {
    const looked = { states: 0, searched: 0 }
    const { wrongWhole } = searched(game, looked)
    const once: AnyGame = {
      ...game,
      wrongWhole(before, step, after) {
        const tables: object[] = Object.values(after.tables)
        if (
          !tables.some((table) => ('colpo' in table ? table.colpo : 'coup' in table && table.coup))
        )
          return null
        const at = (toTableau: boolean): number => {
          let time = step.at
          while (goesToTableau(time) !== toTableau) time += 1
          return time
        }
        for (const time of [at(false), at(true), at(true)])
          expect(wrongWhole?.(before, { ...step, at: time }, after)).toBeNull()
        return 'enough'
      },
    }
    for (let seed = 1; looked.states === 0; seed++) playEvening(once, seed, { whole: 1 })
    expect(looked).toEqual({ states: 3, searched: 2 })
  },
)
