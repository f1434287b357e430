import type { Actor } from '@/rules/kernel/decider'

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

export const socio = (member: string): Actor => ({ roles: ['socio'], member, table: null })
export const tavolo = (table = 'T1'): Actor => ({ roles: ['tavolo'], member: null, table })
export const segretario: Actor = { roles: ['segretario'], member: 'segreteria', table: null }
export const amministratore: Actor = {
  roles: ['amministratore'],
  member: 'amministrazione',
  table: null,
}
export const orologio: Actor = { roles: ['orologio'], member: null, table: null }
export const deputato = (member = 'deputato'): Actor => ({
  roles: ['socio', 'deputato'],
  member,
  table: null,
})
