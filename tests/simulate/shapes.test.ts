import { setFlagsFromString } from 'node:v8'
import { expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { playEvening } from '@/simulate/evening'
import type { Poker } from '@/simulate/watch'

setFlagsFromString('--allow-natives-syntax')
/** Whether two objects have the same hidden shape in V8. */
const haveSameShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean

/** Everything in a state that rules/poker/state/copy.ts copies. */
function* partsOf(evening: Evening): Generator<[kind: string, part: object | null]> {
  yield ['evening', evening]
  for (const signUp of Object.values(evening.signUps)) yield ['sign-up', signUp]
  for (const table of Object.values(evening.tables)) {
    yield ['table', table]
    yield ['colpo', table.colpo]
    yield ['play', table.play]
    yield ['parol', table.parol]
    for (const player of Object.values(table.players)) yield ['player', player]
    for (const hand of table.play?.hands ?? []) yield ['hand', hand]
  }
}

/** V8 reads a kind of object slowly once it has met more shapes of that kind than this. */
const MOST = 4

it('an object read at every word has at most four hidden shapes of its kind, whatever happened to it', () => {
  const shapes = new Map<string, object[]>()
  const look = (evening: Evening) => {
    for (const [kind, part] of partsOf(evening)) {
      const known = shapes.get(kind) ?? []
      if (!part || known.length > MOST || known.some((one) => haveSameShape(one, part))) continue
      shapes.set(kind, [...known, part])
    }
  }
  const watched: Poker = {
    ...poker,
    decide: (evening, envelope) => {
      const decision = poker.decide(evening, envelope)
      if (decision.accepted && decision.after) look(decision.after)
      return decision
    },
    evolve: (evening, event, occasion) => {
      const after = poker.evolve(evening, event, occasion)
      look(after)
      return after
    },
  }
  for (let seed = 1; seed <= 40; seed++) expect(playEvening(watched, seed).fault).toBeNull()
  const kinds = ['colpo', 'evening', 'hand', 'parol', 'play', 'player', 'sign-up', 'table']
  expect([...shapes.keys()].toSorted()).toEqual(kinds)
  expect(kinds.filter((kind) => (shapes.get(kind)?.length ?? 0) > MOST)).toEqual([])
})
