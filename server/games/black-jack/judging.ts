import { asTable } from '@/rules/banked/ids'
import type { BlackJackGameEvent } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { type ColpoReplay, replayOfColpo } from '@/rules/black-jack/judging/replay'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { DisputeAddress } from '../game'

/** The claimed colpo step by step; null when there is no such claim. */
export function replayOfClaim(
  { tables }: Evening,
  { table: id, dispute }: DisputeAddress,
  events: readonly KeptEvent[],
): ColpoReplay | null {
  const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
  const claim = table?.claims.find(({ number }) => number === dispute)
  // The journal of a day of black jack holds no other events.
  const played = events as readonly KeptEvent<BlackJackGameEvent>[]
  return claim ? replayOfColpo(played, { table: asTable(id), colpo: claim.colpo }) : null
}
