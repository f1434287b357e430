import { type Actor, type AnyCommand, type AnyEvent, type Envelope, stateAfter } from '@/rules/kernel/decider'
import type { AnyEvening, Game } from '@/simulate/game'

/** Figures that a form told, and the same figures once its command was given. */
export interface Told {
  readonly form: string
  readonly told: unknown
  readonly done: unknown
}

/** A command that was accepted, with the states before and after it. */
export interface Given<S, C> {
  readonly before: S
  readonly step: Envelope<C>
  readonly after: S
}

/** That which the forms of a game tell: of the command just given, and of those that a state offers. */
export interface Forms<S, C> {
  /** The form that gave this command. */
  of(given: Given<S, C>): readonly Told[]
  /** The forms that this state offers, each tried on a copy. */
  offered(state: S, at: number): readonly Told[]
}

/** Gives commands to copies of a state. */
export const trying =
  <S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>({
    rules,
  }: Pick<Game<S, C, E>, 'rules'>) =>
  (state: S, command: C, by: Actor, at: number): S | null => {
    const secrets = Object.fromEntries(
      rules.secrets(state, command).map((label) => [label, `told/${label}`]),
    )
    const envelope = { id: 'told', at, by, command, secrets }
    const decision = rules.decide(state, envelope)
    return decision.accepted ? stateAfter(rules.evolve, state, decision, envelope) : null
  }

/** The first form that told something else than was done; null when all told the same. */
export function wronglyTold(forms: readonly Told[]): string | null {
  for (const { form, told, done } of forms) {
    const [one, other] = [told, done].map((figures) => JSON.stringify(figures))
    if (one !== other) return `${form}: told ${one}, done ${other}`
  }
  return null
}
