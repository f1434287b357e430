import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { HouseRole, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Sql } from './client'
import { isDuplicate } from './errors'
import { auditRows } from './queries/audit'
import { findClub, foundClub, hasClubBeside } from './queries/clubs'
import type { NewMember } from './queries/members'
import { ofClubs } from './rehearsals'
import { audit, club } from './schema/club'
import { deviceCode, member, session } from './schema/people'
import { names, on } from './statement'

/** The demo club: clearly invented people, so that nobody takes it for a real one. */
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
  /** First and last card of the members without another role. */
  socio: '1004–1012',
} as const

const NAMES = [
  ...['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot'],
  ...['Golf', 'Hotel', 'India', 'Juliett', 'Kilo', 'Lima'],
]

/**
 * Founds the demo club, on an empty database only, and returns whether it exists. `hash` makes a password's hash;
 * `classes` are the demo's classes of tables with their game's settings.
 */
export async function seedDemo(
  pool: Sql,
  hash: (password: string) => Promise<string>,
  classes: readonly { game: string; name: string; settings: object }[],
): Promise<boolean> {
  if (await findClub(pool, DEMO.slug)) return true
  if (await hasClubBeside(pool, [])) return false
  const members = await Promise.all(
    NAMES.map(async (name, index) => demoMember(name, index, await hash(DEMO.password))),
  )
  const founding = foundClub(
    pool,
    {
      club: {
        clubId: randomUUID(),
        slug: DEMO.slug,
        name: DEMO.name,
        shortName: 'Dimostrativo',
        unit: 'EUR',
        decimals: 0,
        timeZone: 'Europe/Rome',
        licensedAs: 'venezia',
      },
      members,
      classes: classes.map((tableClass) => ({ classId: randomUUID(), ...tableClass })),
    },
    { program: 'demo' },
  )
  // Another first start on the same database may be faster: this one has waited for it, and its club is the demo.
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
    memberId: randomUUID() as string as MemberId,
    card,
    name: `Demo ${name}`,
    alias: null,
    roles,
    passwordHash,
    mustChangePassword: false,
    locale: 'it',
  }
}

/** Whether a club was founded as the demo, whatever its name is now, and whether it was closed; null for any other. */
export async function demoStateOf(
  pool: Sql,
  clubId: string,
): Promise<{ isClosed: boolean } | null> {
  const founded = and(eq(audit.what, 'clubFounded'), sql`${audit.by} ->> 'program' = 'demo'`)
  const acts = await on(pool)
    .select({ what: audit.what })
    .from(audit)
    .where(and(eq(audit.clubId, clubId), or(founded, eq(audit.what, 'demoClosed'))))
  const isDemo = acts.some(({ what }) => what === 'clubFounded')
  return isDemo ? { isClosed: acts.length > 1 } : null
}

/** The demo club, and whether it was closed; null where there is none. */
export async function findDemo(pool: Sql): Promise<{ clubId: string; isClosed: boolean } | null> {
  const { clubId } = (await findClub(pool, DEMO.slug)) ?? {}
  const state = clubId === undefined ? null : await demoStateOf(pool, clubId)
  return clubId !== undefined && state ? { clubId, ...state } : null
}

/**
 * The address word of the only club that anybody may enter, beside which a demo club that was closed does not count;
 * null where there are several or none.
 */
export async function onlyOpenClub(pool: Sql): Promise<string | null> {
  // Of three clubs, one at most is the demo.
  const some = await on(pool).select({ slug: club.slug }).from(club).where(ofClubs()).limit(3)
  const isClosed = (await findDemo(pool))?.isClosed ?? false
  const open = some.filter(({ slug }) => !(isClosed && slug === DEMO.slug))
  return open.length === 1 ? (open[0]?.slug ?? null) : null
}

/** The demo club while anybody may still sign in to it; null where there is none, or it was closed. */
export interface OpenDemo {
  /** Whether there is a real club beside it. */
  isBesideOthers: boolean
  /** The password hashes of the members with an office in it. */
  passwordHashes: readonly string[]
}

export async function findOpenDemo(pool: Sql): Promise<OpenDemo | null> {
  const demo = await findDemo(pool)
  if (!demo) return null
  const { clubId, passwordHash, roles, blockedAt } = member
  const [open] = await on(pool)
    .select({
      members: count(),
      passwordHashes: sql<string[]>`
        coalesce(array_agg(${passwordHash}) filter (where ${roles} <> '{socio}'), '{}')`,
    })
    .from(member)
    .where(and(eq(clubId, demo.clubId), isNull(blockedAt), isNotNull(passwordHash)))
  if (!open || open.members === 0) return null
  const isBesideOthers = await hasClubBeside(pool, [demo.clubId])
  return { isBesideOthers, passwordHashes: open.passwordHashes }
}

/**
 * Closes the demo club: all its sessions end, and nobody can sign in to it any more, its administrator included. False
 * when no demo club is open.
 */
export async function closeDemo(pool: Sql, at: Instant, by: object): Promise<boolean> {
  const demo = await findDemo(pool)
  if (!demo) return false
  const blocked = on(pool)
    .update(member)
    .set({ blockedAt: at })
    .where(and(eq(member.clubId, demo.clubId), isNull(member.blockedAt)))
    .returning({ clubId: member.clubId })
  const ended = on(pool)
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.clubId, demo.clubId), isNull(session.revokedAt)))
  const { clubId, usedAt, expiresAt } = deviceCode
  const unpaired = on(pool)
    .update(deviceCode)
    .set({ expiresAt: at })
    .where(and(eq(clubId, demo.clubId), isNull(usedAt), gt(expiresAt, at)))
  const ofClub = names(member.clubId)
  const entries = sql`
    select ${ofClub}, 'demoClosed', jsonb_build_object('members', count(*)) from blocked group by ${ofClub}`
  const written = await on(pool).execute(sql`
    with blocked as ${blocked}, ended as ${ended}, unpaired as ${unpaired}
    ${auditRows(by, entries)}`)
  return written.length > 0
}
