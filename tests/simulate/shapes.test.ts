import { setFlagsFromString } from 'node:v8'
import { expect, it } from 'vitest'
import { blackJackGame } from '@/rules/black-jack/decider'
import type { Evening as BlackJackEvening } from '@/rules/black-jack/evening'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening as CheminEvening } from '@/rules/chemin-de-fer/evening'
import type { AnyEvent, Decider } from '@/rules/kernel/decider'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import type { Evening as TrenteEvening } from '@/rules/trente-et-quarante/evening'
import { blackJackBy } from '@/simulate/black-jack/game'
import { cheminBy } from '@/simulate/chemin-de-fer/game'
import * as simulated from '@/simulate/evening'
import { playEvening } from '@/simulate/poker/evening'
import { trenteBy } from '@/simulate/trente-et-quarante/game'
import { cases, casesAtLeast } from '../support/generated'

setFlagsFromString('--allow-natives-syntax')
/** Whether V8 gave two objects the same hidden class. */
const haveSameShape = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean

type Parts = Generator<[kind: string, part: object | null]>

/** All objects in a state that rules/poker/state/copy.ts copies. */
function* partsOf(evening: Evening): Parts {
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

/** The same of rules/chemin-de-fer/state/copy.ts and rules/float/state/copy.ts. */
function* cheminParts(evening: CheminEvening): Parts {
  yield ['evening', evening]
  yield ['float', evening.float]
  for (const box of Object.values(evening.float.tables)) yield ['float of a table', box]
  for (const person of Object.values(evening.persons)) yield ['person', person]
  for (const table of Object.values(evening.tables)) {
    yield ['table', table]
    yield ['taglia', table.taglia]
    yield ['mano', table.mano]
    yield ['seguito', table.seguito]
    yield ['coup', table.coup]
    yield ['holder', table.coup?.holder ?? null]
    yield ['regime', table.coup?.regime ?? null]
    for (const seat of table.seats) yield ['seat', seat]
    for (const suivi of table.suivi) yield ['suivi', suivi]
    for (const bet of table.coup?.bets ?? []) yield ['bet', bet]
    for (const call of table.coup?.calls ?? []) yield ['call', call]
    for (const past of table.past) yield ['past coup', past]
  }
}

/** The same of rules/trente-et-quarante/state/copy.ts. */
function* trenteParts(evening: TrenteEvening): Parts {
  yield ['evening', evening]
  for (const person of Object.values(evening.persons)) yield ['person', person]
  for (const table of Object.values(evening.tables)) {
    yield ['table', table]
    yield ['taglia', table.taglia]
    yield ['cards out', table.taglia.out]
    yield ['colpo', table.colpo]
    for (const posta of table.poste) yield ['posta', posta]
    for (const past of table.past) yield ['past colpo', past]
  }
}

/** The same of rules/black-jack/state/copy.ts. */
function* blackJackParts(evening: BlackJackEvening): Parts {
  yield ['evening', evening]
  for (const person of Object.values(evening.persons)) yield ['person', person]
  for (const table of Object.values(evening.tables)) {
    yield ['table', table]
    yield ['shoe', table.shoe]
    yield ['cards out', table.shoe.out]
    yield ['colpo', table.colpo]
    for (const casella of table.colpo?.caselle ?? []) {
      yield ['casella', casella]
      for (const hand of casella.hands) yield ['hand', hand]
      for (const puntata of casella.puntate) yield ['puntata', puntata]
    }
  }
}

/** With more hidden classes than these, reading any object of that kind becomes slow. */
const MOST = 4

/** One object of each hidden class, by kind. */
type Shapes = Map<string, object[]>

function note(shapes: Shapes, kind: string, part: object): void {
  const known = shapes.get(kind) ?? []
  if (known.length > MOST || known.some((one) => haveSameShape(one, part))) return
  shapes.set(kind, [...known, part])
}

/** Rules that look at every event and state they make, and the kinds with too many hidden classes so far. */
function watching<S, C, E extends AnyEvent>(rules: Decider<S, C, E>, parts: (evening: S) => Parts) {
  const shapes: Shapes = new Map()
  const events: Shapes = new Map()
  const look = (evening: S) => {
    for (const [kind, part] of parts(evening)) if (part) note(shapes, kind, part)
  }
  const watched: Decider<S, C, E> = {
    ...rules,
    decide: (evening, envelope) => {
      const decision = rules.decide(evening, envelope)
      if (!decision.accepted) return decision
      if (decision.after) look(decision.after)
      for (const event of decision.events) note(events, event.type, event)
      return decision
    },
    evolve: (evening, event, occasion) => {
      const after = rules.evolve(evening, event, occasion)
      look(after)
      return after
    },
  }
  const kinds = () => [...shapes.keys()].toSorted()
  const many = () =>
    [...shapes, ...events].filter(([, known]) => known.length > MOST).map(([kind]) => kind)
  return { watched, kinds, many }
}

it('objects read at every command have at most four hidden classes of a kind, whatever happened to them', () => {
  const { watched, kinds, many } = watching(poker, partsOf)
  for (let seed = 1; seed <= cases(12); seed++) expect(playEvening(watched, seed).fault).toBeNull()
  expect(kinds()).toEqual([
    'colpo',
    'evening',
    'hand',
    'parol',
    'play',
    'player',
    'sign-up',
    'table',
  ])
  expect(many()).toEqual([])
})

it('so have those of chemin de fer', () => {
  const { watched, kinds, many } = watching(chemin, cheminParts)
  const game = cheminBy(watched)
  for (let seed = 1; seed <= casesAtLeast(10); seed++)
    expect(simulated.playEvening(game, seed).fault).toBeNull()
  expect(kinds()).toHaveLength(16)
  expect(many()).toEqual([])
})

it('so have those of trente et quarante', () => {
  const { watched, kinds, many } = watching(trenteGame, trenteParts)
  const game = trenteBy(watched)
  for (let seed = 1; seed <= casesAtLeast(10); seed++)
    expect(simulated.playEvening(game, seed).fault).toBeNull()
  expect(kinds()).toHaveLength(8)
  expect(many()).toEqual([])
})

it('so have those of black jack', () => {
  // V8 first learns the kinds of value that each field holds, and makes new hidden classes while it does.
  const known = blackJackBy(blackJackGame)
  for (let seed = 1; seed <= casesAtLeast(10); seed++)
    expect(simulated.playEvening(known, seed).fault).toBeNull()
  const { watched, kinds, many } = watching(blackJackGame, blackJackParts)
  const game = blackJackBy(watched)
  for (let seed = 1; seed <= casesAtLeast(10); seed++)
    expect(simulated.playEvening(game, seed).fault).toBeNull()
  expect(kinds()).toHaveLength(9)
  expect(many()).toEqual([])
})
