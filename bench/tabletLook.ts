import { type AnyCommand, type AnyEvent, stateAfter } from '@/rules/kernel/decider'
import { GAMES } from '@/server/games/index'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening, Game } from '@/simulate/game'
import { processorNow, report } from './measure'

const SEED = 7
const ROUNDS = 20
const PASSES = 60

/**
 * Reports what a tablet's view, with its offers, costs after a command: an evening kept move by move is played again and
 * again, and the look after each command is measured by itself.
 */
export function benchTabletLook<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  name: string,
  game: Game<S, C, E>,
): void {
  const rules = game.rulesFor(game.rules, SEED)
  const steps = playEvening(game, SEED, { keep: true, level: 3 }).steps
  const quickest: number[] = []
  let best = Number.POSITIVE_INFINITY
  let looks = 0
  for (let pass = 0; pass < PASSES; pass++) {
    let state = rules.initial
    let rounds = 0
    let whole = 0
    looks = 0
    for (const step of steps) {
      const decision = rules.decide(state, step)
      if (!decision.accepted) continue
      state = stateAfter(rules.evolve, state, decision, step)
      rounds += decision.events.filter((event) => game.isRound(event)).length
      if (rounds > ROUNDS) break
      const begun = processorNow()
      GAMES[name]?.view(state, { kind: 'post', post: 'T1' }, step.at)
      const took = processorNow() - begun
      quickest[looks] = Math.min(quickest[looks] ?? took, took)
      whole += took
      looks += 1
    }
    best = Math.min(best, whole)
  }
  const all = quickest.reduce((sum, one) => sum + one, 0)
  const what = `${name}: view and offers of a tablet after a command`
  report({ what, value: (best / looks) * 1_000, unit: 'µs' })
  report({ what: '  by the quickest look at each state', value: (all / looks) * 1_000, unit: 'µs' })
}
