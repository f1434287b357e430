import { randomUUID } from 'node:crypto'
import type { Sql } from './client'
import { foundClub, listClubs } from './queries/clubs'
import type { MemberRole, NewMember } from './queries/members'

/** The demo club: plainly invented people, so that nobody takes it for a real one. */
export const DEMO = {
  slug: 'demo',
  name: 'Circolo Dimostrativo',
  password: 'demo',
  staff: [
    {
      card: '1001',
      roles: ['socio', 'segretario', 'amministratore'],
      what: { it: 'amministratore e segretario', en: 'administrator and secretary' },
    },
    {
      card: '1002',
      roles: ['socio', 'segretario'],
      what: { it: 'segretario', en: 'secretary' },
    },
    {
      card: '1003',
      roles: ['socio', 'deputato'],
      what: { it: 'deputato di gioco', en: 'deputato di gioco' },
    },
  ],
  /** First and last card of those who are members only. */
  socio: '1004–1012',
} as const

const NAMES = [
  ...['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'],
  ...['Golf', 'Hotel', 'India', 'Juliett', 'Kilo', 'Lima'],
]

/**
 * Founds the demo club, on an empty database only, and tells whether the demo club is there. `hash` makes a
 * password's hash; `classes` are the demo's classes of tables with their game's settings.
 */
export async function seedDemo(
  sql: Sql,
  hash: (password: string) => Promise<string>,
  classes: readonly { game: string; name: string; settings: object }[],
): Promise<boolean> {
  const clubs = await listClubs(sql)
  if (clubs.length > 0) return clubs.some((club) => club.slug === DEMO.slug)
  const members = await Promise.all(
    NAMES.map(async (name, index) => demoMember(name, index, await hash(DEMO.password))),
  )
  await foundClub(
    sql,
    {
      club: {
        clubId: randomUUID(),
        slug: DEMO.slug,
        name: DEMO.name,
        shortName: 'Dimostrativo',
        unit: 'EUR',
        decimals: 0,
        timeZone: 'Europe/Rome',
      },
      members,
      classes: classes.map((tableClass) => ({ classId: randomUUID(), ...tableClass })),
    },
    { program: 'demo' },
  )
  return true
}

function demoMember(name: string, index: number, passwordHash: string): NewMember {
  const card = String(1001 + index)
  const roles: readonly MemberRole[] = DEMO.staff.find((person) => person.card === card)?.roles ?? [
    'socio',
  ]
  return {
    memberId: randomUUID(),
    card,
    name: `Demo ${name}`,
    alias: null,
    roles,
    passwordHash,
    mustChangePassword: false,
    locale: 'it',
  }
}
