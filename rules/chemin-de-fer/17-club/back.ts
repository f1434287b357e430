import { stakesBarredByFloat } from '../../float/playing'
import { type Decision, happens, type Instant, isOfficer } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { reversed } from '../../kernel/ledger'
import { BOOK, overdrawn } from '../accounts'
import { areChipsKnown } from '../evening'
import { tableAt, tablesInReach } from '../frame/at-table'
import { EMPLOYEE } from '../frame/roles'
import { latestEntry } from '../frame/steps'
import { seated } from '../mano/order'
import { isClaimed } from '../play/claimed'
import { refuse } from '../refuse'
import { changedTable } from '../state/changed'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { clubCommand } from './commands'
import type { EveningEvent } from './events'

/** Members who have a seat at another table (S.22). */
const seatedElsewhere = ({ tables }: Evening, now: Table): MemberId[] =>
  Object.values(tables)
    .filter(({ id, status }) => id !== now.id && status !== 'closed')
    .flatMap(seated)

/** A member who would have a seat at this table again, and has another meanwhile (S.22); null when there is none. */
function seatedTwice(evening: Evening, now: Table, then: Pick<Table, 'seats'>): MemberId | null {
  const here = seated(now)
  const elsewhere = seatedElsewhere(evening, now)
  return seated(then).find((member) => !here.includes(member) && elsewhere.includes(member)) ?? null
}

/** Members who would be booked here again, and have a seat elsewhere meanwhile, which ended their bookings (S.22). */
function bookedBesides(
  evening: Evening,
  now: Table,
  then: Pick<Table, 'bookings'>,
): readonly MemberId[] {
  const elsewhere = seatedElsewhere(evening, now)
  return then.bookings.flatMap(({ member }) => (elsewhere.includes(member) ? [member] : []))
}

/** Whether the inspector has ruled on chips since this moment; nothing before that is taken back (S.39a, cd21). */
const isRuledSince = ({ disputes }: Table, since: Instant): boolean =>
  disputes.some(
    ({ decision }) => decision !== null && decision.transfers.length > 0 && decision.at >= since,
  )

/** Serial of the latest coup that was over, or that came to nothing. */
const overAt = ({ coup, coupSerial }: Pick<Table, 'coup' | 'coupSerial'>): number =>
  coup ? coupSerial - 1 : coupSerial

/** Whether a coup that is over now, and was not then, has been disputed: only the inspector's to undo (S.27, cd22). */
const endsClaimedCoup = (now: Table, then: Pick<Table, 'coup' | 'coupSerial'>): boolean =>
  now.disputes.some(
    ({ coup }) => coup > overAt(then) && coup <= overAt(now) && isClaimed(now, coup),
  )

/**
 * Takes back the latest entry of a table: the table as it was before, and the chips moved back. Only a correction
 * changes what lies behind the latest deal. Source: C.5.
 */
export const takeBack = clubCommand({
  schema: ofTable,
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id }, { by }): Decision<EveningEvent> {
    const table = tableAt(evening, id)
    const steps = latestEntry(table)
    const [first] = steps
    if (!first) return refuse('C.5', 'nothing-to-take-back')
    if (isRuledSince(table, first.at)) return refuse('C.5', 'before-a-ruling')
    if (!isOfficer(by) && endsClaimedCoup(table, first.table)) return refuse('S.27', 'exhausted')
    // V.open-presence: a coup that is over could not be played or told again with the box of its table closed.
    const shut = overAt(first.table) < overAt(table) && stakesBarredByFloat(evening.float, id)
    if (shut) return shut
    const transfers = reversed(steps.flatMap(({ event }) => event.transfers ?? [])).reverse()
    if (overdrawn(evening, transfers, !areChipsKnown(evening)))
      return refuse('C.5', 'chips-moved-on')
    const twice = seatedTwice(evening, table, first.table)
    if (twice !== null) return refuse('C.5', 'seated-elsewhere', { member: { member: twice } })
    const entries = steps.map(({ event }) => event.type)
    const unbooked = bookedBesides(evening, table, first.table)
    return happens({
      type: 'takenBack',
      table: id,
      book: BOOK,
      entries,
      ...(unbooked.length > 0 && { unbooked }),
      transfers,
    })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** The table as it was before the entries taken back; disputes opened since and chips moved since remain. */
export function takenBack(
  table: Table,
  entries: number,
  unbooked: readonly MemberId[] = [],
): Table {
  const back = table.steps.at(-entries)
  if (!back) return table
  const { disputes, corrections } = table
  const { bookings } = back.table
  return changedTable(back.table, {
    disputes,
    corrections,
    bookings: bookings.filter(({ member }) => !unbooked.includes(member)),
    steps: table.steps.slice(0, -entries),
  })
}
