import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { WhatIf } from '@/rules/chemin-de-fer/judging/played'
import {
  type CoupReplay,
  replayOfCoup,
  type SoughtCoup,
} from '@/rules/chemin-de-fer/judging/replay'
import { considered } from '@/rules/chemin-de-fer/judging/ruling'
import { whatIfs as whatIfsOf } from '@/rules/chemin-de-fer/judging/what-if'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import type { Occasion } from '@/rules/kernel/decider'
import { toldBy } from '@/rules/kernel/refusal'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { ConsideredRuling, DisputeAddress } from '../game'

/** The effect of a ruling that a judge thinks of, with the sentence of its refusal; null without such a dispute. */
export function rulings(evening: Evening, thought: ConsideredRuling, occasion: Occasion) {
  const effect = considered(evening, { ...thought, table: asTable(thought.table) }, occasion)
  if (!effect) return null
  const { refusal, changes } = effect
  return { refusal: refusal && toldBy(chemin, refusal), changes }
}

/** The effect of a ruling, as a screen receives it. */
export type ToldEffect = NonNullable<ReturnType<typeof rulings>>

/** The coup that a dispute is about; null when it is about none. */
function soughtBy({ tables }: Evening, { table: id, dispute }: DisputeAddress): SoughtCoup | null {
  const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
  const coup = table?.disputes.find(({ number }) => number === dispute)?.coup ?? 0
  return coup === 0 ? null : { table: asTable(id), coup }
}

// The journal of an evening of chemin de fer holds no other events.
const played = (events: readonly KeptEvent[]) => events as readonly KeptEvent<CheminEvent>[]

/** The disputed coup step by step; null when the dispute is about none. */
export function replay(
  evening: Evening,
  at: DisputeAddress,
  events: readonly KeptEvent[],
): CoupReplay | null {
  const sought = soughtBy(evening, at)
  return sought && replayOfCoup(played(events), sought)
}

/** The disputed coup as it might have been; null when the dispute is about none, or the coup is in play. */
export function whatIfs(
  evening: Evening,
  at: DisputeAddress,
  events: readonly KeptEvent[],
): readonly WhatIf[] | null {
  const sought = soughtBy(evening, at)
  return sought && whatIfsOf(evening, played(events), sought)
}
