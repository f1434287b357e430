import type { MemberId } from '../../kernel/ids'
import type { Place, SeatNumber, TableId } from './forms'

// Screens load what stands here: the schemas, and zod with them, stand in forms.ts.

export type { Place, SeatNumber, TableId }

/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId

export const MOST_SEATS = 14
/** A whole number from 1 as a seat, unchecked. */
export const asSeat = (whole: number): SeatNumber => whole as SeatNumber

/** Two places are the same. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.kind === 'seat'
    ? b.kind === 'seat' && a.seat === b.seat
    : b.kind === 'gap' && a.after === b.after

/** A member at a place of the table. */
export interface Placed {
  readonly member: MemberId
  readonly place: Place
}
