import type { MemberId } from '@/rules/kernel/ids'
import type { DeskTable } from '@/rules/poker/views/desk'
import type { CountLine } from '../../../officer/CountRow'

/** A line for every player on the tableau. */
export function countLines(table: DeskTable): CountLine[] {
  const { closing } = table
  const onSheet = new Set(table.tableau.rows.map(({ member }) => member))
  const seatOf = (member: MemberId) =>
    table.players.find((player) => player.member === member)?.seat ?? null
  return table.players
    .map(({ member }) => ({
      member,
      table: null,
      seat: seatOf(member),
      expected: closing?.expected[member] ?? null,
      counted: closing?.counted[member] ?? null,
      times: closing?.counts[member] ?? 0,
    }))
    .filter(({ member }) => onSheet.has(member))
}
