import postgres from 'postgres'
import { READING, toPrimary } from './client'

/** Somebody else may take the session in between. */
const MOST_TRIES = 5

/**
 * Whether a connection to this address keeps its session: not so behind a pool that gives it another one with each
 * transaction, where nothing can be listened to and no lock held.
 */
export async function keepsSessions(url: string): Promise<boolean> {
  const [one, two] = [connected(url), connected(url)]
  try {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Such a pool gives the second one the session that the first has just left.
      if ((await sessionOf(one)) === (await sessionOf(two))) return false
    }
    return true
  } finally {
    await Promise.all([one, two].map((sql) => sql.end({ timeout: 1 })))
  }
}

type Connected = ReturnType<typeof connected>

const connected = (url: string) =>
  postgres(url, {
    ...READING,
    ...toPrimary(url),
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'circolo-pool' },
  })

/** Asked without a prepared statement, which a session of somebody else does not know. */
const sessionOf = async (sql: Connected) =>
  (await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid
