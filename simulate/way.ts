import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Decision,
  stateAfter,
} from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { AnyEvening, Chosen, Game } from './game'
import { type Random, randomFrom, shuffled } from './random'

/** The way from any state of a game to the end of the round in play, and to the tableau. */
export interface Way<S> {
  /** Everybody whose screen may offer the next step. */
  people(state: S): readonly Actor[]
  /** Those among them who may do something at a float. */
  staff(state: S): readonly Actor[]
  /** Whether a round is in play at some table, or stopped. */
  isPlaying(state: S): boolean
  /** Whether its accounts are settled: there is a tableau, or nobody ever had chips. */
  isSettled(state: S): boolean
  /** Kinds that lead from the last round to the tableau, which are given once no round is in play. */
  closing: ReadonlySet<string>
  /** Kinds that lead away from the end, or back: nobody needs them on the way. */
  aside: ReadonlySet<string>
  /** Kinds of the room and of the desk, which are given only where no act of play is offered. */
  room: ReadonlySet<string>
  /** Kinds of a float, given where nothing else is offered: first those that its play waits for, then its closing. */
  float: ReadonlySet<string>
  floatShut: ReadonlySet<string>
  floatHelp: ReadonlySet<string>
  /** Offers that no way needs, of a kind that a way needs. */
  isIdle(payload: object): boolean
  /** Forms that somebody fills in by hand, from what lies there; null for a kind without. */
  typed(kind: string, state: S, by: Actor): readonly object[] | null
  /** Kinds that help on, such as chips from the desk: given a few times, where nothing else is offered. */
  help: ReadonlySet<string>
  /** Kinds that make a round void: a way out, and no way on. */
  voiding: ReadonlySet<string>
}

/** Draws of one kind for one person, before everything that is offered to anybody is looked at. */
const DRAWS = 24
/** A round that has not ended after so many steps goes round in a circle. */
const MOST_STEPS = 400
const MOST_HELP = 8
/** Counts of a float, each of another of its things, and play taken up again for a step that waits. */
const MOST_COUNTS = 12
const STEP_MS = 5_000
/** The way goes on to the tableau from one state in so many. */
const EVENINGS = 4

/**
 * The fault of a state from which somebody who knows only what is offered cannot bring the rounds in play to their end,
 * and, one time in `EVENINGS`, the evening to its tableau; null when they can. The time chooses the steps, so that the
 * same state is judged the same.
 */
export function deadEnd<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  way: Way<S>,
  state: S,
  at: number,
): string | null {
  const given: string[] = []
  const found = (what: string, evening: S, now: number) =>
    `${what}: ${refusedNow(game, way, evening, now)}; after … ${given.slice(-8).join(', ')}`
  const kinds = game.offers.kinds.filter((kind) => !way.aside.has(kind) && !isFloats(way, kind))
  const hasFloats = game.hasFloats?.(state) ?? false
  const tiers = {
    play: kinds.filter((kind) => !way.voiding.has(kind) && !way.room.has(kind)),
    room: kinds.filter((kind) => way.room.has(kind)),
    float: game.offers.kinds.filter((kind) => hasFloats && way.float.has(kind)),
    floatShut: game.offers.kinds.filter((kind) => hasFloats && way.floatShut.has(kind)),
    floatHelp: game.offers.kinds.filter((kind) => way.floatHelp.has(kind)),
    help: game.offers.kinds.filter((kind) => way.help.has(kind)),
    closing: game.offers.kinds.filter((kind) => way.closing.has(kind)),
  }
  const random = randomFrom(at)
  const toTableau = random.oneIn(EVENINGS)
  const isDone = (one: S) => !way.isPlaying(one) && (!toTableau || way.isSettled(one))
  let helped = 0
  const isSeldom = (kind: string) => given.filter((one) => one === kind).length < MOST_COUNTS
  /** Between two rounds a float is closed before the chips are counted. */
  const shut = (moment: Moment<S>) =>
    any(game, tiers.float, moment) ??
    any(game, tiers.floatShut, moment) ??
    any(game, tiers.floatHelp.filter(isSeldom), moment)
  let evening = state
  let now = at
  while (!isDone(evening)) {
    now += STEP_MS
    if (given.length >= MOST_STEPS) return found('goes round', evening, now)
    const moment: Moment<S> = { evening, now, random, people: way.people(evening), way }
    const atFloat = hasFloats ? { ...moment, people: way.staff(evening) } : moment
    const isPlaying = way.isPlaying(evening)
    const first = isPlaying ? tiers.play : [...tiers.play, ...tiers.closing]
    const shuts = hasFloats && !isPlaying ? shut(atFloat) : null
    let chosen: Offered<C, E, S> | null =
      shuts ??
      drawn(game, first, moment) ??
      any(game, first, moment) ??
      any(game, tiers.float, atFloat) ??
      any(game, tiers.room, moment)
    if (!chosen && isPlaying && helped++ < MOST_HELP) chosen = any(game, tiers.help, moment)
    const [due] = chosen ? [] : game.rules.due(evening)
    if (due) {
      now = Math.max(now, due.at)
      chosen = { command: due.command, by: game.clock }
    }
    if (!chosen) return found('no way on', evening, now)
    const { command, by } = chosen
    const labels = game.rules.secrets(evening, command)
    const secrets = Object.fromEntries(labels.map((label) => [label, `way/${label}`]))
    const envelope = { id: 'way', at: now, by, command, secrets }
    const decision =
      (labels.length === 0 && chosen.decision) || game.rules.decide(evening, envelope)
    if (!decision.accepted) return found(`${command.type} is offered and refused`, evening, now)
    evening = stateAfter(game.rules.evolve, evening, decision, envelope)
    given.push(command.type)
  }
  return null
}

interface Moment<S> {
  evening: S
  now: number
  random: Random
  people: readonly Actor[]
  way: Pick<Way<S>, 'typed' | 'isIdle'>
}

/** An offer, with the decision on it where there was one already. */
interface Offered<C, E, S> extends Chosen<C> {
  decision?: Decision<E, S>
}

/** One of the offers of this kind to this person: of those of its forms that are accepted, the first in any order. */
function offered<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { rules }: Game<S, C, E>,
  kind: C['type'],
  by: Actor,
  { evening, now, random, way: { typed, isIdle } }: Moment<S>,
): Offered<C, E, S> | null {
  const rule = rules.commands[kind]
  if (!rule?.candidates || !by.roles.some((role) => rule.may.includes(role))) return null
  const forms = typed(kind, evening, by) ?? (rule.candidates(evening, by) as readonly object[])
  for (const payload of forms.length > 1 ? shuffled(random, forms) : forms) {
    if (isIdle(payload)) continue
    const command = commandOf<C>(kind, payload)
    const decision = rules.decide(evening, { id: 'way', at: now, by, command, secrets: {} })
    if (decision.accepted) return { command, by, decision }
  }
  return null
}

function drawn<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  kinds: readonly C['type'][],
  moment: Moment<S>,
): Offered<C, E, S> | null {
  for (let draw = 0; draw < DRAWS; draw++) {
    const [kind, by] = [moment.random.pick(kinds), moment.random.pick(moment.people)]
    const chosen = kind !== undefined && by ? offered(game, kind, by, moment) : null
    if (chosen) return chosen
  }
  return null
}

function any<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  kinds: readonly C['type'][],
  moment: Moment<S>,
): Offered<C, E, S> | null {
  for (const kind of shuffled(moment.random, kinds))
    for (const by of moment.people) {
      const chosen = offered(game, kind, by, moment)
      if (chosen) return chosen
    }
  return null
}

const isFloats = ({ float, floatShut, floatHelp }: Omit<Way<never>, 'people'>, kind: string) =>
  float.has(kind) || floatShut.has(kind) || floatHelp.has(kind)

/** Why the acts of play are refused now, and which ways out are left. */
function refusedNow<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  way: Way<S>,
  evening: S,
  at: number,
): string {
  const people = way.people(evening)
  const why = new Set<string>()
  for (const kind of game.offers.kinds) {
    if (
      !way.closing.has(kind) &&
      !isFloats(way, kind) &&
      (way.aside.has(kind) || way.room.has(kind))
    )
      continue
    for (const by of people)
      for (const payload of game.rules.commands[kind]?.candidates?.(evening, by) ?? []) {
        const command = commandOf<C>(kind, payload as object)
        const decision = game.rules.decide(evening, { id: 'way', at, by, command, secrets: {} })
        why.add(`${kind} ${decision.accepted ? 'offered' : decision.refusal.code}`)
      }
  }
  return [...why]
    .filter((one) => !/not-this-phase|not-allowed|no-coup|no-colpo|counting-begun/.test(one))
    .join(', ')
}
