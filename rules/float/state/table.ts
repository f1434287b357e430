import type { Chips } from '../../kernel/chips'
import type { AnyEvent, Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Pieces } from '../pieces/pieces'
import type { Signed } from './movement'

/** A count that waits for the witness's word. */
export interface Presence {
  readonly kind: 'opening' | 'closing' | 'spot'
  readonly at: Instant
  readonly inspector: MemberId
  readonly changeur: MemberId
  readonly pieces: Pieces
  readonly banknotes: Chips
  readonly seal: string | null
}

/** The float at opening or at closing, signed by three. */
export interface Statement {
  readonly at: Instant
  readonly pieces: Pieces
  readonly banknotes: Chips
  readonly changeur: MemberId
  readonly inspector: MemberId
  readonly witness: MemberId
}

/** A changeur's turn, with the pieces taken over. */
export interface Turn {
  readonly changeur: MemberId
  readonly since: Instant
  readonly until: Instant | null
  readonly took: Pieces
  readonly banknotes: Chips
}

/** A handover under way: both count. */
export interface Handover {
  readonly from: MemberId
  readonly to: MemberId
  readonly at: Instant
  readonly first: {
    readonly by: MemberId
    readonly pieces: Pieces
    readonly banknotes: Chips
  } | null
  readonly attended: MemberId | null
}

/** A stack put up for change, which plays at once and is changed before the next deal (ch8). */
export interface Stack {
  readonly member: MemberId | null
  readonly seat: number | null
  readonly pieces: Pieces
  readonly at: Instant
}

/**
 * The tax of a coup: what was won, the tax, and the pieces of its latest payment, forgotten when the sum changed. All the
 * pieces that lie in the box for it are told by `taxesIn`.
 */
export interface CoupTax {
  readonly coup: number
  readonly taglia: number
  readonly at: Instant
  readonly won: Chips
  readonly chips: Chips
  readonly paid: Pieces | null
}

/** The locked box of the tax, on its way to the count. */
export interface TaxBox {
  readonly number: number
  /** The number written on it. */
  readonly label: string
  readonly seal: string
  readonly placed: Signed
  readonly sealed: (Signed & { readonly seal: string }) | null
  readonly escorted: Signed | null
  readonly arrived: (Signed & { readonly isSealWhole: boolean }) | null
  /** The count of one, which waits for the other. */
  readonly tally: (Signed & { readonly pieces: Pieces; readonly chips: Chips }) | null
  readonly counted:
    | (Signed & {
        readonly second: MemberId
        readonly pieces: Pieces
        readonly chips: Chips
        readonly expected: Chips | null
      })
    | null
}

/** A count of the cards. */
export interface CardCount {
  readonly at: Instant
  readonly by: MemberId
  readonly when: 'unsealed' | 'taglia' | 'closing'
  readonly taglia: number
  readonly cards: number
  readonly masks: number
  readonly isWhole: boolean
  readonly note: string
}

/** A line of the day book: an event at the table, its hour and its author; struck by a later line. */
export interface BookLine {
  readonly number: number
  readonly at: Instant
  readonly by: MemberId | null
  readonly event: AnyEvent
  readonly struck: (Signed & { readonly why: string }) | null
}

/** The result of a bank at a count of its float. */
export interface BankCount {
  /** The result that counts have brought into the float, below zero when the bank paid more. */
  readonly played: Chips
  /** The result by the colpi, and the latest colpo, at the count. */
  readonly won: Chips
  readonly coup: number
}

/** The float of a table, for which its changeur answers, with its day book. */
export interface FloatTable {
  readonly id: string
  /** V.open-close-tables: the inspector's order. */
  readonly order: 'none' | 'open' | 'close'
  /** V.keeper: in keeping between days. */
  readonly box: 'keeping' | 'open'
  readonly seal: string | null
  readonly presence: Presence | null
  readonly opening: Statement | null
  readonly closing: Statement | null
  readonly pieces: Pieces
  readonly banknotes: Chips
  /** The other side of the one equation. */
  readonly opened: Chips
  readonly added: Chips
  readonly returned: Chips
  readonly plus: Chips
  readonly minus: Chips
  /** At a banked game: the result brought in since the opening, and the colpi up to the last count; else null. */
  readonly bank: BankCount | null
  readonly turn: Turn | null
  readonly pastTurns: readonly Turn[]
  readonly handover: Handover | null
  readonly stack: Stack | null
  /** A count was wrong, or not signed: the plus or minus has to be declared before anything moves. */
  readonly gapDue: boolean
  /** The last count that was right: its hour, and the line of the book. */
  readonly goodCount: { readonly at: Instant; readonly line: number } | null
  readonly taxes: readonly CoupTax[]
  /** Locked boxes placed at this table, the present one last. */
  readonly taxBoxes: readonly TaxBox[]
  readonly cardCounts: readonly CardCount[]
  /** The lines of the day book, in pages, so that a new one copies few of the others. */
  readonly pages: readonly (readonly BookLine[])[]
  readonly lineCount: number
  readonly bookClosedAt: Instant | null
  readonly reopening: (Signed & { readonly why: string }) | null
}
