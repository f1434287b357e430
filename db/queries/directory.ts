import { eq } from 'drizzle-orm'
import type { Sql } from '../client'
import { member } from '../schema/people'
import { on } from '../statement'

/** The facts of a member that screens show. */
export type DirectoryEntry = Pick<
  typeof member.$inferSelect,
  'memberId' | 'name' | 'alias' | 'showAs' | 'inSeason'
>

/** Every member of a club, blocked ones too: they may still appear in an evening. */
export async function readDirectory(pool: Sql, clubId: string): Promise<DirectoryEntry[]> {
  const { memberId, name, alias, showAs, inSeason } = member
  return await on(pool)
    .select({ memberId, name, alias, showAs, inSeason })
    .from(member)
    .where(eq(member.clubId, clubId))
}
