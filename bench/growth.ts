import { type AnyCommand, type AnyEvent, type Decider, stateAfter } from '@/rules/kernel/decider'
import { scriptedChemin } from './chemin'
import { perSecond, report } from './measure'
import { scripted } from './poker'
import type { Script } from './script'

const FEW_EVENTS = 1_000
const MANY_EVENTS = 100_000
const COMMANDS = 200

/** Processor time of a command, of what is due and of the register, in an evening of few events and in one of many. */
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
  const [few, many] = [FEW_EVENTS, MANY_EVENTS].map((events) => evening(play, events))
  if (!few || !many) return
  for (const [name, value] of Object.entries(many)) {
    const baseline = { what: `${FEW_EVENTS.toLocaleString('en')} events`, value: few[name] ?? 0 }
    report({ what: `${what}: ${name}`, value, unit: 'µs', baseline })
  }
}

/** Microseconds of work at the end of an evening of so many events. */
function evening<S, C extends AnyCommand, E extends AnyEvent>(
  play: (rounds: number) => Script<S, C, E>,
  events: number,
): Record<string, number> {
  const sample = play(40)
  const rounds = Math.ceil((events * 40) / sample.events)
  const { rules, steps, evening: last } = play(rounds - (rounds % 2))
  const late = steps.slice(-COMMANDS)
  const before = stateBefore(rules, steps.slice(0, -COMMANDS))
  const micro = (work: () => number) => 1_000_000 / perSecond(work, 1_000)
  return {
    'a command': micro(() => {
      let state = before
      for (const step of late) {
        const decision = rules.decide(state, step)
        if (decision.accepted) state = stateAfter(rules.evolve, state, decision, step)
        rules.due(state)
      }
      return late.length
    }),
    'what is due': micro(() => {
      for (let n = 0; n < 100; n++) rules.due({ ...last })
      return 100
    }),
  }
}

function stateBefore<S, C extends AnyCommand, E extends AnyEvent>(
  { initial, decide, evolve }: Decider<S, C, E>,
  steps: Script<S, C, E>['steps'],
): S {
  let state = initial
  for (const step of steps) {
    const decision = decide(state, step)
    if (decision.accepted) state = stateAfter(evolve, state, decision, step)
  }
  return state
}
