import type { TableId } from '@/rules/banked/ids'
import type { FloatRoom } from '@/rules/float/state/room'
import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { person } from '../float/house'

export const MEMBERS: readonly MemberId[] = Array.from({ length: 10 }, (_, n) =>
  asMember(`m${n + 1}`),
)
/** Stands in where a list to pick from is empty. */
export const SOMEBODY = asMember('m1')

export const socio = (player: string): Actor => ({
  roles: ['socio'],
  member: asMember(player),
  post: null,
})
export const tavolo = (table: TableId): Actor => ({ roles: ['tavolo'], member: null, post: table })
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

/** One of the two who sign: by the office in the float, where it is declared, else by the house's role. */
export const signer = (
  { float }: { readonly float: FloatRoom },
  office: string,
  role: Actor,
): Actor => (float.settings ? person(office) : role)
