import { asTable } from '../../banked/ids'
import { type Actor, CLOCK, type Decision, isOfficer, OFFICERS } from '../../kernel/decider'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'

/** How far a table had got when the giver of a command looked. */
export interface TableProgress {
  moves: number
}

/** Roles that act for anybody of the club. */
const FOR_ANYBODY: readonly string[] = [...OFFICERS, CLOCK]

interface Target {
  type: string
  table?: unknown
  player?: unknown
  member?: unknown
}

interface FramedRule {
  may: readonly string[]
  from?: string
  afterClosing?: true
}

/**
 * The checks that every command passes before its section sees it: the role, the status of the day, that its table
 * exists, that a tablet acts for its own table and a member for themselves alone, and that nobody plays who was sent
 * out. Null when all pass.
 */
export function frameRefusal(
  evening: Evening,
  command: Target,
  rule: FramedRule,
  by: Actor,
): Decision<never> | null {
  if (!by.roles.some((role) => rule.may.includes(role))) return refuse(null, 'not-allowed')
  if (evening.status === 'none' && command.type !== 'openEvening')
    return refuse(null, 'evening-not-open')
  if (evening.status === 'closed' && !rule.afterClosing) return refuse(null, 'evening-closed')
  const { table } = command
  if (typeof table === 'string') {
    if (!Object.hasOwn(evening.tables, table)) return refuse(null, 'no-such-table')
    if (evening.closing && rule.from !== 'anywhere') return refuse('J.5', 'counting-begun')
  }
  if (isSentOut(evening, command, by)) return refuse('B.21', 'sent-out')
  const isOwn = by.roles.some(
    (role) =>
      rule.may.includes(role) && (FOR_ANYBODY.includes(role) || isOwnAs(role, command, rule, by)),
  )
  return isOwn ? null : refuse(null, 'not-yours')
}

/** Commands by which somebody comes to a table, or stakes there. */
const COMING: ReadonlySet<string> = new Set(['takeSeat', 'markStanding', 'layStake', 'insure'])

/**
 * B.21: a person sent out gives no word, and nobody brings them back to a table; the puntate that they had in the colpo are
 * played to its end (A7), by the word that is entered for them.
 */
function isSentOut({ sentOut }: Evening, { type, table, player }: Target, by: Actor): boolean {
  if (sentOut.length === 0 || typeof table !== 'string') return false
  const isOut = (member: unknown) => sentOut.some((one) => one.member === member)
  return (!isOfficer(by) && isOut(by.member)) || (COMING.has(type) && isOut(player))
}

function isOwnAs(
  role: string,
  { table, player, member }: Target,
  { from }: FramedRule,
  by: Actor,
): boolean {
  if (role === 'tavolo') return by.post !== null && table === by.post
  if (by.member === null) return false
  return from === 'anywhere' || (player ?? member) === by.member
}

/** Refuses a command given upon an earlier state of its table. Null when its giver saw the current one. */
export function staleRefusal(
  { tables }: Evening,
  { table: id }: Target,
  upon: TableProgress,
): Decision<never> | null {
  const table = typeof id === 'string' ? tables[asTable(id)] : undefined
  return !table || table.moves === upon.moves ? null : refuse(null, 'said-since')
}
