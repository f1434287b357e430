import { type Actor, HOUSE_ROLES, type HouseRole } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'

/** A signed-in member, and the name that the board may show. */
export interface SignedIn {
  id: MemberId
  name: string
  card: string
  roles: readonly HouseRole[]
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden'
  /** Whether the member agreed to be named in the season. */
  inSeason: boolean
}

/** A device paired to a post of an evening, and the role that the evening's game gives it there. */
export interface Device {
  game: string
  evening: string
  post: string
  role: string
}

/** The role of every device in the house's own procedures, whatever the game calls it. */
export const DEVICE = 'device'

/** The sender of a request: a member on a phone or at the desk, or a device at its post. */
export interface Identity {
  clubId: string
  slug: string
  sessionId: string
  locale: 'it' | 'en'
  mustChangePassword: boolean
  member: SignedIn | null
  device: Device | null
}

/** The identity as the rules see it. */
export function actorOf(identity: Identity): Actor {
  return {
    roles: rolesOf(identity),
    member: identity.member?.id ?? null,
    post: identity.device?.post ?? null,
  }
}

/** A device has the role that its game gives it there, but never a role that the club gives to members. */
export function rolesOf({ member, device }: Identity): readonly string[] {
  if (member) return member.roles
  return device && !HOUSE_ROLES.some((role) => role === device.role) ? [device.role] : []
}

/** Whether the identity holds one of these roles; every device holds `DEVICE`. */
export function holds(identity: Identity, roles: readonly string[]): boolean {
  if (identity.device && roles.includes(DEVICE)) return true
  return rolesOf(identity).some((role) => roles.includes(role))
}
