import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Pieces } from '../pieces/pieces'
import type { FloatSettings } from '../settings'
import type { Advance, CashChange, Gap, Movement, Signed } from './movement'
import type { Check, Duty, Report } from './staff'
import type { FloatTable } from './table'

/** Tips, and stacks that nobody claims, on the changeur's side table until the inspector takes them. */
export interface SideItem {
  readonly number: number
  readonly table: string
  readonly kind: 'mancia' | 'orfanello'
  readonly at: Instant
  readonly by: MemberId
  readonly pieces: Pieces
  readonly seat: number | null
  readonly note: string
  readonly reported: Signed | null
  readonly taken: Signed | null
  readonly claimedBy: MemberId | null
  /** Entered by mistake, and undone. */
  readonly undone: Signed | null
}

/** ch20: the inspector's leave to exchange a paper at the desk. */
interface PaperLeave {
  readonly number: number
  readonly table: string
  readonly member: MemberId
  readonly chips: Chips
  readonly at: Instant
  readonly inspector: MemberId
  readonly movement: number
}

/** A slip for an ace of hearts (V.ace-slip). */
export interface Slip {
  readonly number: number
  readonly table: string
  readonly taglia: number
  readonly coup: number
  readonly member: MemberId
  readonly seat: number
  readonly at: Instant
  readonly signed: Signed | null
  readonly cancelled: (Signed & { readonly why: string }) | null
}

export interface Gara {
  readonly name: string
  readonly at: Instant
}

/** ch2: a case that the regulation does not foresee, decided by the inspector. */
export interface DecidedCase {
  readonly number: number
  readonly table: string
  readonly at: Instant
  readonly inspector: MemberId
  readonly text: string
  /** A reference to the recordings, when they were looked at. */
  readonly recordings: string | null
}

/** A table's box as the last evening put it into keeping: the next opening starts from it (ch16). */
export interface KeptBox {
  /** The number of the table. */
  readonly table: number
  readonly pieces: Pieces
  readonly seal: string
}

/** Everything that the float of a game's evening keeps: tables, floats and cash desk in one stream. */
export interface FloatRoom {
  /** Null in a house without floats. */
  readonly settings: FloatSettings | null
  /** The boxes as they came back at the last closing. */
  readonly kept: readonly KeptBox[]
  readonly staff: readonly Duty[]
  readonly tables: Readonly<Record<string, FloatTable>>
  readonly movements: readonly Movement[]
  readonly advances: readonly Advance[]
  readonly cash: readonly CashChange[]
  readonly identified: readonly MemberId[]
  readonly papers: readonly PaperLeave[]
  readonly gaps: readonly Gap[]
  readonly side: readonly SideItem[]
  readonly checks: readonly Check[]
  readonly reports: readonly Report[]
  readonly cases: readonly DecidedCase[]
  readonly gara: Gara | null
  readonly slips: readonly Slip[]
}
