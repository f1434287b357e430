import type { Transfer } from './ledger'

/** Milliseconds since 1970 UTC, given by the server with each command. */
export type Instant = number

/** socio: a member on his phone · tavolo: the tablet of one table · orologio: the server's clock. */
export const ROLES = [
  'socio',
  'tavolo',
  'segretario',
  'deputato',
  'amministratore',
  'orologio',
] as const
export type Role = (typeof ROLES)[number]

/** Who gives a command. A tablet has a table and no member; the clock has neither. */
export interface Actor {
  roles: readonly Role[]
  member: string | null
  table: string | null
}

/** How far a table had got where a command was given: the last colpo dealt, and the words said at it. */
export interface Upon {
  colpo: number
  words: number
}

/** A command with everything the rules may not make themselves: its id, the time, who, and secrets. */
export interface Envelope<C> {
  id: string
  at: Instant
  by: Actor
  command: C
  /** Unguessable hex strings by label, for the labels that `Decider.secrets` named. */
  secrets: Readonly<Record<string, string>>
  /** What its giver saw; a word at the table that is kept back by a lost network is not said later, upon others. */
  upon?: Upon | undefined
}

/** Why a command is refused: a provision, a condition, and the values its sentence names. */
export interface Ruling {
  provision: string | null
  code: string
  say: Readonly<Record<string, string | number>>
}

export type Decision<E> =
  | { accepted: true; events: readonly E[] }
  | { accepted: false; ruling: Ruling }

/** When and by whom an event happened. */
export interface Occasion {
  at: Instant
  by: Actor
}

/** Every event has a type; one that moves money names its table and carries the transfers. */
export interface AnyEvent {
  type: string
  table?: string
  transfers?: readonly Transfer[]
}

/** A command the clock must give, with a key that stays the same however often it is named. */
export interface Due<C> {
  key: string
  at: Instant
  command: C
}

/** A game's pure core: what may happen (`decide`) and what it changes (`evolve`, which never refuses). */
export interface Decider<S, C, E extends AnyEvent> {
  game: string
  initial: S
  decide(state: S, envelope: Envelope<C>): Decision<E>
  evolve(state: S, event: E, occasion: Occasion): S
  /** Labels of the secrets a command needs, so that the server can put them in its envelope. */
  secrets(state: S, command: C): readonly string[]
  /** What the clock has to do, soonest first, including what lies in the future. */
  due(state: S): readonly Due<C>[]
}

export function happens<E>(...events: E[]): Decision<E> {
  return { accepted: true, events }
}

export function refuse(
  provision: string | null,
  code: string,
  say: Ruling['say'] = {},
): Decision<never> {
  return { accepted: false, ruling: { provision, code, say } }
}
