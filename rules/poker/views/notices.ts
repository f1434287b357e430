import type { Instant } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { oncePer } from '../../kernel/once'
import { newlyConcerned } from '../../kernel/payments'
import { agreedArbiters } from '../17-arbitration/panel'
import { awaitsFinalWord } from '../17-arbitration/waiting'
import type { Evening } from '../evening'
import { nextInLine } from '../room/offering'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'

/** Something that now concerns a member, or the deputati except those who played at the table (XVII.2). */
export interface RoomNotice {
  reason: 'called' | 'next' | 'dispute' | 'ruled' | 'payment'
  to: { member: MemberId } | { role: 'deputato'; except: readonly MemberId[] }
  until?: Instant
}

/**
 * Everything that newly concerns members between two states of an evening: a call (I.3, I.11), being next in line
 * (I.11), a dispute to judge (XVII), a ruling, a payment (XVI).
 */
export function noticesBetween(before: Evening, after: Evening): RoomNotice[] {
  if (before === after) return []
  return [...calls(before, after), ...newlyNext(before, after), ...atTables(before, after)]
}

function calls(before: Evening, after: Evening): RoomNotice[] {
  if (before.signUps === after.signUps) return []
  return Object.values(after.signUps).flatMap(({ number, member, call }) => {
    if (!call || call.answer !== null) return []
    const was = before.signUps[number]?.call
    if (was?.at === call.at && was.table === call.table) return []
    return [{ reason: 'called', to: { member }, until: call.until }] as const
  })
}

const next = oncePer(nextInLine)

/** A member who has just signed knows their place, so only those are told who moved up to it. */
function newlyNext(before: Evening, after: Evening): RoomNotice[] {
  const known = new Set(next(before).map(({ number }) => number))
  return next(after).flatMap(({ number, member }) =>
    before.signUps[number] === undefined || known.has(number)
      ? []
      : [{ reason: 'next', to: { member } }],
  )
}

function atTables(before: Evening, after: Evening): RoomNotice[] {
  if (before.tables === after.tables) return []
  return Object.values(after.tables).flatMap((table) => {
    const was = before.tables[table.id]
    if (was === table) return []
    return [...disputes(was, table), ...payments(was, table)]
  })
}

function disputes(before: Table | undefined, after: Table): RoomNotice[] {
  if (before?.disputes === after.disputes) return []
  return after.disputes.flatMap((dispute) => {
    const was = before?.disputes.find(({ number }) => number === dispute.number)
    return was === dispute ? [] : [...judges(was, dispute, after), ...ruled(was, dispute)]
  })
}

/** XVII.2: a deputato who played at the table does not rule; XVII.4: arbiters on whom all agreed do. */
function judges(before: Dispute | undefined, after: Dispute, table: Table): RoomNotice[] {
  const known = before ? agreedArbiters(before) : []
  const named = agreedArbiters(after)
    .filter((member) => !known.includes(member))
    .map((member): RoomNotice => ({ reason: 'dispute', to: { member } }))
  if (!awaitsFinalWord(after) || (before && awaitsFinalWord(before))) return named
  const except = membersIn(table.players)
  return [...named, { reason: 'dispute', to: { role: 'deputato', except } }]
}

/** The table's own majority needs no telling: its voters sit around it. */
function ruled(before: Dispute | undefined, after: Dispute): RoomNotice[] {
  const fresh = after.decisions.slice(before?.decisions.length ?? 0)
  if (fresh.every(({ by }) => by === 'table')) return []
  return after.contenders.map((member) => ({ reason: 'ruled', to: { member } }))
}

function payments(before: Table | undefined, after: Table): RoomNotice[] {
  if (!after.tableau || before?.tableau === after.tableau) return []
  const known = before?.tableau?.closedAt === after.tableau.closedAt ? before.tableau.payments : []
  return newlyConcerned(known, after.tableau.payments).map((member) => ({
    reason: 'payment',
    to: { member },
  }))
}
