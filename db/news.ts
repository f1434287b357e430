import type { Sql } from './client'
import { translate } from './errors'

/** The channel of Postgres on which the processes of one database tell each other what they changed. */
const CHANNEL = 'circolo'

/**
 * Hears what any process says on the channel, on a connection of its own. `begun` is called whenever that connection
 * begins to listen, also after it was lost: what was said before is not heard any more. Returns a function that stops.
 */
export async function hearNews(
  pool: Sql,
  heard: (text: string) => void,
  begun: () => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await pool.listen(CHANNEL, heard, begun)
  return async () => void (await unlisten())
}

/**
 * Says a text to every process that listens, this one too. Nothing waits for the disk: news that is lost with the
 * machine is of no use to processes that have to read everything again. Throws DatabaseUnreachable.
 */
export async function sayNews(pool: Sql, text: string): Promise<void> {
  try {
    await pool`
      select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${text})`
  } catch (error) {
    throw translate(error)
  }
}
