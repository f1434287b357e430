import { memberOf } from '../../banked/ids'
import { signaturesBetween } from '../../banked/signing'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { Claim } from '../state/colpo'

/** A claim that now concerns a member, or the inspectors. */
export interface ClaimNotice {
  readonly reason: 'dispute' | 'ruled'
  readonly to: { member: MemberId } | { role: 'deputato'; except: readonly MemberId[] }
}

function noticeOf(claim: Claim, was: Claim | undefined): ClaimNotice[] {
  if (!was) return [{ reason: 'dispute', to: { role: 'deputato', except: [] } }]
  const member = memberOf(claim.player)
  const isNew = claim.ruling !== null && claim.ruling !== was.ruling
  return isNew && member !== null ? [{ reason: 'ruled', to: { member } }] : []
}

/** Claims made and ruled on, and signatures newly awaited, between two states of a day. Source: B.29. */
export function noticesBetween(before: Evening, after: Evening) {
  if (before === after) return []
  const notices = Object.values(after.tables).flatMap(({ id, claims }) => {
    const were = before.tables[id]?.claims ?? []
    if (were === claims) return []
    return claims.flatMap((claim) =>
      noticeOf(
        claim,
        were.find(({ number }) => number === claim.number),
      ),
    )
  })
  return [...notices, ...signaturesBetween(before, after)]
}
