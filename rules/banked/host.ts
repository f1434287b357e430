import type { Refused } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import type { Account, Transfer } from '../kernel/ledger'
import type { BankedDay, Person } from './state'

/** A game's own provisions about the casse, and about the count and its tableau. */
export interface BankedIds {
  readonly casse: string
  readonly sheet: string
}

/** How the day of a game lives in the commands and events that both banked games have. */
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
