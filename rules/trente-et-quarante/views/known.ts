import type { Person } from '../../banked/state'
import { dutiesOf } from '../../float/views/office'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Evening } from '../evening'
import { asPlayer } from '../state/ids'
import type { Table } from '../state/table'

/** Whether a member is at a table, or has a stake on its cloth. */
export const isAt = ({ present, poste }: Table, member: MemberId): boolean => {
  const player = asPlayer(member)
  return present.includes(player) || poste.some((posta) => posta.player === player)
}

/** Whether a member drew chips, and so may read what was played: a place that one takes from a phone is not enough. */
export const hasPlayed = ({ persons }: Evening, member: MemberId): boolean =>
  (persons[member]?.casse ?? []).length > 0

/** Whether a member drew chips or is at a table; to ask for chips is not to take part. */
export const takesPart = (evening: Evening, member: MemberId): boolean =>
  hasPlayed(evening, member) || Object.values(evening.tables).some((table) => isAt(table, member))

/** The persons with a part in the day now: not a member whose request was dropped. */
export const shownPersons = (evening: Evening): Person[] =>
  Object.values(evening.persons).filter(
    ({ member, asked }) => asked !== null || takesPart(evening, member),
  )

/**
 * The members whose names this member must see, whatever they chose for other screens: everybody who takes part, once the
 * member does, since all may stake at every table; and those who ruled on a claim. Somebody on duty in an office of the float
 * also sees the names of the staff.
 */
export function knownTo(evening: Evening, member: MemberId): ReadonlySet<MemberId> {
  const { persons, tables, float } = evening
  const isOnDuty = dutiesOf(float, member).length > 0
  const staff = isOnDuty ? float.staff.map((duty) => duty.member) : []
  if (!isOnDuty && !takesPart(evening, member)) return new Set()
  const judges = Object.values(tables).flatMap(({ disputes }) =>
    disputes.flatMap(({ decision }) => decision?.member ?? []),
  )
  return new Set([...membersIn(persons), ...staff, ...judges])
}
