import type { Dispute, DisputeStatus } from '@/rules/poker/state/dispute'
import type { CourtTable, ListedCase } from '@/rules/poker/views/deputato'

export interface Case {
  table: CourtTable
  dispute: Dispute
}

/** Sort order: disputes for the deputato, then those the table votes on, then provisional, final and withdrawn ones. */
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

/** The evening's other disputes with a decision under this provision, in the order of the cases. */
export function precedentsOf(tables: readonly CourtTable[], one: Case, provision: string): Case[] {
  return casesOf(tables).filter(
    (other) =>
      keyOf(other) !== keyOf(one) &&
      other.dispute.decisions.length > 0 &&
      (other.dispute.provision === provision ||
        other.dispute.decisions.some((decision) => decision.provision === provision)),
  )
}
