import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { DeskTable } from '@/rules/poker/views/desk'

/** One line of the count: a player's expected and counted resto, in chips. */
export interface CountLine {
  member: MemberId
  seat: number | null
  /** Null where it is not known (level 1). */
  expected: Chips | null
  /** Null until counted. */
  counted: Chips | null
  /** How often this resto was counted. */
  times: number
}

/** A line for every player on the tableau in order of seat; players who left come last. */
export function countLines(table: DeskTable): CountLine[] {
  const { closing } = table
  const onSheet = new Set(table.tableau.rows.map(({ member }) => member))
  const seatOf = (member: MemberId) =>
    table.players.find((player) => player.member === member)?.seat ?? null
  return table.players
    .map(({ member }) => ({
      member,
      seat: seatOf(member),
      expected: closing?.expected[member] ?? null,
      counted: closing?.counted[member] ?? null,
      times: closing?.counts[member] ?? 0,
    }))
    .filter(({ member }) => onSheet.has(member))
    .sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
}
