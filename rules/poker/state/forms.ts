import { z } from 'zod'
import { MemberId } from '../../kernel/memberId'

/** A list's id in its evening, given by the rules: `L1`, `L2` … */
export const ListId = z.string().regex(/^L\d{1,3}$/)
export type ListId = z.infer<typeof ListId>
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
/** Seats are numbered clockwise from 1; drawn seat 1 is the first cartaro's (B2). */
export const SeatNumber = z.int().min(1).max(7).brand<'seat'>()
export type SeatNumber = z.infer<typeof SeatNumber>
/** The order of signature in the evening, from 1: the only order there is (A1). */
export const SignUpNumber = z.int().positive()
export type SignUpNumber = z.infer<typeof SignUpNumber>
