import type { Chips } from '../kernel/chips'
import type { CasseEvent } from '../kernel/club/casse'
import type { MemberId } from '../kernel/ids'
import type { Transfer } from '../kernel/ledger'
import type { Level } from '../kernel/level'
import type { ClubUnit } from '../kernel/unit'
import type { BOOK } from './accounts'
import type { TableId } from './ids'
import type { LimitPair, Signer, TableauRow } from './state'

/** An event at a table. */
export interface OfTable<T extends string> {
  type: T
  table: TableId
}
/** Chips that move within the day's book. */
export interface Moving {
  book: typeof BOOK
  transfers: readonly Transfer[]
}
/** Stakes paid, collected or handed back with an event, each part by itself. */
export interface Paying<Part> extends Moving {
  parts: readonly Part[]
}

/** The casse of a day, its count and its tableau. */
export type SheetEvent =
  | CasseEvent<typeof BOOK>
  | { type: 'countBegun'; expected: Readonly<Record<MemberId, Chips>> }
  | { type: 'chipsCounted'; member: MemberId; chips: Chips }
  | { type: 'playResumed' }
  | ({ type: 'tableauClosed'; rows: readonly TableauRow[]; gap: Chips; club: Chips } & Moving)
  | { type: 'reopeningAsked'; why: string }
  | { type: 'reopeningDropped' }
  | ({ type: 'tableauReopened' } & Moving)

interface InForce {
  /** The limits that both have signed are in force from the next colpo on; else they wait for its stakes to be invited. */
  inForce?: true | undefined
}

/** A table opened, and its limits changed, each by two signatures. */
export type LimitEvent<Settings> =
  | (OfTable<'tableProposed'> & LimitPair & { number: number; settings: Settings; as: Signer })
  | (OfTable<'tableOpened'> & { as: Signer })
  | (OfTable<'limitsAsked'> & LimitPair & { as: Signer })
  | (OfTable<'limitsSigned'> & InForce & { as: Signer })
  | OfTable<'limitsDropped'>

/** The day's beginning and its end. */
export type DayEvent<Settings> =
  /** The customs are a new club's, their amounts in its unit. */
  | { type: 'eveningOpened'; title: string; day: string; unit?: ClubUnit | undefined }
  | { type: 'eveningClosed' }
  /** Of an earlier version: a table brings its customs with it. */
  | { type: 'settingsSet'; settings: Settings }

/** The level of a table, and its entries taken back. */
export type TableEvent =
  | (OfTable<'levelSet'> & InForce & { level: Level })
  | (OfTable<'takenBack'> & Moving & { entries: readonly string[] })
