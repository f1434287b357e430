import { readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { toPrimary } from './client'
import { CannotStart } from './errors'
import { outstanding } from './migrate'

const CITUS = path.join(import.meta.dirname, 'citus.sql')

/**
 * Spreads the database over the machines of a Citus by club, and returns how many tables are spread. Throws CannotStart,
 * with nothing changed, on a Postgres without Citus or with another schema than this version's.
 */
export async function distribute(url: string): Promise<number> {
  const sql = postgres(url, {
    ...toPrimary(url),
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'circolo-distribute' },
  })
  try {
    const [found] = await sql<{ citus: boolean }[]>`
      select exists (select from pg_proc where proname = 'create_distributed_table') as citus`
    if (!found?.citus) throw withoutCitus()
    const { pending } = await outstanding(url)
    if (pending.length > 0) throw startFirst()
    await sql.unsafe(readFileSync(CITUS, 'utf8'))
    const [spread] = await sql<{ tables: number }[]>`
      select count(*)::int as tables from pg_dist_partition where partmethod = 'h'`
    return spread?.tables ?? 0
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const withoutCitus = () =>
  new CannotStart(
    'Il database di DATABASE_URL non ha l’estensione Citus: resta com’è',
    'the database of DATABASE_URL does not have the Citus extension, and stays as it is',
  )

const startFirst = () =>
  new CannotStart(
    'Il database di DATABASE_URL non ha lo schema di questa versione: prima avviare Circolo una volta',
    'the database of DATABASE_URL does not have this version’s schema: start Circolo once first',
  )
