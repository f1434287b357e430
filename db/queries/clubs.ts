import { randomBytes } from 'node:crypto'
import { and, asc, eq, exists, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Sql } from '../client'
import { clubWordOf, ofClubs } from '../rehearsals'
import { club, clubKey } from '../schema/club'
import { stream } from '../schema/journal'
import { tableau } from '../schema/tableau'
import { on } from '../statement'
import { auditRows, detailOf } from './audit'
import { CLASS, insertClasses, type TableClass } from './classes'
import { CREATED, insertMembers, type NewMember } from './members'

/** `unit` is a currency code such as EUR; null for points without a currency. */
export type Club = typeof club.$inferSelect

/** A club with its first people and classes of tables. */
export interface Founding {
  club: Omit<Club, 'createdAt' | 'licensedAs' | 'games'> & Partial<Pick<Club, 'licensedAs'>>
  members: readonly NewMember[]
  classes: readonly TableClass[]
}

/** Founds a club with its first entries in the audit: all of it, or nothing. `by` is the author. */
export async function foundClub(
  pool: Sql,
  { club: founded, members, classes }: Founding,
  by: object,
): Promise<void> {
  const { clubId } = founded
  const salt = randomBytes(32).toString('base64url')
  const columns = { slug: club.slug, name: club.name }
  const founding = on(pool).insert(club).values(founded).returning(columns)
  const entries = sql`
    select ${clubId}::uuid, 'clubFounded', ${detailOf({ columns })} from founded
    union all select ${clubId}::uuid, 'memberCreated', ${detailOf(CREATED)} from people
    union all select ${clubId}::uuid, 'classCreated', ${detailOf(CLASS)} from classes`
  await on(pool).execute(sql`
    with founded as ${founding},
         people as (${insertMembers(clubId, members)}),
         classes as (${insertClasses(clubId, classes)}),
         keyed as ${on(pool).insert(clubKey).values({ clubId, salt })}
    ${auditRows(by, entries)}`)
}

/** The random part of a club's keys; null for a club founded by an earlier version. */
export async function findSalt(pool: Sql, clubId: string): Promise<string | null> {
  const [row] = await on(pool)
    .select({ salt: clubKey.salt })
    .from(clubKey)
    .where(eq(clubKey.clubId, clubId))
  return row?.salt ?? null
}

/** The club of an address word; the word of a place at a rehearsal leads to its club. */
export async function findClub(pool: Sql, slug: string): Promise<Club | undefined> {
  const [found] = await on(pool)
    .select()
    .from(club)
    .where(eq(club.slug, clubWordOf(slug)))
  return found
}

/** Every club of this installation but those of rehearsals, oldest first: for programs that go through them all, never for a request. */
export async function listClubs(pool: Sql): Promise<Club[]> {
  return await on(pool).select().from(club).where(ofClubs()).orderBy(asc(club.createdAt), club.slug)
}

/** Whether there is a club besides these, and those of rehearsals. */
export async function hasClubBeside(pool: Sql, these: readonly string[]): Promise<boolean> {
  const others = and(sql`${club.clubId} <> all(${sql.param(these)}::uuid[])`, ofClubs())
  return (await on(pool).select(ONE).from(club).where(others).limit(1)).length > 0
}

/** Whether the administrator has declared the club a licensed house. */
export async function isLicensed(pool: Sql, clubId: string): Promise<boolean> {
  const licensed = and(eq(club.clubId, clubId), isNotNull(club.licensedAs))
  return (await on(pool).select(ONE).from(club).where(licensed)).length > 0
}

export type ClubChange = Partial<
  Pick<Club, 'name' | 'shortName' | 'unit' | 'decimals' | 'timeZone' | 'licensedAs' | 'games'>
>

/**
 * The reasons why settings of a club cannot change: amounts recorded in its unit, and an evening open in its time zone.
 */
export interface ClubUse {
  amountsRecorded: boolean
  eveningOpen: boolean
}

export async function clubUse(pool: Sql, clubId: string): Promise<ClubUse> {
  const [use] = await on(pool)
    .select({
      amountsRecorded: sql<boolean>`${hasAmounts(pool, clubId)}`,
      eveningOpen: sql<boolean>`${hasOpenEvening(pool, clubId)}`,
    })
    .from(club)
    .where(eq(club.clubId, clubId))
  return use ?? { amountsRecorded: false, eveningOpen: false }
}

const ONE = { one: sql`1` }

function hasAmounts(pool: Sql, clubId: string): SQL {
  const streams = on(pool).select(ONE).from(stream).where(eq(stream.clubId, clubId))
  const tableaux = on(pool).select(ONE).from(tableau).where(eq(tableau.clubId, clubId))
  return sql`(${exists(streams)} or ${exists(tableaux)})`
}

const hasOpenEvening = (pool: Sql, clubId: string): SQL =>
  exists(
    on(pool)
      .select(ONE)
      .from(stream)
      .where(and(eq(stream.clubId, clubId), eq(stream.status, 'open').inlineParams())),
  )

export type ClubChanged = 'done' | 'amounts-recorded' | 'time-zone-in-use' | 'licence-in-use'

/**
 * Changes the given fields of a club and leaves the rest. Past amounts are stored as chips, so their unit and decimals
 * cannot change once one is recorded; while an evening is open the time zone cannot change, and a licence stays.
 */
export async function updateClub(
  pool: Sql,
  clubId: string,
  change: ClubChange,
  by: object,
): Promise<ClubChanged> {
  const { name, shortName, decimals, timeZone, licensedAs, games } = change
  // Asked before the change: a Citus reads no spread table while it writes `club`, which is on every machine.
  const use = sql`
    select ${hasAmounts(pool, clubId)} as amounts, ${hasOpenEvening(pool, clubId)} as evening`
  const amountsRecorded = sql`(select amounts from in_use)`
  const eveningOpen = sql`(select evening from in_use)`
  const updated = on(pool)
    .update(club)
    .set({
      name: name ?? club.name,
      shortName: shortName ?? club.shortName,
      unit: change.unit === undefined ? club.unit : change.unit,
      decimals: decimals ?? club.decimals,
      timeZone: timeZone ?? club.timeZone,
      licensedAs: licensedAs === undefined ? club.licensedAs : licensedAs,
      games: games === undefined ? club.games : games,
    })
    .where(
      and(
        eq(club.clubId, clubId),
        or(not(rescales(change)), not(amountsRecorded)),
        timeZone === undefined ? undefined : or(eq(club.timeZone, timeZone), not(eveningOpen)),
        or(not(unlicenses(change)), not(eveningOpen)),
      ),
    )
    .returning({ clubId: club.clubId })
  const entries = sql`
    select ${clubId}::uuid, 'clubUpdated', ${detailOf({ columns: {}, given: change })} from changed`
  const written = await on(pool).execute(sql`
    with in_use as materialized (${use}), changed as ${updated} ${auditRows(by, entries)}`)
  if (written.length > 0) return 'done'
  const [why] = await on(pool)
    .select({
      rescaled: sql<boolean>`${hasAmounts(pool, clubId)} and ${rescales(change)}`,
      unlicensed: sql<boolean>`${unlicenses(change)}`,
    })
    .from(club)
    .where(eq(club.clubId, clubId))
  if (why?.rescaled) return 'amounts-recorded'
  return why?.unlicensed ? 'licence-in-use' : 'time-zone-in-use'
}

/** Whether the change takes a declared licence away, or puts another in its place. */
const unlicenses = ({ licensedAs }: ClubChange): SQL =>
  licensedAs === undefined
    ? sql`false`
    : sql`(${isNotNull(club.licensedAs)} and ${club.licensedAs} is distinct from ${licensedAs})`

/** Whether the change gives the club's amounts another unit or scale. */
const rescales = ({ unit, decimals }: ClubChange): SQL => sql`(
  ${decimals === undefined ? sql`false` : sql`${club.decimals} <> ${decimals}`}
  or ${unit === undefined ? sql`false` : sql`${club.unit} is distinct from ${unit}`})`
