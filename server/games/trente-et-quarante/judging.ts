import { asTable } from '@/rules/banked/ids'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { type ColpoReplay, replayOfColpo } from '@/rules/trente-et-quarante/judging/replay'
import type { DisputeAddress } from '../game'

/** The claimed colpo step by step; null when there is no such claim. */
export function replayOfClaim(
  { tables }: Evening,
  { table: id, dispute }: DisputeAddress,
  events: readonly KeptEvent[],
): ColpoReplay | null {
  const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
  const claim = table?.disputes.find(({ number }) => number === dispute)
  // The journal of a day of trente et quarante holds no other events.
  const played = events as readonly KeptEvent<TrenteGameEvent>[]
  return claim ? replayOfColpo(played, { table: asTable(id), colpo: claim.coup }) : null
}
