import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { ownerOf } from '../money/accounts'
import { refuse } from '../refuse'
import type { Dispute } from '../state/dispute'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { arbitrationCommand, disputeAt } from './commands'

/** Whether a dispute concerns a member: they contend, they opened it, or a ruling moved their chips. */
export const isConcerned = (
  { contenders, openedBy, decisions }: Dispute,
  member: MemberId,
): boolean =>
  openedBy === member ||
  contenders.includes(member) ||
  decisions.some(({ transfers }) =>
    transfers.some(({ from, to }) => ownerOf(from) === member || ownerOf(to) === member),
  )

/**
 * Whether the tablet (null) or this member has still to acknowledge the latest decision; never at a table of the first
 * edition, whose views stay as they were.
 */
export const isUnread = (
  { edition }: Table,
  dispute: Dispute,
  reader: MemberId | null,
): boolean => {
  if (edition < 2) return false
  const read = reader === null ? dispute.readAtTable : (dispute.readBy[reader] ?? 0)
  return (reader === null || isConcerned(dispute, reader)) && read < dispute.decisions.length
}

/** A decision is shown on the tablet, and on the phones of the members it concerns, until each acknowledges it. */
const acknowledgeRuling = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    /** Null on the tablet. */
    member: MemberId.nullable(),
    /** The number of decisions on the reader's screen. */
    read: z.int().positive(),
  }),
  may: ['socio', 'tavolo'],
  from: 'row',
  decide: (evening, { table: id, dispute: number, member, read }, { by }) => {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    // The tablet acknowledges for the table, and never in a member's name.
    if ((member === null) !== (by.post === id) || !isUnread(table, dispute, member))
      return refuse('XVII.1', 'nothing-to-read')
    if (read !== dispute.decisions.length) return refuse('XVII.1', 'decided-anew')
    return happens({ type: 'rulingAcknowledged', table: id, dispute: number, member, read })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes.flatMap((dispute) => {
        const member = by.post === table.id ? null : by.member
        const where = { table: table.id, dispute: dispute.number, member }
        return isUnread(table, dispute, member)
          ? [{ ...where, read: dispute.decisions.length }]
          : []
      }),
    ),
})

export const readingCommands = { acknowledgeRuling }
