import { cheminArticle } from '../article'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'
import type { AuthorityEvent } from './events'

/** Section 16 and its commands. */
export const { article: authorityArticle, command: authorityCommand } =
  cheminArticle<AuthorityEvent>()

/** The dispute with this number at a table. */
export const disputeAt = ({ disputes }: Table, number: number): Dispute | undefined =>
  disputes.find((dispute) => dispute.number === number)
