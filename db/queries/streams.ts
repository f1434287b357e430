import type { Sql } from '../client'
import { translate } from '../errors'

/** Waits until no append is under way on a stream. Throws DatabaseUnreachable. */
export async function settle(sql: Sql, clubId: string, streamId: string): Promise<void> {
  try {
    await sql`
      select from stream where club_id = ${clubId} and stream_id = ${streamId} for update`
  } catch (error) {
    throw translate(error)
  }
}
