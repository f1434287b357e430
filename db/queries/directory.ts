import type { Sql } from '../client'

/** What screens show of a member. */
export interface DirectoryEntry {
  memberId: string
  name: string
  alias: string | null
  showAs: 'name' | 'alias' | 'hidden'
}

/** Every member of a club, blocked ones too: they may still stand in an evening. */
export async function readDirectory(sql: Sql, clubId: string): Promise<DirectoryEntry[]> {
  return await sql<DirectoryEntry[]>`
    select member_id, name, alias, show_as from member where club_id = ${clubId}`
}
