import type { Chips } from '../kernel/chips'
import type { CasseEvent } from '../kernel/club/casse'
import type { MemberId } from '../kernel/ids'
import type { Transfer } from '../kernel/ledger'
import type { BOOK } from './accounts'
import type { TableId } from './ids'
import type { TableauRow } from './state'

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
