import { dutiesOf } from '../../float/views/office'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { Person } from '../state/evening'

/** Whether a member drew chips, and so may read what was played: a place that one takes from a phone is not enough. */
export const hasPlayed = ({ persons }: Evening, member: MemberId): boolean =>
  (persons[member]?.casse ?? []).length > 0

/** Whether a member drew chips or holds a seat; to ask for chips or to book a seat is not to take part. */
export const takesPart = (evening: Evening, member: MemberId): boolean =>
  hasPlayed(evening, member) ||
  Object.values(evening.tables).some(({ seats }) => seats.some(({ holder }) => holder === member))

/** The persons with a part in the evening now: not a member whose request was dropped, or whose booking was cancelled. */
export const shownPersons = (evening: Evening): Person[] =>
  Object.values(evening.persons).filter(
    ({ member, asked }) =>
      asked !== null ||
      takesPart(evening, member) ||
      Object.values(evening.tables).some(({ bookings }) =>
        bookings.some((booking) => booking.member === member),
      ),
  )

/**
 * The members whose names this member must see, whatever they chose for other screens: everybody who takes part, once
 * the member does, since all may stake at every table; and those who ruled on a dispute. Somebody on duty in an office
 * of the float also sees the names of the staff.
 */
export function knownTo(evening: Evening, member: MemberId): ReadonlySet<MemberId> {
  const { persons, tables, float } = evening
  const isOnDuty = dutiesOf(float, member).length > 0
  const staff = isOnDuty ? float.staff.map((duty) => duty.member) : []
  if (!isOnDuty && !takesPart(evening, member)) return new Set()
  const disputes = Object.values(tables).flatMap((table) => table.disputes)
  const judges = disputes.flatMap(({ decision }) => decision?.member ?? [])
  return new Set([...membersIn(persons), ...staff, ...judges])
}
