import { DEVICE, type Identity, rolesOf } from '../access/identity'
import { ANYBODY, DESK, MEMBERS, type Right, refusalOf } from '../access/rights'
import { Problem } from '../common/errors'
import type { Audience } from '../games/game'

/** Rights to look as each audience: at a live line of that name, or at one evening by a procedure that is told `as` what. */
export const AUDIENCES = {
  board: [ANYBODY],
  post: [DEVICE],
  desk: DESK,
  deputato: ['deputato'],
  member: MEMBERS,
} as const satisfies Readonly<Record<Audience['kind'], readonly Right[]>>

/** As what a member may look at an evening of the club. */
export const SEEN_AS = ['desk', 'deputato', 'member'] as const
type SeenAs = (typeof SEEN_AS)[number]

/** The audience that this member is. Throws Problem where they hold no such role. */
export function audienceOf(identity: Identity, as: SeenAs): Audience {
  const refusal = refusalOf(identity, AUDIENCES[as])
  if (refusal) throw new Problem(refusal)
  const member = identity.member?.id ?? ''
  return as === 'desk' ? { kind: as, member, roles: rolesOf(identity) } : { kind: as, member }
}
