import { type Chips, minus } from '@/rules/kernel/chips'
import type { SeatView } from '@/rules/poker/views/summary'

/** The chips that a seat took when a colpo was settled. */
export interface Won {
  seat: number
  chips: Chips
}

/** The seats whose chips grew in the very moment when the middle shrank, and by how much. */
export function wonSince(
  before: { seats: readonly SeatView[]; pot: Chips | null },
  seats: readonly SeatView[],
  pot: Chips | null,
): Won[] {
  if (before.pot === null || pot === null || pot >= before.pot) return []
  return seats.flatMap(({ seat, member, resto }) => {
    const had = before.seats.find((one) => one.member !== null && one.member === member)?.resto
    if (had === null || had === undefined || resto === null || resto <= had) return []
    return [{ seat, chips: minus(resto, had) }]
  })
}
