import { z } from 'zod'
import { type Actor, CLOCK, OFFICERS, type Refused } from '../../kernel/decider'
import { anyRefusal } from '../../kernel/refusal'
import { asTable } from '../ids'
import type { BankedEvening, BankedTable } from '../state'

/** How far a table had got when the giver of a command looked. */
export interface TableProgress {
  moves: number
}
export const ProgressForm: z.ZodType<TableProgress> = z.object({ moves: z.int().nonnegative() })

/** Roles that act for anybody of the club. */
const FOR_ANYBODY: readonly string[] = [...OFFICERS, CLOCK]

/** The fields of a command by which the frame knows whom it concerns. */
export interface Target {
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
 * exists and no count is under way, what the game itself bars, and that a tablet acts for its own table and a member for
 * themselves alone. Null when all pass. The count is cited by the game's provision about its tableau.
 */
export const frameOf =
  <S extends Pick<BankedEvening<unknown>, 'status' | 'tables' | 'closing'>>(
    sheet: string,
    barred: (day: S, command: Target, by: Actor) => Refused | null = () => null,
  ) =>
  (evening: S, command: Target, rule: FramedRule, by: Actor): Refused | null => {
    if (!by.roles.some((role) => rule.may.includes(role))) return anyRefusal(null, 'not-allowed')
    if (evening.status === 'none' && command.type !== 'openEvening')
      return anyRefusal(null, 'evening-not-open')
    if (evening.status === 'closed' && !rule.afterClosing) return anyRefusal(null, 'evening-closed')
    const { table } = command
    if (typeof table === 'string') {
      if (!Object.hasOwn(evening.tables, table)) return anyRefusal(null, 'no-such-table')
      if (evening.closing && !rule.afterClosing) return anyRefusal(sheet, 'counting-begun')
    }
    const refused = barred(evening, command, by)
    if (refused) return refused
    const isOwn = by.roles.some(
      (role) =>
        rule.may.includes(role) && (FOR_ANYBODY.includes(role) || isOwnAs(role, command, rule, by)),
    )
    return isOwn ? null : anyRefusal(null, 'not-yours')
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
export function staleRefusal<T extends Pick<BankedTable<T>, 'moves'>>(
  { tables }: Pick<BankedEvening<T>, 'tables'>,
  { table: id }: Target,
  upon: TableProgress,
): Refused | null {
  const table = typeof id === 'string' ? tables[asTable(id)] : undefined
  return !table || table.moves === upon.moves ? null : anyRefusal(null, 'said-since')
}
