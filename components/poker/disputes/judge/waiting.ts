import type { Dispute, DisputeStatus } from '@/rules/poker/state/dispute'
import type { CourtTable, ListedCase } from '@/rules/poker/views/deputato'

export interface Case {
  table: CourtTable
  dispute: Dispute
}

/** What waits for the deputato first, then what the table still votes on, then what is settled. */
const URGENCY: Record<DisputeStatus, number> = {
  'to-deputato': 0,
  voting: 1,
  provisional: 2,
  final: 3,
  withdrawn: 4,
}

/** Every dispute of the evening, those that wait on top, the newest first among equals. */
export function casesOf(tables: readonly CourtTable[]): Case[] {
  return tables
    .flatMap((table) => table.disputes.map((dispute) => ({ table, dispute })))
    .sort(
      (a, b) =>
        URGENCY[a.dispute.status] - URGENCY[b.dispute.status] ||
        b.dispute.openedAt - a.dispute.openedAt,
    )
}

export const keyOf = ({ table, dispute }: ListedCase) => `${table.id}-${dispute.number}`

/** Earlier decisions of this evening on the same provision, the newest first. */
export function precedentsOf(tables: readonly CourtTable[], one: Case): Case[] {
  const { provision } = one.dispute
  if (provision === null) return []
  return casesOf(tables).filter(
    (other) =>
      keyOf(other) !== keyOf(one) &&
      other.dispute.decisions.length > 0 &&
      (other.dispute.provision === provision ||
        other.dispute.decisions.some((decision) => decision.provision === provision)),
  )
}
