import { type Chips, totalChips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { outOf } from '../equation'
import type { FloorTable, Scene } from '../scene'
import type { Advance } from '../state/movement'
import type { Duty } from '../state/staff'

/** A client’s sums out and in at a table, with the hours (V.book-clients). */
export interface Client {
  readonly member: MemberId
  readonly advances: readonly Advance[]
  readonly out: Chips
  readonly banknotes: readonly { readonly at: Instant; readonly chips: Chips }[]
}

/** The clients of a table in the order in which they came, with what went out and came in, and when. Source: V.book-clients. */
export function clientsOf({ room }: Scene, table: string): Client[] {
  const advances = room.advances.filter((one) => one.table === table && one.givenAt !== null)
  const cash = room.cash.filter((one) => one.table === table && one.member !== null)
  const members = new Set([...advances, ...cash].flatMap(({ member }) => member ?? []))
  return [...members].map((member) => {
    const own = advances.filter((one) => one.member === member)
    return {
      member,
      advances: own,
      out: totalChips(own.map((one) => ({ chips: outOf(one) }))),
      banknotes: cash
        .filter((one) => one.member === member)
        .map(({ at, chips }) => ({ at, chips })),
    }
  })
}

/** The head of the book, whose date is that of the opening. Source: V.book-head. */
export const headOf = ({ floor }: Scene, { id, number }: FloorTable) => ({
  day: floor.day,
  table: id,
  number,
})

/** Everybody with an office at a table or in the whole room, with their hours. Source: V.book-staff. */
export const staffAt = ({ room }: Scene, table: string): readonly Duty[] =>
  room.staff.filter((duty) => duty.table === null || duty.table === table)
