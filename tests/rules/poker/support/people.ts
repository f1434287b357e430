import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'

/** Members of the tests, in the order in which they sign. */
export const MEMBERS = [
  'rossi',
  'bianchi',
  'verdi',
  'neri',
  'gialli',
  'viola',
  'conti',
  'serra',
  'fonti',
  'galli',
  'marini',
  'ferri',
] as const

export const socio = (member: string): Actor => ({
  roles: ['socio'],
  member: asMember(member),
  post: null,
})
export const tavolo = (table = 'T1'): Actor => ({ roles: ['tavolo'], member: null, post: table })
export const amministratore: Actor = {
  roles: ['amministratore'],
  member: asMember('amministrazione'),
  post: null,
}
export const deputato = (member = 'deputato'): Actor => ({
  roles: ['socio', 'deputato'],
  member: asMember(member),
  post: null,
})
