import type { Actor, HouseRole } from '@/rules/kernel/decider'

/** A member at his screen, with how the board may call him. */
export interface SignedIn {
  id: string
  name: string
  card: string
  roles: readonly HouseRole[]
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden'
}

/** Who a request comes from: a member on his phone or desk, or the tablet of one table. */
export interface Identity {
  clubId: string
  slug: string
  sessionId: string
  locale: 'it' | 'en'
  mustChangePassword: boolean
  member: SignedIn | null
  device: { table: string; evening: string } | null
}

/** The identity as the rules know it. */
export function actorOf(identity: Identity): Actor {
  return {
    roles: rolesOf(identity),
    member: identity.member?.id ?? null,
    post: identity.device?.table ?? null,
  }
}

export function rolesOf({ member, device }: Identity): readonly string[] {
  return member ? member.roles : device ? ['tavolo'] : []
}

/** Whether the identity holds one of these roles. */
export function holds(identity: Identity, roles: readonly string[]): boolean {
  return rolesOf(identity).some((role) => roles.includes(role))
}
