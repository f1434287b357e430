import type { Refused } from '../../kernel/decider'
import { type Actor, CLOCK, OFFICERS } from '../../kernel/decider'
import type { Evening } from '../evening'
import { refuse } from '../refuse'
import { asTable } from '../state/ids'
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
  /** One of `FROM`; left out when the member needs a seat at the table that the command names. */
  from?: string
  afterClosing?: true
}

/**
 * The checks that every command passes before its article sees it: the role, the evening's status, that its ids
 * exist, that members and tablets act only for themselves, and members only at their own table. Null when all pass.
 */
export function frameRefusal(
  evening: Evening,
  command: Target,
  rule: FramedRule,
  by: Actor,
): Refused | null {
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
 * Refuses a stale command: it was given offline, or another came first, and the table has moved on since its giver
 * looked. Null when its giver saw the current state.
 */
export function staleRefusal(
  evening: Evening,
  { table: id }: Target,
  upon: TableProgress,
): Refused | null {
  const table = typeof id === 'string' ? evening.tables[asTable(id)] : undefined
  if (!table) return null
  const now = progressOf(table)
  const isSameDeal = upon.deals === undefined || now.deals === upon.deals
  const isCurrent = isSameDeal && now.colpo === upon.colpo && now.words === upon.words
  return isCurrent ? null : refuse(null, 'said-since')
}

/**
 * Whether the command is the actor's own. If it names no member or sign-up, any member may give it where it names a
 * table (`distanceRefusal` then asks how near they are), or where `from` says anywhere.
 */
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
 * Refuses a member without a seat at the table, present or away, unless `from` lets members give the command from
 * farther away. Null when they are near enough.
 */
function distanceRefusal(
  { tables }: Evening,
  { table: id }: Target,
  { from }: FramedRule,
  { member }: Actor,
): Refused | null {
  const table = typeof id === 'string' ? tables[asTable(id)] : undefined
  if (!table || member === null || from === 'anywhere' || playerAt(table, member)) return null
  const hasRow = Object.hasOwn(table.players, member)
  return from === 'row' && hasRow ? null : refuse(null, 'not-of-this-table')
}
