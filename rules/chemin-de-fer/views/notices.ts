import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { newlyConcerned } from '../../kernel/payments'
import { concernedBy } from '../16-authority/reading'
import type { Evening } from '../evening'
import type { Table } from '../state/table'

/** Something that now concerns a member, or the inspectors. */
export interface RoomNotice {
  readonly reason: 'called' | 'next' | 'dispute' | 'ruled' | 'payment'
  readonly to: { member: MemberId } | { role: 'deputato'; except: readonly MemberId[] }
  readonly until?: Instant
}

/** Everything that newly concerns members: a seat called (V.called), being next, disputes, rulings, payments. */
export function noticesBetween(before: Evening, after: Evening): RoomNotice[] {
  if (before === after) return []
  const atTables = Object.values(after.tables).flatMap((table) => {
    const was = before.tables[table.id]
    return was === table ? [] : [...called(was, table), ...judged(was, table)]
  })
  return [...atTables, ...payments(before, after)]
}

function called(before: Table | undefined, { bookings }: Table): RoomNotice[] {
  if (before?.bookings === bookings) return []
  const first = before?.bookings.at(0)?.member
  return bookings.flatMap(({ member, called: call }, index): RoomNotice[] => {
    const was = before?.bookings.find((one) => one.member === member)
    if (call && was?.called?.until !== call.until)
      return [{ reason: 'called', to: { member }, until: call.until }]
    // A member who has just booked knows their place, so only those are told who moved up to it.
    return index === 0 && was && first !== member ? [{ reason: 'next', to: { member } }] : []
  })
}

function judged(before: Table | undefined, { disputes }: Table): RoomNotice[] {
  if (before?.disputes === disputes) return []
  return disputes.flatMap((dispute): RoomNotice[] => {
    const { number, status } = dispute
    const was = before?.disputes.find((one) => one.number === number)
    if (was?.status === status) return []
    if (status === 'open') return [{ reason: 'dispute', to: { role: 'deputato', except: [] } }]
    return status === 'final'
      ? concernedBy(dispute).map((member) => ({ reason: 'ruled', to: { member } }))
      : []
  })
}

function payments({ tableau: was }: Evening, { tableau: is }: Evening): RoomNotice[] {
  if (!is || was === is) return []
  const known = was?.closedAt === is.closedAt ? was.payments : []
  return newlyConcerned(known, is.payments).map((member) => ({ reason: 'payment', to: { member } }))
}
