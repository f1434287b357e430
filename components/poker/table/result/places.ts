import type { MemberId } from '@/rules/kernel/ids'

interface Seat {
  seat: number
  member: MemberId | null
}

/**
 * The seat at which each player of a colpo is shown: their own, so that a name is always found in its place. A player
 * who has left it since is shown at the first seat that no other of them has.
 */
export function placesAt(
  players: readonly MemberId[],
  seats: readonly Seat[],
): ReadonlyMap<MemberId, number> {
  const own = new Map<MemberId, number>()
  for (const { seat, member } of seats)
    if (member !== null && players.includes(member)) own.set(member, seat)
  const taken = [...own.values()]
  const free = seats.map(({ seat }) => seat).filter((seat) => !taken.includes(seat))
  const places = new Map(own)
  for (const member of players) {
    if (places.has(member)) continue
    const seat = free.shift()
    if (seat !== undefined) places.set(member, seat)
  }
  return places
}

/** A seat's cell in a grid of two columns that goes round the table as the oval does: seat 1 lies nearest. */
export interface Cell {
  row: number
  /** `1 / -1` across both columns. */
  column: string
}

/** The cells of `count` seats: seat 1 below, the next on the left going up, the last on the right. */
export function cellOf(seat: number, count: number): Cell {
  const rows = Math.floor(count / 2) + 1
  if (seat === 1) return { row: rows, column: '1 / -1' }
  if (count % 2 === 0 && seat === count / 2 + 1) return { row: 1, column: '1 / -1' }
  const isLeft = seat <= (count + 1) / 2
  const steps = isLeft ? seat - 1 : count - seat + 1
  return { row: rows - steps, column: isLeft ? '1' : '2' }
}
