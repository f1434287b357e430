import { type MemberId, membersIn } from '../../kernel/ids'
import type { Evening } from '../evening'

/**
 * The members whose names this member must see, whatever they chose for other screens: everybody who takes part, once the
 * member does, since all may stake at every table; and those who ruled on a claim.
 */
export function knownTo({ persons, tables }: Evening, member: MemberId): ReadonlySet<MemberId> {
  if (!Object.hasOwn(persons, member)) return new Set()
  const judges = Object.values(tables).flatMap(({ disputes }) =>
    disputes.flatMap(({ decision }) => decision?.member ?? []),
  )
  return new Set([...membersIn(persons), ...judges])
}
