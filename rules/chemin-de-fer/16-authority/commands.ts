import { z } from 'zod'
import type { Actor } from '../../kernel/decider'
import { cheminArticle } from '../article'
import { tablesInReach } from '../frame/at-table'
import { PROVISIONS } from '../provisions'
import type { Dispute } from '../state/dispute'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import type { AuthorityEvent } from './events'

/** Section 16 and its commands. */
export const { article: authorityArticle, command: authorityCommand } =
  cheminArticle<AuthorityEvent>()

/** A row of the register, or null when none is in question. */
export const MaybeRow = z
  .string()
  .refine((id) => Object.hasOwn(PROVISIONS, id))
  .nullable()

/** The fields by which a command names its dispute. */
export const OfDispute = ofTable.extend({ dispute: z.int().positive() })

/** The dispute with this number at a table. */
export const disputeAt = ({ disputes }: Table, number: number): Dispute | undefined =>
  disputes.find((dispute) => dispute.number === number)

/** The open disputes that an actor's commands may name, with their tables. */
export const openDisputesInReach = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).flatMap((table) =>
    table.disputes
      .filter(({ status }) => status === 'open')
      .map((dispute) => ({ table: table.id, dispute })),
  )
