import { z } from 'zod'
import type { MemberId } from '../../kernel/ids'

/** A table's id in its evening, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>
/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId

export const MOST_SEATS = 14
/** Seats are numbered from the employee's right, growing to the right: the order in which the sabot travels (cf2). */
export const SeatNumber = z.int().min(1).max(MOST_SEATS).brand<'seat'>()
export type SeatNumber = z.infer<typeof SeatNumber>
/** A whole number from 1 as a seat, unchecked. */
export const asSeat = (whole: number): SeatNumber => whole as SeatNumber

/**
 * A place at the table: a numbered seat, or a standing player's gap, which is named by the seat on its left (cf2):
 * gap 3 lies between the seats 3 and 4, the gap of the last seat between it and seat 1.
 */
export const Place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seat'), seat: SeatNumber }),
  z.object({ kind: z.literal('gap'), after: SeatNumber }),
])
export type Place = Readonly<z.infer<typeof Place>>

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
