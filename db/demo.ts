import { randomUUID } from 'node:crypto'
import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { Sql } from './client'
import { isDuplicate } from './errors'
import { foundClub, listClubs } from './queries/clubs'
import type { NewMember } from './queries/members'

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
  const founding = foundClub(
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
  // Another first start on the same database may be quicker: this one has waited for it, and its club is the demo.
  await founding.catch((error: unknown) => {
    if (!isDuplicate(error, 'club_slug_unique')) throw error
  })
  return true
}

function demoMember(name: string, index: number, passwordHash: string): NewMember {
  const card = String(1001 + index)
  const roles: readonly HouseRole[] = DEMO.staff.find((person) => person.card === card)?.roles ?? [
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

/** The club that was founded as the demo, whatever it is called by now. */
const demoClub = (sql: Sql) => sql`
  (select club_id from audit where what = 'clubFounded' and by ->> 'program' = 'demo')`

/** The demo club while somebody may still sign in to it; null where there is none, or it was closed. */
export interface OpenDemo {
  /** Whether a real club is kept beside it. */
  isBesideOthers: boolean
  /** The passwords of those who hold an office there. */
  passwordHashes: readonly string[]
}

export async function findOpenDemo(sql: Sql): Promise<OpenDemo | null> {
  const [open] = await sql<(OpenDemo & { members: number })[]>`
    select count(*) as members,
           exists (select from club where club_id not in ${demoClub(sql)}) as is_beside_others,
           coalesce(array_agg(password_hash) filter (where roles <> '{socio}'), '{}') as password_hashes
      from member
     where club_id in ${demoClub(sql)} and blocked_at is null and password_hash is not null`
  return open && open.members > 0 ? open : null
}

/**
 * Closes the demo club: nobody signs in to it any more, its administrator neither, and who is signed in is signed out.
 * False when there is none open.
 */
export async function closeDemo(sql: Sql, at: Instant, by: object): Promise<boolean> {
  const now = new Date(at)
  const written = await sql`
    with blocked as (
      update member set blocked_at = ${now}
       where club_id in ${demoClub(sql)} and blocked_at is null
      returning club_id
    ), ended as (
      update session set revoked_at = ${now}
       where club_id in ${demoClub(sql)} and revoked_at is null
    ), unpaired as (
      update device_code set expires_at = ${now}
       where club_id in ${demoClub(sql)} and used_at is null and expires_at > ${now}
    )
    insert into audit (club_id, by, what, detail)
    select club_id, ${JSON.stringify(by)}::text::jsonb, 'demoClosed', jsonb_build_object('members', count(*))
      from blocked group by club_id
    returning audit_id`
  return written.length > 0
}
