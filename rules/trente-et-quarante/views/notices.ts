import { signaturesBetween } from '../../banked/signing'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { Dispute } from '../state/dispute'

/** A claim that now concerns a member, or the inspectors. */
export interface ClaimNotice {
  readonly reason: 'dispute' | 'ruled'
  readonly to: { member: MemberId } | { role: 'deputato'; except: readonly MemberId[] }
}

/** A new claim is told to the inspectors, a ruling to its contenders; a slip is ruled on at once and told to nobody. */
function noticesOf(dispute: Dispute, was: Dispute | undefined): ClaimNotice[] {
  if (dispute.status === was?.status) return []
  if (dispute.status === 'open')
    return [{ reason: 'dispute', to: { role: 'deputato', except: [] } }]
  return dispute.status === 'final'
    ? dispute.contenders.map((member) => ({ reason: 'ruled', to: { member } }))
    : []
}

/** Claims made and ruled on, and signatures newly awaited, between two states of a day. Source: T.10. */
export function noticesBetween(before: Evening, after: Evening) {
  if (before === after) return []
  const claims = Object.values(after.tables).flatMap(({ id, disputes }) => {
    const were = before.tables[id]?.disputes ?? []
    if (were === disputes) return []
    return disputes.flatMap((dispute) =>
      noticesOf(
        dispute,
        were.find(({ number }) => number === dispute.number),
      ),
    )
  })
  return [...claims, ...signaturesBetween(before, after)]
}
