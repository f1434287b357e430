import { HOUSE_ROLES, type HouseRole } from '@/rules/kernel/decider'
import { type DEVICE, holds, type Identity } from './identity'

/** Signed in or not: for things that are not secret. */
export const ANYBODY = 'anybody'

/**
 * Relations of somebody to the one thing asked for, whatever their roles: a player who has, or had, a place at that
 * table; the device at that table's post; the member concerned; an arbiter on whom the contenders agreed; a person who
 * holds, or held, an office of the evening's float that the thing concerns.
 */
export const TIES = ['seated', 'post', 'own', 'arbiter', 'office'] as const
export type Tie = (typeof TIES)[number]
/** The ties that somebody has to one thing. */
export type Ties = Readonly<Partial<Record<Tie, boolean>>>

/** A reason to be allowed in: being anybody, a role of the house, any device of the club, or a tie. */
export type Right = typeof ANYBODY | HouseRole | typeof DEVICE | Tie

/** Every role that a member may hold. */
export const MEMBERS = HOUSE_ROLES
/** The roles at the desk; the deputato is an officer too (`OFFICERS`), but does not work there. */
export const DESK = ['segretario', 'amministratore'] as const

/** Whether a right is a tie to one thing, not a role. */
export const isTie = (right: string): right is Tie => TIES.some((tie) => tie === right)

type Refusal = 'not-signed-in' | 'not-allowed' | 'must-change-password'

/**
 * The reason why somebody may not have the thing that these rights guard; null when they may. Every door of the house
 * asks here: procedures, papers, tables as CSV and live lines. A role that a game gives its devices counts like any
 * other.
 */
export function refusalOf(
  identity: Identity | null,
  may: readonly string[],
  { ties = {}, beforePassword = false }: { ties?: Ties; beforePassword?: boolean } = {},
): Refusal | null {
  if (may.includes(ANYBODY)) return null
  if (!identity) return 'not-signed-in'
  const isTied = TIES.some((tie) => may.includes(tie) && ties[tie])
  const roles = may.filter((right) => !isTie(right))
  if (!isTied && !holds(identity, roles)) return 'not-allowed'
  return identity.mustChangePassword && !beforePassword ? 'must-change-password' : null
}

/** The ties that this identity could have to something: members sit, own, judge and serve; devices are placed at posts. */
export const possibleTies = ({ member }: Identity): Ties =>
  member ? { seated: true, own: true, arbiter: true, office: true } : { post: true }
