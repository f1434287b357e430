import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** The folder of the migrations, in drizzle's form. */
export const MIGRATIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
/** Any number will do, so long as every version of Circolo takes the same. */
export const MIGRATION_LOCK = 7_264_881

/**
 * Brings the schema to this version. Two servers starting at once take turns: the second finds nothing left
 * to do. The advisory lock belongs to one dedicated connection, which ends with it.
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'circolo-migrations' },
  })
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    await applyMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
