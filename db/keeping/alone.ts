import postgres from 'postgres'
import { READING, toPrimary } from '../client'
import { translate } from '../errors'

/** Any number is possible, but every version of Circolo must use the same. */
const NIGHTLY_LOCK = 7_264_882

/**
 * Runs work while no other process on this database makes its nightly backup; does nothing when one does. The lock
 * belongs to a connection of its own, so that it ends with a process that is killed.
 */
export async function aloneAtNight(url: string, work: () => Promise<void>): Promise<void> {
  const sql = postgres(url, {
    ...READING,
    ...toPrimary(url),
    max: 1,
    connect_timeout: 5,
    max_lifetime: 0,
    idle_timeout: 0,
    keep_alive: 30,
    connection: { application_name: 'circolo-night' },
  })
  try {
    const [lock] = await sql<{ held: boolean }[]>`
      select pg_try_advisory_lock(${NIGHTLY_LOCK}) as held`
    if (lock?.held) await work()
  } catch (error) {
    throw translate(error)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
