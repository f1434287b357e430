import { dutiesOf } from '../../float/views/office'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { BankedDay, BankedEvening, BankedTable, Person } from '../state'

/** Whether a member drew chips, and so may read what was played: a place that one takes from a phone is not enough. */
export const hasPlayed = ({ persons }: Pick<BankedDay, 'persons'>, member: MemberId): boolean =>
  (persons[member]?.casse ?? []).length > 0

/** A game's tables, as far as they make persons known. */
export interface Tables<T> {
  /** Whether a member is at a table, or has something lying there. */
  isAt(table: T, member: MemberId): boolean
  /** Whether they have something lying there. */
  stakesAt(table: T, member: MemberId): boolean
  /** The members who ruled at a table. */
  judgesAt(table: T): readonly MemberId[]
}

/** The members who take part in a day, and whom each of them must see. */
export const knownOf = <S extends BankedEvening<T>, T extends BankedTable<T>>({
  isAt,
  judgesAt,
}: Pick<Tables<T>, 'isAt' | 'judgesAt'>) => {
  const tablesOf = ({ tables }: S) => Object.values<T>(tables)

  /** Whether a member drew chips or is at a table; to ask for chips is not to take part. */
  const takesPart = (evening: S, member: MemberId): boolean =>
    hasPlayed(evening, member) || tablesOf(evening).some((table) => isAt(table, member))

  /** The persons with a part in the day now: not a member whose request was dropped. */
  const shownPersons = (evening: S): Person[] =>
    Object.values(evening.persons).filter(
      ({ member, asked }) => asked !== null || takesPart(evening, member),
    )

  /**
   * The members whose names this member must see, whatever they chose for other screens: everybody who takes part, once
   * the member does, since all may stake at every table; and those who ruled on a claim. Somebody on duty in an office of
   * the float also sees the names of the staff.
   */
  function knownTo(evening: S, member: MemberId): ReadonlySet<MemberId> {
    const { persons, float } = evening
    const isOnDuty = dutiesOf(float, member).length > 0
    const staff = isOnDuty ? float.staff.map((duty) => duty.member) : []
    if (!isOnDuty && !takesPart(evening, member)) return new Set()
    return new Set([...membersIn(persons), ...staff, ...tablesOf(evening).flatMap(judgesAt)])
  }

  return { takesPart, shownPersons, knownTo }
}
