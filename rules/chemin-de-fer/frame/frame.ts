import { type Actor, type Decision, isOfficer } from '../../kernel/decider'
import { notTheirOwn } from '../16-authority/checks'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { asTable } from '../state/ids'

/**
 * How far a table had got when the giver of a command looked: the number of its moves from a tablet; from a phone the
 * serial of the coup in play and the number of the mano, since others stake meanwhile.
 */
export interface TableProgress {
  moves?: number | undefined
  coup?: number | null | undefined
  mano?: number | undefined
}

interface Target {
  type: string
  table?: unknown
  member?: unknown
}

interface FramedRule {
  may: readonly string[]
  from?: string
  afterClosing?: true
}

/**
 * The checks that every command passes before its section sees it: the role, the evening's status, that its table
 * exists and is not being counted, that a tablet acts for its own table and a member for themselves alone (S.38b), and
 * that nobody plays whom the inspector sent out. Null when all pass.
 */
export function frameRefusal(
  evening: Evening,
  command: Target,
  rule: FramedRule,
  by: Actor,
): Decision<never> | null {
  if (!mayGive(by, rule)) return refuse(null, 'not-allowed')
  if (evening.status === 'none' && command.type !== 'openEvening')
    return refuse(null, 'evening-not-open')
  if (evening.status === 'closed' && !rule.afterClosing) return refuse(null, 'evening-closed')
  const { table } = command
  if (typeof table === 'string' && !Object.hasOwn(evening.tables, table))
    return refuse(null, 'no-such-table')
  if (typeof table === 'string' && evening.closing && !rule.afterClosing)
    return refuse('C.2', 'counting-begun')
  if (isSentOut(evening, command, by)) return refuse('V.leave', 'sent-out')
  return notTheirOwn(by, rule.may, command, rule.from)
}

/** V.leave: a member asked to leave the rooms plays no more, by themselves or through others; the desk keeps their chips. */
function isSentOut({ sentOut }: Evening, { type, table, member }: Target, by: Actor): boolean {
  if (sentOut.length === 0) return false
  if (typeof table !== 'string' || type === 'depositStakes') return false
  const playing = member ?? (isOfficer(by) ? null : by.member)
  return sentOut.some((one) => one.member === playing)
}

function mayGive({ roles }: Actor, { may }: FramedRule): boolean {
  for (const role of roles) if (may.includes(role)) return true
  return false
}

/**
 * Refuses a command given upon an earlier state of its table: a stake upon an earlier coup or mano, any other command
 * upon fewer moves. Null when its giver saw the current one.
 */
export function staleRefusal(
  { tables }: Evening,
  { table: id }: Target,
  upon: TableProgress,
  { refuseStale }: { refuseStale?: true | 'round' },
): Decision<never> | null {
  const table = typeof id === 'string' ? tables[asTable(id)] : undefined
  if (!table) return null
  const serial = table.coup?.serial ?? null
  const isSameRound =
    (upon.coup === undefined || upon.coup === serial) &&
    (upon.mano === undefined || upon.mano === table.manoNumber)
  const isCurrent =
    refuseStale === 'round' || upon.moves === undefined || upon.moves === table.moves
  return isSameRound && isCurrent ? null : refuse(null, 'said-since')
}
