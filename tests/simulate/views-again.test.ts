import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Instant } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { Audience } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening } from '@/simulate/game'
import { cases } from '../support/generated'
import { type AnyGame, SAMPLED_GAMES } from './games'

/** The most commands of an evening, refused ones among them. */
const COMMANDS = 250
/** Views are compared once in so many states; they are made in each, so that what is kept of them is in use. */
const LOOKS = 9

const AUDIENCES: readonly Audience[] = [
  { kind: 'board' },
  { kind: 'desk', member: asMember('segreteria'), roles: ['socio', 'segretario'] },
  { kind: 'deputato', member: asMember('deputato') },
  { kind: 'member', member: asMember('m1') },
  { kind: 'member', member: asMember('m2') },
  { kind: 'member', member: asMember('nobody') },
]

const audiencesOf = ({ tables }: AnyEvening): Audience[] => [
  ...AUDIENCES,
  ...Object.keys(tables).map((post) => ({ kind: 'post' as const, post })),
]

/** The states of one random evening. */
function* statesOf(game: AnyGame, seed: number): Generator<{ state: AnyEvening; at: Instant }> {
  const rules = game.rulesFor(game.rules, seed)
  const short: AnyGame = {
    ...game,
    plan: (random, level) => ({ ...game.plan(random, level), most: COMMANDS }),
  }
  let state = rules.initial
  for (const step of playEvening(short, seed, { keep: true }).steps) {
    const decision = rules.decide(state, step)
    if (!decision.accepted) continue
    for (const event of decision.events) state = rules.evolve(state, event, step)
    yield { state, at: step.at }
  }
}

it.each(SAMPLED_GAMES)(
  '%s: a view made after others is the one that is made afresh',
  (name, simulated) => {
    const game = GAMES[name]
    if (!game) throw new Error(`no game is called ${name}`)
    const evenings = fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      let version = 0
      for (const { state, at } of statesOf(simulated, seed)) {
        const isCompared = version++ % LOOKS === seed % LOOKS
        const afresh = isCompared ? structuredClone(state) : null
        for (const audience of audiencesOf(state)) {
          const view = game.view(state, audience, at)
          if (afresh) expect(view).toEqual(game.view(afresh, audience, at))
        }
      }
    })
    fc.assert(evenings, { numRuns: cases(2) })
  },
)
