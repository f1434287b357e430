import { type MemberId, membersIn } from '../../kernel/ids'
import { isArbiter } from '../17-arbitration/panel'
import type { Evening } from '../evening'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'

/** Whether a member drew chips here, and so may read what was played: a place that one takes from a phone is not enough. */
export const hasPlayed = ({ players }: Pick<Table, 'players'>, member: MemberId): boolean =>
  Object.hasOwn(players, member) && (players[member]?.casse ?? []).length > 0

/**
 * The members whose names this member must see, whatever they chose for other screens: players at the tables where
 * this member has, or had, a place (III.1), those whose disputes they judge (XVII.4), and the deputati called there.
 */
export function knownTo({ tables, rota }: Evening, member: MemberId): ReadonlySet<MemberId> {
  const own = Object.values(tables).filter(
    (table) =>
      Object.hasOwn(table.players, member) ||
      table.disputes.some((dispute) => isArbiter(dispute, member)),
  )
  const called = own.some(({ disputes }) => disputes.length > 0) ? rota : []
  return new Set([...own.flatMap(membersAt), ...called])
}

const membersAt = ({ players, disputes }: Table): MemberId[] => [
  ...membersIn(players),
  ...disputes.flatMap(judgesOf),
]

/** XVII.2: a ruling is signed, so its authors are known by name. */
const judgesOf = ({ arbiters, decisions }: Dispute): MemberId[] => [
  ...Object.values(arbiters).flat(),
  ...decisions.flatMap(({ member, arbiters: panel }) => [...(member ? [member] : []), ...panel]),
]
