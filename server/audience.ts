import { Problem } from './errors'
import type { Audience } from './games/game'
import { type Identity, rolesOf } from './identity'

/** As what a member may look at an evening of his club, by the roles he holds. */
export const SEEN_AS = ['desk', 'deputato', 'member'] as const

/** The audience that he is. Throws Problem `not-allowed` where he holds no such role. */
export function audienceOf(identity: Identity, as: (typeof SEEN_AS)[number]): Audience {
  const member = identity.member?.id ?? ''
  const roles = rolesOf(identity)
  if (as === 'member') return { kind: 'member', member }
  const may = as === 'desk' ? ['segretario', 'amministratore'] : ['deputato']
  if (!roles.some((role) => may.includes(role))) throw new Problem('not-allowed')
  return as === 'desk' ? { kind: 'desk', member, roles } : { kind: 'deputato', member }
}
