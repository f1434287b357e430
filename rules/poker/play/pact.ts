import type { Decision, Occasion, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { affrancoRefusal, companionRefusal, laidDown } from '../18-affranco/pact'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import type { TableId } from '../state/ids'
import type { Early } from '../state/play'
import type { Table } from '../state/table'
import { type Played, speak } from './speak'

/** The refusal of a move by a pact of the affranco, where there is one; null when the pact allows it. */
export function pactRefusal(
  table: Table,
  kind: 'accept' | 'raise' | 'parol' | 'bet',
  member: MemberId,
  tris: boolean,
): Refused | null {
  const { play } = table
  if (!play) return null
  if (kind === 'raise') return affrancoRefusal(table, play, member, tris)
  return kind === 'accept' ? companionRefusal(table, play, member, tris) : laidDown(table)
}

/** A move spoken at the table, which a pact may forbid where the game would allow it (Appendix). */
export function speakInPact(
  evening: Evening,
  id: TableId,
  move: Extract<Early['move'], { kind: 'accept' | 'raise' | 'parol' | 'bet' }>,
  occasion: Occasion,
  tris = false,
): Decision<Played, Evening> {
  const spoken = speak(evening, id, move, occasion)
  if (!spoken.accepted) return spoken
  return pactRefusal(tableAt(evening, id), move.kind, move.member, tris) ?? spoken
}
