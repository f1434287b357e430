import type { z } from 'zod'
import type { Chips } from './chips'
import type { MemberId } from './ids'
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
/** The role of the server's clock, which gives the commands that are due by time alone. */
export const CLOCK = 'orologio'

/** A member, a device paired to a post (such as the tablet of a table), or the clock, which has neither. */
export interface Actor {
  /** Roles of the house, the clock's, or those that a game adds to them. */
  roles: readonly string[]
  member: MemberId | null
  /** The post that a device is paired to, as its game names it. */
  post: string | null
}

/** Whether this actor holds an office; a member who does is both. */
export function isOfficer({ roles }: Actor): boolean {
  for (const office of OFFICERS) if (roles.includes(office)) return true
  return false
}

/** A command with everything that the rules may not make themselves: its id, its time, its giver, and secrets. */
export interface Envelope<C> {
  id: string
  at: Instant
  by: Actor
  command: C
  /** Unguessable hex strings by label, for the labels that `Decider.secrets` named. */
  secrets: Readonly<Record<string, string>>
  /** The sum that the game asked of the club's other evenings of the day; none where it is absent. */
  beside?: Chips
  /** How far things stood when the giver looked; only the game reads it. */
  upon?: unknown
}

/** The reason why a command is refused: a provision, a code, and the values in the code's sentence. */
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
      /** The state after the events, when deciding has already computed it; equal to evolving them. */
      after?: S
    }
  | Refused

/** The time of an event and the giver of its command. */
export interface Occasion {
  at: Instant
  by: Actor
}

/** Any command of any game: it has a type, and its article declares the rest. */
export interface AnyCommand {
  type: string
}

/** Any event has a type; one that moves money names its table or its book and carries the transfers. */
export interface AnyEvent {
  type: string
  table?: string
  /** The book its accounts are in, when it is not its table's own. */
  book?: string
  transfers?: readonly Transfer[]
}

/** A command the clock must give, with a key that is the same each time it is listed. */
export interface Due<C> {
  key: string
  at: Instant
  command: C
}

/**
 * The part of a schema that the house uses. Every schema of zod has it; comparing zod's whole types would take the type
 * checker most of its time.
 */
export interface Form<P> {
  parse(given: unknown): P
  safeParse(given: unknown): { success: true; data: P } | { success: false; error: z.ZodError }
}

/** One command: its schema, the roles that may give it, from where, and what follows. */
export interface CommandRule<S, E, P, R extends string = string, F extends string = string> {
  schema: Form<P>
  may: readonly R[]
  /** From how far away a member may give it; left out for the game's usual distance. Only the game reads it. */
  from?: F
  decide(state: S, payload: P, envelope: Omit<Envelope<unknown>, 'command'>): Decision<E, S>
  /** Labels of the secrets `decide` reads. */
  secrets?(state: S, payload: P): readonly string[]
  /** Payloads worth trying for this actor: those that `decide` accepts become the actor's offers. */
  candidates?(state: S, by: Actor): readonly NoInfer<P>[]
  /**
   * For the device of a table: everything in the state that its candidates there, their answers and their bounds are made
   * from, so that its offers are not made again while that is the same; an empty list where they are made each time. Null
   * where `decide` refuses every payload that names the table.
   */
  offeredFrom?(state: S, table: string): OfferedFrom
  /** The fields of an offered payload that may vary, with their bounds. */
  bounds?(state: S, payload: P): Bounds<keyof P & string>
  /** Members it may name that the state need not know; the server accepts only members of the club. */
  outsiders?(payload: P): readonly string[]
  /** Accepted after the stream is closed too: payments and reopenings come later. */
  afterClosing?: true
  /**
   * Refused when stale: its giver saw less (`Envelope.upon`) than has happened since. `round`: only when the round of
   * play that they saw is over, as for a stake of one player beside those of others.
   */
  refuseStale?: true | 'round'
  /** The payloads that the clock gives, each with the time it is due, in any order. */
  due?(state: S): readonly Clocked<P>[]
}

/** The parts of a state that offers are made from, one of the table's own objects first; see `CommandRule.offeredFrom`. */
export type OfferedFrom = readonly [] | readonly [object, ...unknown[]] | null

/** The limits between which a field of an offer may vary, and its step. */
export interface Range {
  min: number
  max: number
  step: number
}

/** The fields of an offer that may vary, each with its range. */
export type Bounds<F extends string> = Readonly<Partial<Record<F, Range>>>

/** A payload that the clock gives, with a key that is the same each time it is listed. */
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
  /** The schema of what the giver saw, for a game that refuses stale commands (`Envelope.upon`). */
  upon?: z.ZodType
  decide(state: S, envelope: Envelope<C>): Decision<E, S>
  evolve(state: S, event: E, occasion: Occasion): S
  /** Labels of the secrets a command needs, so that the server can put them in its envelope. */
  secrets(state: S, command: C): readonly string[]
  /** The commands that the clock must give, soonest first, future ones included. */
  due(state: S): readonly Due<C>[]
  /** The sentence of a refusal, before its values are filled in; null for an unknown code. */
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

/** An accepted decision with these events. */
export function happens<E>(...events: E[]): Decision<E> {
  return { accepted: true, events }
}

/** Events with the state after them, computed already, so that the caller need not evolve them again. */
export function leadsTo<E, S>(events: readonly E[], after: S): Decision<E, S> {
  return { accepted: true, events, after }
}

/** These events and then a decision made after them; if that is a refusal, everything is refused. */
export function followedBy<E, S>(events: readonly E[], next: Decision<E, S>): Decision<E, S> {
  return next.accepted ? { ...next, events: [...events, ...next.events] } : next
}

/** The state after an accepted decision: the one it carries, or else its events evolved. */
export const stateAfter = <S, E>(
  evolve: (state: S, event: E, occasion: Occasion) => S,
  before: S,
  decision: Extract<Decision<E, S>, { accepted: true }>,
  occasion: Occasion,
): S =>
  decision.after ?? decision.events.reduce((state, event) => evolve(state, event, occasion), before)
