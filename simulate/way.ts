import { isDeepStrictEqual } from 'node:util'
import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Decision,
  stateAfter,
} from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { AnyEvening, Chosen, Game } from './game'
import { kindOf } from './kind'
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
  /** Parts of a state on which it depends whether a float waits for something. */
  floor(state: S): readonly unknown[]
  /** Commands that no way needs, of a kind that a way needs. */
  isIdle(command: AnyCommand): boolean
  /** Forms that somebody fills in by hand, from what lies there; null for a kind without. */
  typed(kind: string, state: S, by: Actor): readonly object[] | null
  /** Kinds that help on, such as chips from the desk: given a few times, where nothing else is offered. */
  help: ReadonlySet<string>
  /** Kinds that make a round void: a way out, and no way on. */
  voiding: ReadonlySet<string>
}

/** The kinds of state from which the end of the round was reached before, and those from which the tableau was. */
export interface Reached {
  readonly round: Set<string>
  readonly tableau: Set<string>
}

/** Draws of one kind for one person, before everything that is offered to anybody is looked at. */
const DRAWS = 24
/** Every other time one of the latest kinds is given once more, if it can be. */
const RECENT = 3
/** Members who are asked before all of them are. */
const FEW = 3
/** A round that has not ended after so many steps goes round in a circle. */
const MOST_STEPS = 400
const MOST_HELP = 8
/** How often one form of a float is filled in, and play is taken up again for a step that waits. */
const MOST_COUNTS = 12
const STEP_MS = 5_000
/** The way goes on to the tableau from one state in so many. */
const EVENINGS = 4
/** Where it is known what was reached before, one way in so many is gone to its end all the same. */
const WHOLE = 16

/** Whether the way from a state of this time goes on to the tableau. */
export const goesToTableau = (at: number): boolean => randomFrom(at).oneIn(EVENINGS)

/**
 * The fault of a state from which somebody who knows only what is offered cannot bring the rounds in play to their end,
 * and, one time in `EVENINGS`, the evening to its tableau; null when they can. The time chooses the steps, so that the
 * same state is judged the same. Where it is known what was reached before, a way may end at a state of such a kind.
 */
export function deadEnd<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  way: Way<S>,
  state: S,
  at: number,
  reached: Reached | null = null,
): string | null {
  const given: C[] = []
  const found = (what: string, evening: S, now: number) =>
    `${what}: ${refusedNow(game, way, evening, now)}; after … ${kindsOf(given.slice(-8)).join(', ')}`
  const random = randomFrom(at)
  const toTableau = random.oneIn(EVENINGS)
  const known = toTableau ? reached?.tableau : reached?.round
  const isWhole = random.oneIn(WHOLE)
  const met = reached ? [kindOf(state)] : []
  const isDone = (one: S) => !way.isPlaying(one) && (!toTableau || way.isSettled(one))
  const tiers = tiersOf(game, way, game.hasFloats?.(state) ?? false)
  // The parts of the state in which no float waited for anything, when that was last asked.
  const quiet: { floor: readonly unknown[] } = { floor: [] }
  let helped = 0
  let evening = state
  let now = at
  while (!isDone(evening)) {
    if (known && evening !== state) {
      const kind = kindOf(evening)
      if (!isWhole && known.has(kind)) break
      met.push(kind)
    }
    now += STEP_MS
    if (given.length >= MOST_STEPS) return found('goes round', evening, now)
    const moment: Moment<S> = { evening, now, random, people: way.people(evening), way }
    let chosen = next(game, tiers, moment, given, quiet)
    if (!chosen && way.isPlaying(evening) && helped++ < MOST_HELP)
      chosen = any(game, tiers.help, moment)
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
    given.push(command)
  }
  for (const kind of met) {
    reached?.round.add(kind)
    if (toTableau) reached?.tableau.add(kind)
  }
  return null
}

/** The kinds of a game by what they are on the way. */
function tiersOf<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { offers }: Game<S, C, E>,
  way: Way<S>,
  hasFloats: boolean,
) {
  const kinds = offers.kinds.filter((kind) => !way.aside.has(kind) && !isFloats(way, kind))
  const floats = offers.kinds.filter(() => hasFloats)
  return {
    play: kinds.filter((kind) => !way.voiding.has(kind) && !way.room.has(kind)),
    room: kinds.filter((kind) => way.room.has(kind)),
    float: floats.filter((kind) => way.float.has(kind)),
    floatShut: floats.filter((kind) => way.floatShut.has(kind)),
    // Some of these are offered to nobody, since somebody fills in all of their form.
    floatHelp: hasFloats ? ([...way.floatHelp] as C['type'][]) : [],
    help: offers.kinds.filter((kind) => way.help.has(kind)),
    closing: offers.kinds.filter((kind) => way.closing.has(kind)),
  }
}

/** The next offer on the way. The staff and a few others are asked first, since few acts are one member’s alone. */
function next<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  tiers: ReturnType<typeof tiersOf<S, C, E>>,
  moment: Moment<S>,
  given: readonly C[],
  quiet: { floor: readonly unknown[] },
): Offered<C, E, S> | null {
  const { evening, people, random, way } = moment
  const isPlaying = way.isPlaying(evening)
  const first = isPlaying ? tiers.play : [...tiers.play, ...tiers.closing]
  const latest = kindsOf(given.slice(-RECENT)).filter((kind) => first.includes(kind))
  const atFloat = { ...moment, people: way.staff(evening) }
  const few = {
    ...moment,
    people: [...atFloat.people, ...shuffled(random, people).slice(0, FEW)],
  }
  /** One form is not filled in without end: the cards of each table are counted, however often those of another were. */
  const seldom: Way<S> = {
    ...way,
    isIdle: (form) => way.isIdle(form) || timesGiven(given, form) >= MOST_COUNTS,
  }
  /** Between two rounds a float is closed before the chips are counted; one that waits for nothing is asked once. */
  const shut = () => {
    const floor = way.floor(evening)
    if (floor.every((part, at) => part === quiet.floor[at])) return null
    const chosen =
      any(game, tiers.float, atFloat) ??
      any(game, tiers.floatShut, { ...atFloat, way: seldom }) ??
      any(game, tiers.floatHelp, { ...atFloat, way: seldom })
    if (!chosen) quiet.floor = floor
    return chosen
  }
  return (
    (isPlaying ? null : shut()) ??
    (random.oneIn(2) ? any(game, latest, few) : null) ??
    drawn(game, first, moment) ??
    any(game, first, few) ??
    (isPlaying ? any(game, tiers.float, atFloat) : null) ??
    any(game, tiers.room, few) ??
    any(game, first, moment) ??
    any(game, tiers.room, moment)
  )
}

interface Moment<S> {
  evening: S
  now: number
  random: Random
  people: readonly Actor[]
  way: Way<S>
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
  if (!rule || !by.roles.some((role) => rule.may.includes(role))) return null
  const forms =
    typed(kind, evening, by) ?? ((rule.candidates?.(evening, by) ?? []) as readonly object[])
  for (const payload of forms.length > 1 ? shuffled(random, forms) : forms) {
    const command = commandOf<C>(kind, payload)
    if (isIdle(command)) continue
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

const kindsOf = <C extends AnyCommand>(given: readonly C[]): readonly C['type'][] =>
  given.map(({ type }) => type)

/** How often this form was given. */
function timesGiven(given: readonly AnyCommand[], command: AnyCommand): number {
  const alike = given.filter(({ type }) => type === command.type)
  if (alike.length < MOST_COUNTS) return alike.length
  return alike.filter((one) => isDeepStrictEqual(one, command)).length
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
