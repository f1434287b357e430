import { type Actor, CLOCK, OFFICERS, type Refused } from '../../kernel/decider'
import { refuse } from '../refuse'

/** Roles that act for anybody of the club. */
const FOR_ANYBODY: readonly string[] = [...OFFICERS, CLOCK]

type Named = { readonly table?: unknown; readonly member?: unknown }

/**
 * Refuses an actor of a role that may give a command, who names another table or another member: a tablet acts for its
 * own table, a member for themselves alone, unless the command may be given from anywhere. Source: S.38b.
 */
export function notTheirOwn(
  by: Actor,
  roles: readonly string[],
  named: Named,
  from: string | undefined,
): Refused | null {
  for (const role of by.roles)
    if (roles.includes(role) && isOwnAs(role, by, named, from)) return null
  return by.member === null ? refuse(null, 'not-yours') : refuse('S.38b', 'not-yours')
}

function isOwnAs(role: string, by: Actor, named: Named, from: string | undefined): boolean {
  if (FOR_ANYBODY.includes(role)) return true
  if (role === 'tavolo') return by.post !== null && named.table === by.post
  return by.member !== null && (from === 'anywhere' || named.member === by.member)
}
