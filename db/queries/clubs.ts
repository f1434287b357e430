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

/** Changes what is given of a club and leaves the rest. */
export async function updateClub(
  sql: Sql,
  clubId: string,
  change: ClubChange,
  by: object,
): Promise<void> {
  const { name, shortName, unit, decimals, timeZone } = change
  await sql`
    with changed as (
      update club
         set name = coalesce(${name ?? null}, name),
             short_name = coalesce(${shortName ?? null}, short_name),
             unit = case when ${unit !== undefined} then ${unit ?? null} else unit end,
             decimals = coalesce(${decimals ?? null}::integer, decimals),
             time_zone = coalesce(${timeZone ?? null}, time_zone)
       where club_id = ${clubId}
      returning club_id
    )
    insert into audit (club_id, by, what, detail)
    select club_id, ${JSON.stringify(by)}::text::jsonb, 'clubUpdated', ${JSON.stringify(change)}::text::jsonb
      from changed`
}
