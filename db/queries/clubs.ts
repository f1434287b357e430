import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { insertClasses, type TableClass } from './classes'
import { insertMembers, type NewMember } from './members'

export interface Club {
  clubId: string
  slug: string
  name: string
  shortName: string
  /** A currency code such as EUR; null where the club plays for bare points. */
  unit: string | null
  decimals: number
  timeZone: string
  createdAt: Instant
}

/** A club with the people and the classes of tables it begins with. */
export interface Founding {
  club: Omit<Club, 'createdAt'>
  members: readonly NewMember[]
  classes: readonly TableClass[]
}

/** Founds a club with its first entries in the audit: whole, or not at all. `by` says who did it. */
export async function foundClub(
  sql: Sql,
  { club, members, classes }: Founding,
  by: object,
): Promise<void> {
  await sql`
    with founded as (
      insert into club ${sql({ ...club })} returning slug, name
    ), people as (
      ${insertMembers(sql, club.clubId, members)}
    ), classes as (
      ${insertClasses(sql, club.clubId, classes)}
    ), entries as (
      select 'clubFounded' as what, jsonb_build_object('slug', slug, 'name', name) as detail from founded
      union all select 'memberCreated', detail from people
      union all select 'classCreated', detail from classes
    )
    insert into audit (club_id, by, what, detail)
    select ${club.clubId}, ${JSON.stringify(by)}::text::jsonb, what, detail from entries`
}

export async function findClub(sql: Sql, slug: string): Promise<Club | undefined> {
  const [club] = await sql<Club[]>`select * from club where slug = ${slug}`
  return club
}

/** Every club of this installation, oldest first: the only read that is not of one club. */
export async function listClubs(sql: Sql): Promise<Club[]> {
  return await sql<Club[]>`select * from club order by created_at, slug`
}

export type ClubChange = Partial<
  Pick<Club, 'name' | 'shortName' | 'unit' | 'decimals' | 'timeZone'>
>

/** The reasons for which settings of a club stay as they are: amounts recorded in its unit, and an evening open in its time zone. */
export interface ClubUse {
  amountsRecorded: boolean
  eveningOpen: boolean
}

export async function clubUse(sql: Sql, clubId: string): Promise<ClubUse> {
  const [use] = await sql<ClubUse[]>`
    select ${hasAmounts(sql, clubId)} as amounts_recorded, ${hasOpenEvening(sql, clubId)} as evening_open`
  return use ?? { amountsRecorded: false, eveningOpen: false }
}

const hasAmounts = (sql: Sql, clubId: string) => sql`
  (exists (select from stream where club_id = ${clubId}) or exists (select from tableau where club_id = ${clubId}))`

const hasOpenEvening = (sql: Sql, clubId: string) => sql`
  exists (select from stream where club_id = ${clubId} and status = 'open')`

export type ClubChanged = 'done' | 'amounts-recorded' | 'time-zone-in-use'

/**
 * Changes what is given of a club and leaves the rest. Past amounts are kept as chips, so their unit and decimals stay
 * once one is recorded; the time zone stays while an evening is open.
 */
export async function updateClub(
  sql: Sql,
  clubId: string,
  change: ClubChange,
  by: object,
): Promise<ClubChanged> {
  const { name, shortName, unit, decimals, timeZone } = change
  const given = {
    unit: sql`case when ${unit !== undefined} then ${unit ?? null} else unit end`,
    decimals: sql`coalesce(${decimals ?? null}::integer, decimals)`,
    timeZone: sql`coalesce(${timeZone ?? null}, time_zone)`,
  }
  const written = await sql`
    with changed as (
      update club
         set name = coalesce(${name ?? null}, name),
             short_name = coalesce(${shortName ?? null}, short_name),
             unit = ${given.unit}, decimals = ${given.decimals}, time_zone = ${given.timeZone}
       where club_id = ${clubId}
         and ((unit, decimals) is not distinct from (${given.unit}, ${given.decimals})
              or not ${hasAmounts(sql, clubId)})
         and (time_zone = ${given.timeZone} or not ${hasOpenEvening(sql, clubId)})
      returning club_id
    )
    insert into audit (club_id, by, what, detail)
    select club_id, ${JSON.stringify(by)}::text::jsonb, 'clubUpdated', ${JSON.stringify(change)}::text::jsonb
      from changed
    returning audit_id`
  return written.length > 0 ? 'done' : await whatHolds(sql, clubId, change)
}

async function whatHolds(
  sql: Sql,
  clubId: string,
  { unit, decimals }: ClubChange,
): Promise<ClubChanged> {
  const rescaled = await sql`
    select from club
     where club_id = ${clubId} and ${hasAmounts(sql, clubId)}
       and (decimals <> coalesce(${decimals ?? null}::integer, decimals)
            or (${unit !== undefined} and unit is distinct from ${unit ?? null}))`
  return rescaled.length > 0 ? 'amounts-recorded' : 'time-zone-in-use'
}
