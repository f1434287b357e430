import type { MemberId } from '@/rules/kernel/ids'
import { MemberName } from '../tell/MemberName'

/** The contenders of a dispute by name, in one line. */
export function Contenders({ dispute }: { dispute: { contenders: readonly MemberId[] } }) {
  return dispute.contenders.map((member, index) => (
    <span key={member}>
      {index > 0 && ' · '}
      <MemberName id={member} />
    </span>
  ))
}
