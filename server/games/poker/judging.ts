import type { Occasion, Refusal } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { toldBy } from '@/rules/kernel/refusal'
import type { KeptEvent } from '@/rules/kernel/replay'
import { disputeAt } from '@/rules/poker/17-arbitration/commands'
import { type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { type ColpoReplay, replayOf } from '@/rules/poker/judging/replay'
import { openRulings } from '@/rules/poker/judging/what-if'
import { asTable } from '@/rules/poker/state/ids'
import { casesJudgedBy } from '@/rules/poker/views/deputato'
import type { ConsideredRuling, DisputeAddress } from '../game'

/** Whether this member is an arbiter of a dispute of the evening, or of this one. */
export const judges = (evening: Evening, member: MemberId, at?: DisputeAddress): boolean =>
  casesJudgedBy(evening, member).some(
    ({ id, disputes }) =>
      !at || (id === at.table && disputes.some(({ number }) => number === at.dispute)),
  )

/** The rulings open on a dispute, with the sentence of each refusal; null when there is no such dispute. */
export function rulings(evening: Evening, considered: ConsideredRuling, occasion: Occasion) {
  const open = openRulings(evening, { ...considered, table: asTable(considered.table) }, occasion)
  if (!open) return null
  const { now, chips, remedies } = open
  return {
    now,
    chips: { after: chips.after, refusal: told(chips.refusal) },
    remedies: remedies.map(({ kind, choices, refusal }) => ({
      ...{ kind, choices },
      refusal: told(refusal),
    })),
  }
}

/** The rulings open on a dispute, as a screen receives them. */
export type ToldRulings = NonNullable<ReturnType<typeof rulings>>

const told = (refusal: Refusal | null) => refusal && toldBy(poker, refusal)

/** The disputed colpo step by step; null when the dispute is about none. */
export function replay(
  { tables }: Evening,
  { table: id, dispute: number }: DisputeAddress,
  events: readonly KeptEvent[],
): ColpoReplay | null {
  const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
  const dispute = table && disputeAt(table, number)
  if (!dispute || dispute.colpo === 0) return null
  // The journal of a poker evening holds no other events.
  const played = events as readonly KeptEvent<PokerEvent>[]
  return replayOf(played, { table: asTable(id), colpo: dispute.colpo })
}
