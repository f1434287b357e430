import { type Actor, CLOCK, type Decision, OFFICERS } from '../../kernel/decider'
import type { Evening } from '../evening'
import { refuse } from '../refuse'
import { playerAt } from './at-table'
import { progressOf, type TableProgress } from './progress'

/** Roles that act for anybody of the club. */
const FOR_ANYBODY: readonly string[] = [...OFFICERS, CLOCK]

interface Target {
  type: string
  list?: unknown
  signUp?: unknown
  table?: unknown
  member?: unknown
}

interface FramedRule {
  may: readonly string[]
  /** One of `FROM`; left out where a member must have a seat at the table that the command names. */
  from?: string
  afterClosing?: true
}

/**
 * What any command must satisfy before its article looks at it: the role, the evening's status, that what it
 * names is there, that members and tablets act for themselves only, and members at their own table. Null when all is
 * well.
 */
export function frameRefusal(
  evening: Evening,
  command: Target,
  rule: FramedRule,
  by: Actor,
): Decision<never> | null {
  if (!by.roles.some((role) => rule.may.includes(role))) return refuse(null, 'not-allowed')
  const opening = command.type === 'openEvening'
  if (evening.status === 'none' && !opening) return refuse(null, 'evening-not-open')
  if (evening.status === 'closed' && !rule.afterClosing) return refuse(null, 'evening-closed')
  const { list, signUp, table } = command
  if (typeof list === 'string' && !Object.hasOwn(evening.lists, list))
    return refuse(null, 'no-such-list')
  if (typeof signUp === 'number' && !Object.hasOwn(evening.signUps, signUp))
    return refuse(null, 'no-such-sign-up')
  if (typeof table === 'string' && !Object.hasOwn(evening.tables, table))
    return refuse(null, 'no-such-table')
  let own: string | null = null
  for (const role of by.roles) {
    if (!rule.may.includes(role)) continue
    if (FOR_ANYBODY.includes(role)) return null
    if (isOwn(evening, command, rule, role, by)) own = role
  }
  if (own === null) return refuse(null, 'not-yours')
  return own === 'tavolo' ? null : distanceRefusal(evening, command, rule, by)
}

/**
 * A command meant for a colpo as it then stood falls on no other: one given without a network, or beside somebody else's,
 * is refused once the table has gone on. Null where its giver saw what is there now.
 */
export function staleRefusal(
  evening: Evening,
  { table: id }: Target,
  upon: TableProgress,
): Decision<never> | null {
  const table = typeof id === 'string' ? evening.tables[id] : undefined
  if (!table) return null
  const now = progressOf(table)
  const isNow = now.colpo === upon.colpo && now.words === upon.words
  return isNow ? null : refuse(null, 'said-since')
}

/** A command that names nobody is a member's at the table it names, or where it says that anybody may give it. */
function isOwn(
  evening: Evening,
  { table, member, signUp }: Target,
  { from }: FramedRule,
  role: string,
  by: Actor,
): boolean {
  if (role === 'tavolo') return by.post !== null && table === by.post
  if (by.member === null) return false
  if (typeof signUp === 'number') return evening.signUps[signUp]?.member === by.member
  if (member !== undefined) return member === by.member
  return table !== undefined || from === 'anywhere'
}

/**
 * A table listens to those who have a seat there, away or not; a command says where it is for others too. Null when its
 * giver is near enough.
 */
function distanceRefusal(
  { tables }: Evening,
  { table: id }: Target,
  { from }: FramedRule,
  { member }: Actor,
): Decision<never> | null {
  const table = typeof id === 'string' ? tables[id] : undefined
  if (!table || member === null || from === 'anywhere' || playerAt(table, member)) return null
  const hasRow = Object.hasOwn(table.players, member)
  return from === 'row' && hasRow ? null : refuse(null, 'not-of-this-table')
}
