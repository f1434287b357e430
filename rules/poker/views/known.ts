import { type MemberId, membersIn } from '../../kernel/ids'
import { isArbiter } from '../17-arbitration/panel'
import type { Evening } from '../evening'
import type { Dispute } from '../state/dispute'
import type { Table } from '../state/table'

/**
 * The members whose names this member must see, whatever they chose for other screens: players at the tables where
 * this member has, or had, a place (III.1), and those whose disputes they judge (XVII.4).
 */
export function knownTo({ tables }: Evening, member: MemberId): ReadonlySet<MemberId> {
  const own = Object.values(tables).filter(
    (table) =>
      Object.hasOwn(table.players, member) ||
      table.disputes.some((dispute) => isArbiter(dispute, member)),
  )
  return new Set(own.flatMap(membersAt))
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
