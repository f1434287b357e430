import type { AnyCommand, AnyEvent, Envelope } from '@/rules/kernel/decider'
import type { Level } from '@/rules/kernel/level'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { AnyEvening, Chosen, Course, Game, Rules } from './game'
import { type Random, randomFrom } from './random'
import {
  type Fault,
  frozen,
  type Journal,
  offersSeen,
  refusedDue,
  take,
  threwOr,
  tried,
  unfaithful,
  unfaithfulOnPaper,
} from './watch'

const START = Date.UTC(2026, 10, 20, 20)
/** How often the expensive checks are made: once in so many commands. */
const SAMPLE = { offer: 32, replay: 256, due: 64, whole: 64 }
/** The smallest number of events replayed each time. */
const REPLAYED = 32

export interface PlayedEvening<C = AnyCommand> {
  rounds: number
  /** The rounds at each level of recording. */
  levels: Readonly<Record<Level, number>>
  commands: number
  events: number
  /** The events among them of a house with floats. */
  floatEvents: number
  refused: number
  /** The commands themselves, if they were recorded. */
  steps: readonly Envelope<C>[]
  /** Kinds of command that were accepted. */
  accepted: ReadonlySet<string>
  fault: Fault | null
}

export interface How {
  /** Uses frozen states, so that a rule that changes its input throws, and replays the whole journal from its texts. */
  strict?: boolean
  /** Whether its commands are recorded; those of an evening with a fault can be found by playing it again. */
  keep?: boolean
  /** The level of recording at every table; drawn for each one when not given. */
  level?: Level | undefined
  /** The whole state is looked at once in so many commands. */
  whole?: number
}

type Noted<C, E> = Journal<C, E>[number]

/** Plays one evening, determined by its seed, and stops at the first fault. */
export function playEvening<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  given: Game<S, C, E>,
  seed: number,
  { strict = false, keep = false, level, whole = SAMPLE.whole }: How = {},
): PlayedEvening<C> {
  const rules = given.rulesFor(given.rules, seed)
  const game = { ...given, rules }
  const random = randomFrom(seed)
  const plan = game.plan(random, level)
  const played = { commands: 0, events: 0, floatEvents: 0, refused: 0, accepted: new Set<string>() }
  const levels: Record<Level, number> = { 1: 0, 2: 0, 3: 0 }
  const steps: Envelope<C>[] = []
  const journal: Noted<C, E>[] = []
  const course: Course = { rounds: 0, refused: 0, steps: 0 }
  const watch = watchOf(game, whole)
  let evening = rules.initial
  let now = START
  let leaps = false
  let seen: Seen<C> = NOTHING_SEEN
  const choose = (): Chosen<C> | null =>
    anyOffer(game, seen.offers, random) ??
    (leaps || random.oneIn(32) ? due(game, evening, now) : null) ??
    plan.next(evening, course)
  const done = (fault: Fault | null): PlayedEvening<C> => ({
    ...played,
    rounds: course.rounds,
    levels,
    steps,
    fault,
  })
  while (evening.status !== 'closed' && course.steps++ < plan.most) {
    leaps = random.oneIn(150)
    now += leaps ? random.below(40) * MINUTE_MS : random.below(20_000)
    const { given: chosen, fault } = tried(choose)
    if (fault) return done(fault)
    seen = NOTHING_SEEN
    if (!chosen) continue
    const step = stepOf(rules, evening, chosen, now, seed)
    played.commands += 1
    if (keep) steps.push(step)
    const before = evening
    const taken = take(game, before, step)
    if (taken.fault) return done(taken.fault)
    evening = strict ? frozen(taken.evening) : taken.evening
    if (taken.events === null) {
      played.refused += 1
      course.refused += 1
    } else {
      course.refused = 0
      played.accepted.add(step.command.type)
      played.events += taken.events.length
      if (game.hasFloats?.(evening)) played.floatEvents += taken.events.length
      for (const event of taken.events) {
        if (game.isRound(event)) {
          course.rounds += 1
          levels[levelAt(evening, event)] += 1
        }
        if (strict) journal.push({ event, step })
        watch.note(event, step)
      }
    }
    seen = watch.look({ before, step, evening }, random)
    if (seen.fault) return done(seen.fault)
  }
  const all = { from: rules.initial, journal, to: evening }
  return done(strict ? threwOr(() => unfaithfulOnPaper(rules, all)) : watch.rest(evening))
}

/** The level at which the table of an event is recorded. */
const levelAt = ({ tables }: AnyEvening, { table = '' }: AnyEvent): Level =>
  (tables as Readonly<Record<string, { level: Level }>>)[table]?.level ?? 1

/** Now and then one of the offers just checked is given, so that everything on offer is played at some time. */
function anyOffer<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { offers: asked }: Game<S, C, E>,
  offers: readonly Chosen<C>[],
  random: Random,
): Chosen<C> | null {
  const offer = random.oneIn(3) ? undefined : random.pick(offers)
  return offer && (!asked.isSeldom(offer.command) || random.oneIn(32)) ? offer : null
}

/** The next command that is due for the clock. */
function due<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { rules, clock: by }: Game<S, C, E>,
  evening: S,
  now: number,
): Chosen<C> | null {
  const [next] = rules.due(evening)
  return next && next.at <= now ? { command: next.command, by } : null
}

function stepOf<S, C, E extends AnyEvent>(
  rules: Rules<S, C, E>,
  evening: S,
  { command, by }: Chosen<C>,
  at: number,
  seed: number,
): Envelope<C> {
  const secrets: Record<string, string> = {}
  for (const label of rules.secrets(evening, command)) secrets[label] = `${seed}/${label}`
  return { id: 'simulated', at, by, command, secrets }
}

interface Seen<C> {
  fault: Fault | null
  offers: readonly Chosen<C>[]
}

/** The result of a look at which no check was due. */
const NOTHING_SEEN: Seen<never> = { fault: null, offers: [] }

/** A command that was given, with the states before and after it. */
interface Given<S, C> {
  before: S
  step: Envelope<C>
  evening: S
}

/**
 * Checks an evening as it goes: now and then an offer, the clock or the whole state, and stretches of its journal, the
 * first from its beginning.
 */
function watchOf<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  whole: number,
) {
  const { rules } = game
  let stretch: { from: S; journal: Noted<C, E>[] } | null = { from: rules.initial, journal: [] }
  const wholeFault = ({ before, step, evening }: Given<S, C>): Fault | null => {
    const found = game.wrongWhole?.(before, step, evening) ?? null
    return found === null ? null : { check: 'whole', found }
  }
  return {
    note(event: E, step: Envelope<C>): void {
      stretch?.journal.push({ event, step })
    },
    look(given: Given<S, C>, random: Random): Seen<C> {
      const { step, evening } = given
      const ripe = stretch && stretch.journal.length >= REPLAYED ? stretch : null
      if (ripe) stretch = null
      else if (stretch === null && random.oneIn(SAMPLE.replay))
        stretch = { from: evening, journal: [] }
      const looksAt = {
        offers: random.oneIn(SAMPLE.offer),
        due: random.oneIn(SAMPLE.due),
        whole: random.oneIn(whole),
      }
      if (!ripe && !looksAt.offers && !looksAt.due && !looksAt.whole) return NOTHING_SEEN
      let offers: readonly Chosen<C>[] = []
      const fault = threwOr(() => {
        const seen = looksAt.offers ? offersSeen(game, evening, step.at) : null
        offers = seen?.offers ?? []
        return (
          (ripe && unfaithful(rules, { from: ripe.from, journal: ripe.journal, to: evening })) ??
          seen?.fault ??
          (looksAt.due ? refusedDue(game, evening, step.at) : null) ??
          (looksAt.whole ? wholeFault(given) : null)
        )
      })
      return { fault, offers }
    },
    /** The stretch that was not complete at the evening's end. */
    rest(evening: S): Fault | null {
      const left = stretch
      return (
        left &&
        threwOr(() => unfaithful(rules, { from: left.from, journal: left.journal, to: evening }))
      )
    },
  }
}
