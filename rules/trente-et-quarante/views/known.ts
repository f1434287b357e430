import { dutiesOf } from '../../float/views/office'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Evening } from '../evening'

/**
 * The members whose names this member must see, whatever they chose for other screens: everybody who takes part, once the
 * member does, since all may stake at every table; and those who ruled on a claim. Somebody on duty in an office of the float
 * also sees the names of the staff.
 */
export function knownTo(
  { persons, tables, float }: Evening,
  member: MemberId,
): ReadonlySet<MemberId> {
  const isOnDuty = dutiesOf(float, member).length > 0
  const staff = isOnDuty ? float.staff.map((duty) => duty.member) : []
  if (!isOnDuty && !Object.hasOwn(persons, member)) return new Set()
  const judges = Object.values(tables).flatMap(({ disputes }) =>
    disputes.flatMap(({ decision }) => decision?.member ?? []),
  )
  return new Set([...membersIn(persons), ...staff, ...judges])
}
