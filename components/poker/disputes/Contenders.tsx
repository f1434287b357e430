import type { Dispute } from '@/rules/poker/state/dispute'
import { MemberName } from '../../tell/MemberName'

/** The contenders of a dispute by name, in one line. Source: XVII.1. */
export function Contenders({ dispute }: { dispute: Dispute }) {
  return dispute.contenders.map((member, index) => (
    <span key={member}>
      {index > 0 && ' · '}
      <MemberName id={member} />
    </span>
  ))
}
