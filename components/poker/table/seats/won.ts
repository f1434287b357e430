import { type Chips, minus } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { SeatView } from '@/rules/poker/views/summary'

/** The chips that a seat took when a colpo was settled. */
export interface Won {
  seat: number
  member: MemberId
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
    if (member === null) return []
    const had = before.seats.find((one) => one.member === member)?.resto
    if (had === null || had === undefined || resto === null || resto <= had) return []
    return [{ seat, member, chips: minus(resto, had) }]
  })
}

/**
 * The winners that are shown after a change: those of a colpo just settled; nobody once chips come to the middle again,
 * since a new colpo has begun.
 */
export function wonNext(
  shown: readonly Won[],
  before: { seats: readonly SeatView[]; pot: Chips | null },
  seats: readonly SeatView[],
  pot: Chips | null,
): readonly Won[] {
  const fresh = wonSince(before, seats, pot)
  if (fresh.length > 0) return fresh
  return before.pot !== null && pot !== null && pot > before.pot ? [] : shown
}
