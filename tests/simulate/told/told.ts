import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Envelope,
  stateAfter,
} from '@/rules/kernel/decider'
import { type Account, accountsIn, type Balances, post, type Transfer } from '@/rules/kernel/ledger'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { AnyEvening, Game } from '@/simulate/game'

/** Figures that a form told, and the same figures once its command was given. */
export interface Told {
  readonly form: string
  readonly told: unknown
  readonly done: unknown
}

/** A command that was accepted, with the states before and after it. */
export interface Given<S, C, E> {
  readonly before: S
  readonly step: Envelope<C>
  readonly events: readonly E[]
  readonly after: S
}

/** That which the forms of a game tell. */
export interface Forms<S, C, E> {
  /** The form that gave this command. */
  of(given: Given<S, C, E>): readonly Told[]
  /** The forms that this state offers, each tried on a copy. */
  offered(state: S, at: number, events: readonly KeptEvent<E>[]): readonly Told[]
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

/** Balances that are not none, by account. */
const sorted = (accounts: Balances): [Account, number][] =>
  accountsIn(accounts)
    .map((account): [Account, number] => [account, accounts[account] ?? 0])
    .filter(([, chips]) => chips !== 0)
    .sort()

/** The effect of transfers by account. */
export const moved = (transfers: readonly Transfer[]) => sorted(post({}, transfers))

/** The difference of two books by account. */
export function differing(before: { accounts: Balances }, after: { accounts: Balances }) {
  const all = [...new Set([...accountsIn(before.accounts), ...accountsIn(after.accounts)])]
  return all
    .map((account): [Account, number] => [
      account,
      (after.accounts[account] ?? 0) - (before.accounts[account] ?? 0),
    ])
    .filter(([, chips]) => chips !== 0)
    .sort()
}

/** The first form that told something else than was done; null when all told the same. */
export function wronglyTold(forms: readonly Told[]): string | null {
  for (const { form, told, done } of forms) {
    const [one, other] = [told, done].map((figures) => JSON.stringify(figures))
    if (one !== other) return `${form}: told ${one}, done ${other}`
  }
  return null
}
