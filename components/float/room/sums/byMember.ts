import type { MemberId } from '@/rules/kernel/ids'

/** The entries of a list by the member whom each concerns, in the order in which they first come. */
export function byMember<T>(
  list: readonly T[],
  memberOf: (one: T) => MemberId,
): [member: MemberId, own: T[]][] {
  const found = new Map<MemberId, T[]>()
  for (const one of list) {
    const member = memberOf(one)
    found.set(member, [...(found.get(member) ?? []), one])
  }
  return [...found]
}
