import { type AnyCommand, type AnyEvent, type Envelope, stateAfter } from '@/rules/kernel/decider'
import { scriptedChemin } from './chemin'
import { perSecond, report } from './measure'
import { scripted } from './poker'
import type { Script } from './script'

const FEW_EVENTS = 1_000
const MANY_EVENTS = 100_000
const COMMANDS = 200
/** The short and the long evening are measured in turns, so many each; the best of them counts. */
const TURNS = 3

/** Processor time of a command and of what is due, in an evening of few events and in one of many: of commands that both end with. */
export function benchGrowth(): void {
  for (const level of [2, 3] as const) {
    compare(`poker, level ${level}`, (rounds) => scripted(level, rounds))
    compare(`chemin de fer, level ${level}`, (rounds) => scriptedChemin(level, rounds))
  }
}

function compare<S, C extends AnyCommand, E extends AnyEvent>(
  what: string,
  play: (rounds: number) => Script<S, C, E>,
): void {
  const [short, long] = [end(play, FEW_EVENTS), end(play, MANY_EVENTS)]
  const kinds = new Set(short.given.map(({ step }) => step.command.type))
  const [few, many] = [short, long].map((one) => work(one, kinds))
  if (!few || !many) return
  for (const name of ['a command', 'what is due'] as const) {
    let [less, more] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let turn = 0; turn < TURNS; turn++) {
      less = Math.min(less, micro(few[name]))
      more = Math.min(more, micro(many[name]))
    }
    const baseline = { what: `${FEW_EVENTS.toLocaleString('en')} events`, value: less }
    report({ what: `${what}: ${name}`, value: more, unit: 'µs', baseline })
  }
}

/** Microseconds of processor time for one unit of work. */
const micro = (work: () => number) => 1_000_000 / perSecond(work, 1_000)

/** The end of an evening of so many events: its last commands, each with the state that it was given to. */
function end<S, C extends AnyCommand, E extends AnyEvent>(
  play: (rounds: number) => Script<S, C, E>,
  events: number,
) {
  const sample = play(40)
  const rounds = Math.ceil((events * 40) / sample.events)
  const { rules, steps, evening: last } = play(rounds - (rounds % 2))
  const given: { state: S; step: Envelope<C> }[] = []
  let state = rules.initial
  for (const [index, step] of steps.entries()) {
    if (index >= steps.length - COMMANDS) given.push({ state, step })
    const decision = rules.decide(state, step)
    if (decision.accepted) state = stateAfter(rules.evolve, state, decision, step)
  }
  return { rules, given, last }
}

/** Work at the end of an evening, with its commands of these kinds; each returns how many units it did. */
function work<S, C extends AnyCommand, E extends AnyEvent>(
  { rules, given, last }: ReturnType<typeof end<S, C, E>>,
  kinds: ReadonlySet<string>,
) {
  const like = given.filter(({ step }) => kinds.has(step.command.type))
  return {
    'a command': () => {
      for (const { state, step } of like) {
        const decision = rules.decide(state, step)
        if (decision.accepted) rules.due(stateAfter(rules.evolve, state, decision, step))
      }
      return like.length
    },
    'what is due': () => {
      for (let n = 0; n < 100; n++) rules.due({ ...last })
      return 100
    },
  }
}
