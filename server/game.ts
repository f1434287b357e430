import type { TableauSheet } from '@/db/batch'
import type { Actor, AnyEvent, Decider, Instant, Ruling } from '@/rules/kernel/decider'
import type { Audience, WaitingCase } from '@/rules/poker/views/shapes'

export interface AnyCommand {
  type: string
}

/** A closed tableau as its game describes it; the stream adds whose it is and the hash that seals it. */
export type Sheet = Pick<
  TableauSheet,
  'tableId' | 'title' | 'day' | 'class' | 'closedAt' | 'gap' | 'document' | 'rows'
>

/** A stream's line in the club's register. */
export interface Register {
  title: string
  /** Civil date of the club, `YYYY-MM-DD`. */
  day: string
  status: 'none' | 'open' | 'closed'
}

/** A draw of seats: the seed is null until it was drawn; `number` is that of each one's signature. */
export interface Draw {
  title: string
  hash: string
  seed: string | null
  order: readonly { member: string; number: number }[]
}

/** A game as the server needs it: its pure rules, and what it shows of its state. */
export interface Game<S, C extends AnyCommand, E extends AnyEvent> {
  decider: Decider<S, C, E>
  register(state: S): Register
  /** Tableaux that a command closed, and the tables whose tableau it took back. */
  sheets(before: S, after: S): { closed: readonly Sheet[]; reopened: readonly string[] }
  /** What this audience may see now; null when there is nothing for it. */
  view(state: S, audience: Audience, at: Instant): unknown
  hasTable(state: S, table: string): boolean
  /** What people call a table; null when there is no such table. */
  called(state: S, table: string): string | null
  /** Whether this member has, or had, a place at the table. */
  plays(state: S, table: string, member: string): boolean
  /** Members that this one must know by name, however they wish to be shown; nobody where this is not said. */
  knows?(state: S, member: string): ReadonlySet<string>
  /** Whether this member has been put as arbiter over a dispute. */
  judges(state: S, member: string): boolean
  /** Disputes that wait for a final word; for an arbiter only those he judges, for null all. */
  waiting(state: S, arbiter: string | null): readonly WaitingCase[]
  /** A table's draw; null when there is no such table. */
  lots(state: S, table: string): Draw | null
}

export type AnyGame = Game<unknown, AnyCommand, AnyEvent>

/** A command as it reaches a stream, which adds the secrets and a time that never runs backwards. */
export interface Order<C extends AnyCommand = AnyCommand> {
  id: string
  at: Instant
  by: Actor
  command: C
  upon?: unknown
}

/** What became of a command: accepted, with the stream's version after it, or refused with the ruling. */
export type Outcome = { version: number; ruling: null } | { version: null; ruling: Ruling }
