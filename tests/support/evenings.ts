import { createHash } from 'node:crypto'
import type { Envelope, Instant } from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import { playEvening } from '@/simulate/evening'
import type { AnyEvening } from '@/simulate/game'
import type { AnyGame } from '../simulate/games'

export const uuidOf = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** The same commands from members with ids as a club has them. */
function withUuids<C>(steps: readonly Envelope<C>[]): Envelope<C>[] {
  const named = JSON.stringify(steps)
    .replace(/"(\w+:)?([mas]\d+)"/g, (_, account = '', id) => `"${account}${uuidOf(id)}"`)
    .replace(/"member":"(segreteria|deputato|capo)"/g, (_, id) => `"member":"${uuidOf(id)}"`)
  return JSON.parse(named) as Envelope<C>[]
}

/** A state of an evening, the moment at which it came, and the rounds played by then. */
export interface Moment {
  state: AnyEvening
  at: Instant
  rounds: number
}

/** The states after the accepted commands of one random evening of so many commands, refused ones among them. */
export function momentsOf(whole: AnyGame, seed: number, most: number, level?: Level): Moment[] {
  const game: AnyGame = {
    ...whole,
    plan: (random, level) => ({ ...whole.plan(random, level), most }),
  }
  const rules = game.rulesFor(game.rules, seed)
  const moments: Moment[] = []
  let state = rules.initial
  let rounds = 0
  for (const step of withUuids(playEvening(game, seed, { keep: true, level }).steps)) {
    const decision = rules.decide(state, step)
    if (!decision.accepted) continue
    state = decision.events.reduce((before, event) => rules.evolve(before, event, step), state)
    rounds += decision.events.filter((event) => game.isRound(event)).length
    moments.push({ state, at: step.at, rounds })
  }
  return moments
}
