import { z } from 'zod'
import { MemberId } from '../../kernel/memberId'
import { MOST_SEATS } from './ids'

/** A table's id in its evening, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>

/** A command that names its table. */
export const ofTable = z.object({ table: TableId })
/** And a member there. */
export const ofMember = ofTable.extend({ member: MemberId })
/** Seats are numbered from the employee's right, growing to the right: the order in which the sabot travels (cf2). */
export const SeatNumber = z.int().min(1).max(MOST_SEATS).brand<'seat'>()
export type SeatNumber = z.infer<typeof SeatNumber>
/**
 * A place at the table: a numbered seat, or a standing player's gap, which is named by the seat on its left (cf2):
 * gap 3 lies between the seats 3 and 4, the gap of the last seat between it and seat 1.
 */
export const Place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seat'), seat: SeatNumber }),
  z.object({ kind: z.literal('gap'), after: SeatNumber }),
])
export type Place = Readonly<z.infer<typeof Place>>
