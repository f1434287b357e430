import { sql } from 'drizzle-orm'
import type { Sql } from '../client'
import { club, emblem, tableClass } from '../schema/club'
import { stream } from '../schema/journal'
import { member, session } from '../schema/people'
import { on } from '../statement'

/** A new club’s steps so far, counted from what is kept of it anyway. */
export interface Beginnings {
  hasEmblem: boolean
  /** The games played here were chosen. */
  hasGames: boolean
  classes: number
  secretaries: number
  deputati: number
  members: number
  /** Devices that were ever paired to a table. */
  devices: number
  /** Evenings that were opened and closed again. */
  evenings: number
}

export async function beginningsOf(pool: Sql, clubId: string): Promise<Beginnings> {
  const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`
  const active = sql`${member} where ${member.clubId} = ${clubId}::uuid
    and ${member.blockedAt} is null and ${member.forgottenAt} is null`
  const [found] = await on(pool)
    .select({
      hasEmblem: sql<boolean>`exists (select from ${emblem} where ${emblem.clubId} = ${clubId}::uuid)`,
      hasGames: sql<boolean>`${club.games} is not null`,
      classes: count(
        sql`${tableClass} where ${tableClass.clubId} = ${clubId}::uuid and ${tableClass.archivedAt} is null`,
      ),
      secretaries: count(sql`${active} and 'segretario' = any(${member.roles})`),
      deputati: count(sql`${active} and 'deputato' = any(${member.roles})`),
      members: count(active),
      devices: count(
        sql`${session} where ${session.clubId} = ${clubId}::uuid and ${session.kind} = 'device'`,
      ),
      evenings: count(
        sql`${stream} where ${stream.clubId} = ${clubId}::uuid and ${stream.status} = 'closed'`,
      ),
    })
    .from(club)
    .where(sql`${club.clubId} = ${clubId}::uuid`)
  if (!found) throw new Error(`no club ${clubId}`)
  return found
}
