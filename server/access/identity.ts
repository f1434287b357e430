import { type Actor, HOUSE_ROLES, type HouseRole } from '@/rules/kernel/decider'

/** A member at his screen, with how the board may call him. */
export interface SignedIn {
  id: string
  name: string
  card: string
  roles: readonly HouseRole[]
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden'
}

/** A device paired to a post of an evening, and the role that the evening's game gives it there. */
export interface Device {
  game: string
  evening: string
  post: string
  role: string
}

/** The club's devices as the house's own procedures know them, whatever their games call their roles. */
export const DEVICE = 'device'

/** Who a request comes from: a member on his phone or desk, or a device at its post. */
export interface Identity {
  clubId: string
  slug: string
  sessionId: string
  locale: 'it' | 'en'
  mustChangePassword: boolean
  member: SignedIn | null
  device: Device | null
}

/** The identity as the rules know it. */
export function actorOf(identity: Identity): Actor {
  return {
    roles: rolesOf(identity),
    member: identity.member?.id ?? null,
    post: identity.device?.post ?? null,
  }
}

/** A device has the role that its game gives it there, but never one that the club gives its members. */
export function rolesOf({ member, device }: Identity): readonly string[] {
  if (member) return member.roles
  return device && !HOUSE_ROLES.some((role) => role === device.role) ? [device.role] : []
}

/** Whether the identity holds one of these roles; every device holds `DEVICE`. */
export function holds(identity: Identity, roles: readonly string[]): boolean {
  if (identity.device && roles.includes(DEVICE)) return true
  return rolesOf(identity).some((role) => roles.includes(role))
}
