import type { Instant, Refused } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import type { Account, Transfer } from '../kernel/ledger'
import type { Level } from '../kernel/level'
import type { TableId } from './ids'
import type { BankedDay, BankedEvening, BankedTable, Person } from './state'

/** A game's own provisions about what every banked game has. */
export interface BankedIds {
  readonly casse: string
  readonly sheet: string
  readonly limits: string
  readonly day: string
  readonly level: string
  readonly back: string
}

/** How the day of a game lives in the commands and events that all banked games have. */
export interface BankedHost<S extends BankedDay> {
  readonly ids: BankedIds
  /** The reason why the chips cannot be counted, since play goes on; null between two colpi. */
  playing(day: S): Refused | null
  /** The reason why this member gets no chips; null when they may. */
  barred(day: S, member: MemberId): Refused | null
  overdrawn(day: S, transfers: readonly Transfer[]): Account | null
  changed(day: S, fields: Partial<BankedDay>): S
  withPerson(day: S, member: MemberId, change: (person: Person) => Partial<Person>): S
  withTransfers(day: S, transfers: readonly Transfer[]): S
}

/** A claim about a colpo that is not given up, or a decision of the inspector's. */
export interface Heard {
  /** Serial of the colpo. */
  readonly colpo: number
  /** The hour of the decision; of the claim while it waits for one. */
  readonly at: Instant
  readonly hasMovedChips: boolean
}

/** The same with the tables of the day. */
export interface Bench<S extends BankedEvening<T>, T extends BankedTable<T>> extends BankedHost<S> {
  withTable(day: S, id: TableId, change: (table: T) => Partial<BankedTable<T>>): S
  withNewTable(day: S, table: T): S
  changed(day: S, fields: Partial<BankedEvening<T>>): S
  changedTable(table: T, fields: Partial<BankedTable<T>>): T
  copyTable(table: T): T
  /** A table taken back, with the claims made since, which remain. */
  withClaims(back: T, now: T): T
  /** Whether the opening of the stakes is kept at a level; where it is not, signed limits are in force at once. */
  opensStakes(level: Level): boolean
  /** The claims and decisions of a table, in any order. */
  heardAt(table: T): readonly Heard[]
}
