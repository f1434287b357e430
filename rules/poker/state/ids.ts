import type { ListId, SeatNumber, SignUpNumber, TableId } from './forms'

// Screens load what stands here: the schemas, and zod with them, stand in forms.ts.

export type { ListId, SeatNumber, SignUpNumber, TableId }

/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId
/** A whole number from 1 to 7 as a seat, unchecked. */
export const asSeat = (whole: number): SeatNumber => whole as SeatNumber
/** Drawn first, or taken by the first cartaro. */
export const FIRST_SEAT = asSeat(1)
/** The seats of a table of so many. */
export const seatsOf = (seats: number): SeatNumber[] =>
  Array.from({ length: seats }, (_, index) => asSeat(index + 1))
