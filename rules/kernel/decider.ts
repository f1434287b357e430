import type { z } from 'zod'
import type { Transfer } from './ledger'
import type { Parts, Sentence } from './tell'

/** Milliseconds since 1970 UTC, given by the server with each command. */
export type Instant = number

/** The roles that a club gives its members, in every game. */
export const HOUSE_ROLES = ['socio', 'segretario', 'deputato', 'amministratore'] as const
export type HouseRole = (typeof HOUSE_ROLES)[number]
/** The roles of officers: those who work at the desk or above it, and act for any member. */
export const OFFICERS = [
  'segretario',
  'deputato',
  'amministratore',
] as const satisfies readonly HouseRole[]
/** The role of the server's clock, which gives the commands that time alone brings. */
export const CLOCK = 'orologio'

/** A member, a device paired to a post (such as the tablet of a table), or the clock, which has neither. */
export interface Actor {
  /** Roles of the house, the clock's, or those that a game adds to them. */
  roles: readonly string[]
  member: string | null
  /** The post that a device is paired to, as its game names it. */
  post: string | null
}

/** Whether this actor holds an office; a member who does is both. */
export const isOfficer = ({ roles }: Actor): boolean =>
  OFFICERS.some((office) => roles.includes(office))

/** A command with everything the rules may not make themselves: its id, the time, who, and secrets. */
export interface Envelope<C> {
  id: string
  at: Instant
  by: Actor
  command: C
  /** Unguessable hex strings by label, for the labels that `Decider.secrets` named. */
  secrets: Readonly<Record<string, string>>
  /** How far things stood where it was given, as its game tells it; only the game reads it. */
  upon?: unknown
}

/** Why a command is refused: a provision, a condition, and the values that the condition's sentence names. */
export interface Refusal {
  provision: string | null
  code: string
  parts: Parts
}

export type Refused = { accepted: false; refusal: Refusal }
export type Decision<E, S = never> =
  | {
      accepted: true
      events: readonly E[]
      /** The state that the events lead to, where deciding has worked it out: just what evolving them makes. */
      after?: S
    }
  | Refused

/** When and by whom an event happened. */
export interface Occasion {
  at: Instant
  by: Actor
}

/** Any command of any game: every one has a type, its article says what else it holds. */
export interface AnyCommand {
  type: string
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

/** One command: its form, the roles that may give it, where from, and what follows. */
export interface CommandRule<S, E, P, R extends string = string, F extends string = string> {
  schema: z.ZodType<P>
  may: readonly R[]
  /** From how far away a member may give it, where the game does not ask for the usual; only the game reads it. */
  from?: F
  decide(state: S, payload: P, envelope: Omit<Envelope<unknown>, 'command'>): Decision<E, S>
  /** Labels of the secrets `decide` reads. */
  secrets?(state: S, payload: P): readonly string[]
  /** Payloads worth trying for this actor: those that `decide` accepts become his offers. */
  candidates?(state: S, by: Actor): readonly P[]
  /** What may vary in an offered payload, by field. */
  bounds?(state: S, payload: P): Bounds<keyof P & string>
  /** Members it may bring in whom the state need not know: the server lets only those of the club through. */
  outsiders?(payload: P): readonly string[]
  /** Also once the stream is closed: payments and reopenings outlive it. */
  afterClosing?: true
  /** Refused when stale: its giver saw less (`Envelope.upon`) than what has been said since. */
  refuseStale?: true
  /** What the clock gives of it, each with the time it is due, in any order. */
  due?(state: S): readonly Clocked<P>[]
}

/** Between which numbers a field of an offer may vary, and by what step. */
export interface Range {
  min: number
  max: number
  step: number
}

/** The fields of an offer that may vary, each with its range. */
export type Bounds<F extends string> = Readonly<Partial<Record<F, Range>>>

/** A payload that the clock gives, with a key that stays the same however often it is named. */
export interface Clocked<P> {
  key: string
  at: Instant
  payload: P
}

/** A game's pure core: what may happen (`decide`) and what it changes (`evolve`, which never refuses). */
export interface Decider<S, C, E extends AnyEvent> {
  game: string
  initial: S
  /** Every command by its name. */
  commands: Readonly<Record<string, CommandRule<S, E, unknown>>>
  /** The form of what the giver saw, where the game asks how far things stood (`Envelope.upon`). */
  upon?: z.ZodType
  decide(state: S, envelope: Envelope<C>): Decision<E, S>
  evolve(state: S, event: E, occasion: Occasion): S
  /** Labels of the secrets a command needs, so that the server can put them in its envelope. */
  secrets(state: S, command: C): readonly string[]
  /** What the clock has to do, soonest first, including what lies in the future. */
  due(state: S): readonly Due<C>[]
  /** The sentence of a refusal, its values not put in yet; null for a code that no list has. */
  sentence(refusal: Pick<Refusal, 'provision' | 'code'>): Sentence | null
}

/** The commands and the events of a game, from its decider. */
export type CommandOf<D> = D extends { decide(state: never, envelope: Envelope<infer C>): unknown }
  ? C
  : never
export type EventOf<D> = D extends {
  evolve(state: never, event: infer E, occasion: Occasion): unknown
}
  ? E
  : never

export function happens<E>(...events: E[]): Decision<E> {
  return { accepted: true, events }
}

/** Events with the state they lead to, worked out already: whoever takes the decision need not evolve them again. */
export function leadsTo<E, S>(events: readonly E[], after: S): Decision<E, S> {
  return { accepted: true, events, after }
}

/** These events and then a decision made after them; a refusal refuses them all. */
export function followedBy<E, S>(events: readonly E[], next: Decision<E, S>): Decision<E, S> {
  return next.accepted ? { ...next, events: [...events, ...next.events] } : next
}

/** The state after an accepted decision: as it worked it out, else evolved from its events. */
export const stateAfter = <S, E>(
  evolve: (state: S, event: E, occasion: Occasion) => S,
  before: S,
  decision: Extract<Decision<E, S>, { accepted: true }>,
  occasion: Occasion,
): S =>
  decision.after ?? decision.events.reduce((state, event) => evolve(state, event, occasion), before)
