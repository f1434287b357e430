import { MINUTE_MS } from '@/rules/kernel/time'
import type { PokerCommand } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import type { Settings } from '@/rules/poker/settings'
import { type Chosen, orologio } from './chosen'
import { rulesFor } from './editions'
import { anyPlan, type Course, nextCommand } from './next'
import { type Random, randomFrom } from './random'
import {
  type Fault,
  frozen,
  offersSeen,
  type Played,
  type Poker,
  refusedDue,
  type Step,
  take,
  threwOr,
  unfaithful,
  unfaithfulOnPaper,
} from './watch'

const START = Date.UTC(2026, 10, 20, 20)
/** How often the expensive checks are made: once in so many commands. */
const SAMPLE = { offer: 32, replay: 256, due: 64 }
/** The smallest number of events replayed each time. */
const REPLAYED = 32

export interface PlayedEvening {
  colpi: number
  commands: number
  events: number
  refused: number
  /** The commands themselves, if they were recorded. */
  steps: readonly Step[]
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
  level?: Settings['level'] | undefined
}

/** Plays one evening, determined by its seed, and stops at the first fault. */
export function playEvening(
  rules: Poker,
  seed: number,
  { strict = false, keep = false, level }: How = {},
): PlayedEvening {
  const poker = rulesFor(rules, seed)
  const random = randomFrom(seed)
  const plan = anyPlan(random, level)
  const played = { commands: 0, events: 0, refused: 0, accepted: new Set<string>() }
  const steps: Step[] = []
  const journal: Played['journal'][number][] = []
  const course: Course = { colpi: 0, refused: 0, steps: 0 }
  const watch = watchOf(poker)
  let evening: Evening = poker.initial
  let now = START
  let seen = NOTHING
  const done = (fault: Fault | null): PlayedEvening => ({
    ...played,
    colpi: course.colpi,
    steps,
    fault,
  })
  const most = 4_000 + 80 * plan.colpi
  while (evening.status !== 'closed' && course.steps++ < most) {
    const leaps = random.oneIn(150)
    now += leaps ? random.below(40) * MINUTE_MS : random.below(20_000)
    const chosen =
      anyOffer(seen.offers, random) ??
      (leaps || random.oneIn(32) ? clock(poker, evening, now) : null) ??
      nextCommand(evening, random, plan, course)
    seen = NOTHING
    if (!chosen) continue
    const step = stepOf(poker, evening, chosen, now, seed)
    played.commands += 1
    if (keep) steps.push(step)
    const taken = take(poker, evening, step)
    if (taken.fault) return done(taken.fault)
    evening = strict ? frozen(taken.evening) : taken.evening
    if (taken.events === null) {
      played.refused += 1
      course.refused += 1
    } else {
      course.refused = 0
      played.accepted.add(step.command.type)
      played.events += taken.events.length
      for (const event of taken.events) {
        if (event.type === 'colpoDealt') course.colpi += 1
        if (strict) journal.push({ event, step })
        watch.note(event, step)
      }
    }
    seen = watch.look(evening, step, random)
    if (seen.fault) return done(seen.fault)
  }
  const whole = { from: poker.initial, journal, to: evening }
  return done(strict ? threwOr(() => unfaithfulOnPaper(poker, whole)) : watch.rest(evening))
}

/** Now and then one of the offers just checked is given, so that everything on offer is played at some time. */
function anyOffer(offers: readonly Chosen[], random: Random): Chosen | null {
  const offer = random.oneIn(3) ? undefined : random.pick(offers)
  return offer && (offer.command.type !== 'openList' || random.oneIn(32)) ? offer : null
}

/** The next command that is due for the clock. */
function clock(poker: Poker, evening: Evening, now: number): Chosen | null {
  const [next] = poker.due(evening)
  return next && next.at <= now ? { command: next.command as PokerCommand, by: orologio } : null
}

function stepOf(
  poker: Poker,
  evening: Evening,
  { command, by }: Chosen,
  at: number,
  seed: number,
): Step {
  const secrets: Record<string, string> = {}
  for (const label of poker.secrets(evening, command)) secrets[label] = `${seed}/${label}`
  return { id: 'simulated', at, by, command, secrets }
}

interface Seen {
  fault: Fault | null
  offers: readonly Chosen[]
}

const NOTHING: Seen = { fault: null, offers: [] }

/**
 * Checks an evening as it goes: now and then an offer or the clock, and stretches of its journal, the first from its
 * beginning.
 */
function watchOf(poker: Poker) {
  let stretch: { from: Evening; journal: Played['journal'][number][] } | null = {
    from: poker.initial,
    journal: [],
  }
  return {
    note(event: Played['journal'][number]['event'], step: Step): void {
      stretch?.journal.push({ event, step })
    },
    look(evening: Evening, { at }: Step, random: Random): Seen {
      const ripe = stretch && stretch.journal.length >= REPLAYED ? stretch : null
      if (ripe) stretch = null
      else if (stretch === null && random.oneIn(SAMPLE.replay))
        stretch = { from: evening, journal: [] }
      let offers: readonly Chosen[] = []
      const fault = threwOr(() => {
        const seen = random.oneIn(SAMPLE.offer) ? offersSeen(poker, evening, at) : NOTHING
        offers = seen.offers
        return (
          (ripe && unfaithful(poker, { from: ripe.from, journal: ripe.journal, to: evening })) ??
          seen.fault ??
          (random.oneIn(SAMPLE.due) ? refusedDue(poker, evening, at) : null)
        )
      })
      return { fault, offers }
    },
    /** The stretch that was not complete at the evening's end. */
    rest(evening: Evening): Fault | null {
      const left = stretch
      return (
        left &&
        threwOr(() => unfaithful(poker, { from: left.from, journal: left.journal, to: evening }))
      )
    },
  }
}
