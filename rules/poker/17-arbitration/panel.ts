import type { Dispute } from '../state/dispute'
import type { MemberId } from '../state/ids'
import type { Table } from '../state/table'

/** XVII.4: whom every contender named, one arbiter or a panel; nobody while they do not agree. */
export function agreedArbiters(dispute: Dispute): readonly MemberId[] {
  const [first = [], ...others] = dispute.contenders.map((one) => dispute.arbiters[one] ?? [])
  return others.every((named) => isSamePanel(named, first)) ? first : []
}

/** XVII.2: whoever has, or had, a place at the table does not rule on its disputes. */
export const hasPlayedAt = ({ players }: Table, member: MemberId): boolean =>
  Object.hasOwn(players, member)

/** The same people, in whatever order they were named. */
export const isSamePanel = (one: readonly MemberId[], other: readonly MemberId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member))

/** XVII.4: how many more of the panel must agree to what one of them proposed; 0 where nothing is proposed. */
export const agreementsNeeded = (dispute: Dispute): number =>
  dispute.proposal === null
    ? 0
    : Math.max(0, majorityOf(agreedArbiters(dispute)) - dispute.proposal.agreed.length)

/** More than half of a panel. */
const majorityOf = (panel: readonly MemberId[]): number => Math.floor(panel.length / 2) + 1

/** Whether this member is an arbiter on whom the contenders agreed. */
export const isArbiter = (dispute: Dispute, member: MemberId | null): member is MemberId =>
  member !== null && agreedArbiters(dispute).includes(member)
