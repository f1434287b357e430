import type { Dispute } from '../state/dispute'
import type { MemberId } from '../state/ids'
import type { Table } from '../state/table'

/** XVII.4: the arbiter or panel that every contender named; empty while they do not agree. */
export function agreedArbiters(dispute: Dispute): readonly MemberId[] {
  const [first = [], ...others] = dispute.contenders.map((one) => dispute.arbiters[one] ?? [])
  return others.every((named) => isSamePanel(named, first)) ? first : []
}

/** XVII.2: a member who has, or had, a place at the table does not rule on its disputes. */
export const hasPlayedAt = ({ players }: Table, member: MemberId): boolean =>
  Object.hasOwn(players, member)

/** Whether two panels have the same members, in any order. */
export const isSamePanel = (one: readonly MemberId[], other: readonly MemberId[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member))

/** XVII.4: the number of arbiters who must still agree to the proposal of one of them; 0 without a proposal. */
export const agreementsNeeded = (dispute: Dispute): number =>
  dispute.proposal === null
    ? 0
    : Math.max(0, majorityOf(agreedArbiters(dispute)) - dispute.proposal.agreed.length)

/** More than half of a panel. */
const majorityOf = (panel: readonly MemberId[]): number => Math.floor(panel.length / 2) + 1

/** Whether this member is an arbiter named by all contenders. */
export const isArbiter = (dispute: Dispute, member: MemberId | null): member is MemberId =>
  member !== null && agreedArbiters(dispute).includes(member)
