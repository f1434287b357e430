import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'

interface Persons {
  readonly [member: MemberId]: {
    readonly member: MemberId
    readonly handed: { readonly at: Instant } | null
  }
}

/** The chips that the desk handed out last, to be taken back; null where it has handed out none. */
export function lastHanded(persons: Persons): { member: MemberId; handedAt: Instant } | null {
  const [last] = Object.values(persons)
    .flatMap(({ member, handed }) => (handed ? [{ member, handedAt: handed.at }] : []))
    .sort((a, b) => b.handedAt - a.handedAt)
  return last ?? null
}
