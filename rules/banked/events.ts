import type { Chips } from '../kernel/chips'
import type { CasseEvent } from '../kernel/club/casse'
import type { MemberId } from '../kernel/ids'
import type { Transfer } from '../kernel/ledger'
import type { BOOK } from './accounts'
import type { TableauRow } from './state'

/** Chips that move within the day's book. */
export interface InBook {
  book: typeof BOOK
  transfers: readonly Transfer[]
}

/** The casse of a day, its count and its tableau. */
export type SheetEvent =
  | CasseEvent<typeof BOOK>
  | { type: 'countBegun'; expected: Readonly<Record<MemberId, Chips>> }
  | { type: 'chipsCounted'; member: MemberId; chips: Chips }
  | { type: 'playResumed' }
  | ({ type: 'tableauClosed'; rows: readonly TableauRow[]; gap: Chips; club: Chips } & InBook)
  | { type: 'reopeningAsked'; why: string }
  | { type: 'reopeningDropped' }
  | ({ type: 'tableauReopened' } & InBook)
