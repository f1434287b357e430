import { happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { ownerOf } from '../accounts'
import { tableAt, tablesInReach } from '../frame/at-table'
import { onceDisputed } from '../frame/offered'
import { refuse } from '../refuse'
import type { Dispute } from '../state/dispute'
import { authorityCommand, disputeAt, OfDispute } from './commands'

/** The members whom a dispute concerns: the contenders, its opener, and everybody whose chips the ruling moves. */
export function concernedBy({ contenders, openedBy, decision }: Dispute): MemberId[] {
  const moved = (decision?.transfers ?? []).flatMap(({ from, to }) => [from, to])
  const owners = [openedBy, ...moved.map(ownerOf)].flatMap((member) => member ?? [])
  return [...new Set([...contenders, ...owners])]
}

/**
 * Whether the tablet (null) or this member has still to acknowledge the ruling; never one of a journal that was written
 * before rulings were told.
 */
export function isUnreadBy(dispute: Dispute, reader: MemberId | null): boolean {
  if (!dispute.isTold) return false
  return reader === null
    ? !dispute.isReadAtTable
    : concernedBy(dispute).includes(reader) && !dispute.readBy.includes(reader)
}

/** A ruling is shown on the tablet, and on the phones of those it concerns, until each acknowledges it. Source: S.39a. */
const acknowledgeRuling = authorityCommand({
  // A null member stands for the tablet.
  schema: OfDispute.extend({ member: MemberId.nullable() }),
  may: ['socio', 'tavolo'],
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { table: id, dispute: number, member }, { by }) {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    // The tablet acknowledges for the table, and never in a member's name.
    const isOwn = member === null ? by.post === id : by.member === member
    if (!isOwn || !isUnreadBy(dispute, member)) return refuse('S.39a', 'nothing-to-read')
    return happens({ type: 'rulingAcknowledged', table: id, dispute: number, member })
  },
  offeredFrom: onceDisputed,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, disputes }) => {
      const member = by.post === table ? null : by.member
      return disputes
        .filter((dispute) => isUnreadBy(dispute, member))
        .map(({ number: dispute }) => ({ table, dispute, member }))
    }),
})

export const readingCommands = { acknowledgeRuling }
