import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import type { Random } from './random'

/** The members of a simulated club: m1, m2 … */
export const membersOf = (count: number): readonly MemberId[] =>
  Array.from({ length: count }, (_, n) => asMember(`m${n + 1}`))
/** Stands in where a list to pick from is empty. */
export const SOMEBODY = asMember('m1')

export const socio = (player: string): Actor => ({
  roles: ['socio'],
  member: asMember(player),
  post: null,
})
export const tavolo = (table: string): Actor => ({ roles: ['tavolo'], member: null, post: table })
export const segretario: Actor = {
  roles: ['segretario'],
  member: asMember('segreteria'),
  post: null,
}
export const deputato: Actor = {
  roles: ['socio', 'deputato'],
  member: asMember('deputato'),
  post: null,
}
export const amministratore: Actor = {
  roles: ['amministratore'],
  member: asMember('capo'),
  post: null,
}
export const orologio: Actor = { roles: ['orologio'], member: null, post: null }

const ONE_OF_EACH: ReadonlyMap<string, Actor> = new Map(
  Object.entries({ segretario, deputato, amministratore, orologio }),
)

/** Somebody in this role, at a screen of an evening with such tables; its game picks a member. */
export const actorAs =
  <S extends { readonly tables: object }>(
    memberIn: (state: S, random: Random) => string | undefined,
  ) =>
  (role: string, state: S, random: Random): Actor =>
    role === 'tavolo'
      ? tavolo(random.pick(Object.keys(state.tables)) ?? 'T1')
      : (ONE_OF_EACH.get(role) ?? socio(memberIn(state, random) ?? SOMEBODY))
