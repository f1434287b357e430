import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'

/** The dispute that stops play: about the last colpo dealt, and not yet decided by the table. Source: XVII.1. */
export const frozenBy = (table: Table): Dispute | null =>
  table.disputes.find(({ status, colpo }) => status === 'voting' && colpo === table.colpoNumber) ??
  null
