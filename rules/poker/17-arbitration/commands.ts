import { pokerArticle } from '../article'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'
import type { ArbitrationEvent } from './events'
import type { RemedyEvent } from './remedy'

export const { article: arbitrationArticle, command: arbitrationCommand } = pokerArticle<
  ArbitrationEvent,
  RemedyEvent
>()

/** The dispute of that number at the table; undefined when there is none. */
export const disputeAt = (table: Table, number: number): Dispute | undefined =>
  table.disputes.find((dispute) => dispute.number === number)
