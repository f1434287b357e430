import { asMember } from '@/rules/kernel/ids'
import { DEVICE, type Identity, rolesOf } from '../access/identity'
import { ANYBODY, DESK, MEMBERS, type Right, refusalOf } from '../access/rights'
import { Problem } from '../common/errors'
import type { Audience } from '../games/game'

/**
 * Rights to watch as each audience: on a live line of that name, or by a procedure on one evening whose `as` names it.
 */
export const AUDIENCES = {
  board: [ANYBODY],
  post: [DEVICE],
  desk: DESK,
  deputato: ['deputato'],
  member: MEMBERS,
} as const satisfies Readonly<Record<Audience['kind'], readonly Right[]>>

/** The audiences as which a member may watch an evening of the club. */
export const SEEN_AS = ['desk', 'deputato', 'member'] as const
type SeenAs = (typeof SEEN_AS)[number]
/** Never a real viewer: the rights above refuse everybody who is not a member. */
const NOBODY = asMember('')

/** The audience of this member. Throws Problem when they do not hold such a role. */
export function audienceOf(identity: Identity, as: SeenAs): Audience {
  const refusal = refusalOf(identity, AUDIENCES[as])
  if (refusal) throw new Problem(refusal)
  const member = identity.member?.id ?? NOBODY
  return as === 'desk' ? { kind: as, member, roles: rolesOf(identity) } : { kind: as, member }
}
