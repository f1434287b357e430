import type { Dispute, DisputeStatus } from '@/rules/poker/state/dispute'
import type { CourtTable, ListedCase } from '@/rules/poker/views/deputato'

export interface Case {
  table: CourtTable
  dispute: Dispute
}

/** Sort order: disputes for the deputato, then those the table still votes on, then those settled. */
const URGENCY: Record<DisputeStatus, number> = {
  'to-deputato': 0,
  voting: 1,
  provisional: 2,
  final: 3,
  withdrawn: 4,
}

/** Every dispute of the evening by status, those that wait first; newest first within a status. */
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

/** This evening's earlier disputes with a ruling on the same provision, newest first. */
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
