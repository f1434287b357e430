import type { WhatIf } from '@/rules/chemin-de-fer/judging/played'
import type { Dispute } from '@/rules/chemin-de-fer/state/dispute'
import type { CourtTable } from '@/rules/chemin-de-fer/views/deputato'
import type { Tone } from '../../../ui/Badge'

/** A dispute with its table, as the judge sees them. */
export interface CoupCase {
  table: CourtTable
  dispute: CourtTable['disputes'][number]
}

/** A coup as it might have been, as the judge brings it into the ruling: its row and its chips. */
export type UsedWhatIf = Pick<WhatIf, 'provision' | 'transfers'>

/** The fields by which a dispute is found in its evening. */
export interface CaseAddress {
  table: { id: string }
  dispute: { number: number }
}

export const STATUS_TONES: Readonly<Record<Dispute['status'], Tone>> = {
  open: 'brass',
  final: 'good',
  withdrawn: 'plain',
}

const URGENCY: readonly Dispute['status'][] = ['open', 'final', 'withdrawn']

/** Every dispute of the evening, the open ones first, the newest first within a status. */
export const casesOf = (tables: readonly CourtTable[]): CoupCase[] =>
  tables
    .flatMap((table) => table.disputes.map((dispute) => ({ table, dispute })))
    .sort(
      (a, b) =>
        URGENCY.indexOf(a.dispute.status) - URGENCY.indexOf(b.dispute.status) ||
        b.dispute.openedAt - a.dispute.openedAt,
    )

export const keyOf = ({ table, dispute }: CaseAddress): string => `${table.id}-${dispute.number}`

/** The evening's other rulings under this row, or about the same coup, in the order of the cases. */
export const kinOf = (
  tables: readonly CourtTable[],
  one: CoupCase,
  provision: string | null,
): CoupCase[] =>
  casesOf(tables).filter((other) => {
    const { decision, coup } = other.dispute
    const isSameCoup = coup > 0 && coup === one.dispute.coup && other.table.id === one.table.id
    const isSameRow = provision !== null && decision?.provision === provision
    return decision !== null && keyOf(other) !== keyOf(one) && (isSameCoup || isSameRow)
  })
