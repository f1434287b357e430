import type { MemberId } from '@/rules/kernel/ids'
import type { LogEntry } from './entries'

/**
 * Positions of entries that a later one replaced: a colpo's result, when a correction names the same colpo, and its
 * end, when the colpo was taken up again; and a deal or a passata that was taken back.
 */
export function undone(
  entries: readonly Pick<LogEntry, 'position' | 'event'>[],
): ReadonlySet<number> {
  const struck = new Set<number>()
  const corrected = new Set<number>()
  const reopened = new Set<number>()
  const dealt = new Set<number>()
  const handed = new Set<MemberId>()
  for (const { position, event } of [...entries].sort((a, b) => b.position - a.position)) {
    if (event.type === 'dealTakenBack') dealt.add(event.colpo)
    if (event.type === 'colpoDealt' && dealt.delete(event.colpo.number)) struck.add(position)
    if (event.type === 'passataTakenBack') handed.add(event.member)
    if (event.type === 'passataTaken' && handed.delete(event.member)) struck.add(position)
    if (event.type === 'colpoReopened') reopened.add(event.colpo)
    if (event.type === 'colpoAnnulled' && reopened.has(event.colpo)) struck.add(position)
    if (event.type !== 'colpoSettled' && event.type !== 'colpoCorrected') continue
    if (corrected.has(event.colpo) || reopened.has(event.colpo)) struck.add(position)
    if (event.type === 'colpoCorrected') corrected.add(event.colpo)
  }
  return struck
}
