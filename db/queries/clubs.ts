import type { Instant } from '@/rules/decider'
import type { Sql } from '../client'

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

export type NewClub = Omit<Club, 'createdAt'>

/** Creates a club together with its first entry in the audit. `by` says who, or which program, did it. */
export async function createClub(sql: Sql, club: NewClub, by: { program: string }): Promise<void> {
  await sql`
    with created as (
      insert into club ${sql({ ...club })} returning club_id, slug, name
    )
    insert into audit (club_id, by, what, detail)
    select club_id, ${sql.json(by)}, 'clubCreated', jsonb_build_object('slug', slug, 'name', name)
      from created`
}

export async function findClub(sql: Sql, slug: string): Promise<Club | undefined> {
  const [club] = await sql<Club[]>`select * from club where slug = ${slug}`
  return club
}

/** Every club of this installation, oldest first. The only read that is not of one club. */
export async function listClubs(sql: Sql): Promise<Club[]> {
  return await sql<Club[]>`select * from club order by created_at, slug`
}
