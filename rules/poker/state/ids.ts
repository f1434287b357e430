import { z } from 'zod'

/** A list's id in its evening, given by the rules: `L1`, `L2` … */
export const ListId = z.string().regex(/^L\d{1,3}$/)
export type ListId = z.infer<typeof ListId>
/** A table's id in its evening, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>
/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId
/** Seats are numbered clockwise from 1; drawn seat 1 is the first cartaro's (B2). */
export const SeatNumber = z.int().min(1).max(7).brand<'seat'>()
export type SeatNumber = z.infer<typeof SeatNumber>

/** A whole number from 1 to 7 as a seat, unchecked. */
export const asSeat = (whole: number): SeatNumber => whole as SeatNumber
/** Drawn first, or taken by the first cartaro. */
export const FIRST_SEAT = asSeat(1)
/** The seats of a table of so many. */
export const seatsOf = (seats: number): SeatNumber[] =>
  Array.from({ length: seats }, (_, index) => asSeat(index + 1))
/** The order of signature in the evening, from 1: the only order there is (A1). */
export const SignUpNumber = z.int().positive()
export type SignUpNumber = z.infer<typeof SignUpNumber>
