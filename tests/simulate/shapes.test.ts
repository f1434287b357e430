import { setFlagsFromString } from 'node:v8'
import { expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { type Poker, playEvening } from '@/simulate/poker/evening'

setFlagsFromString('--allow-natives-syntax')
/** Whether V8 gave two objects the same hidden class. */
const haveSameShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean

/** All objects in a state that rules/poker/state/copy.ts copies. */
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

/** With more hidden classes than these, reading any object of that kind becomes slow. */
const MOST = 4

it('objects read at every command have at most four hidden classes of a kind, whatever happened to them', () => {
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
