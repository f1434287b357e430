import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Decider,
  type Envelope,
  stateAfter,
} from '@/rules/kernel/decider'

/** The time between two commands, in ms. */
const APART_MS = 4_000

/** An evening being recorded: every command given to it must be accepted. */
export class Script<S, C extends AnyCommand, E extends AnyEvent> {
  evening: S
  readonly steps: Envelope<C>[] = []
  events = 0
  #now = Date.UTC(2026, 10, 20, 20)

  constructor(readonly rules: Decider<S, C, E>) {
    this.evening = rules.initial
  }

  give(command: C, by: Actor): void {
    this.#now += APART_MS
    const labels = this.rules.secrets(this.evening, command)
    const secrets = Object.fromEntries(labels.map((label) => [label, `bench/${label}`]))
    const step = { id: `b${this.steps.length}`, at: this.#now, by, command, secrets }
    const decision = this.rules.decide(this.evening, step)
    if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`)
    this.evening = stateAfter(this.rules.evolve, this.evening, decision, step)
    this.events += decision.events.length
    this.steps.push(step)
  }
}
