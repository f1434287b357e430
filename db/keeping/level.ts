import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Sql } from '../client'
import { CannotStart } from '../errors'
import { MIGRATIONS } from '../migrate'

/** A migration: its time, in ms since 1970, by which drizzle identifies it, the hash that it stores, and its statements. */
export interface Migration {
  when: number
  hash: string
  statements: readonly string[]
}

/** The migrations of this program, oldest first. */
export function ownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis, hash, sql }) => {
    return { when: folderMillis, hash, statements: sql }
  })
}

/** The last migration applied to a database, as `Migration.when`; null for one without any. */
export async function levelOf(sql: Sql): Promise<number | null> {
  const [there] = await sql<{ is: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as is`
  if (!there?.is) return null
  const [last] = await sql<{ when: number | null }[]>`
    select max(created_at) as when from drizzle.__drizzle_migrations`
  return last?.when ?? null
}

/** Throws CannotStart for data whose schema a newer version made, which it names by the day of that schema. */
export function refuseNewer(level: number | null): void {
  const own = ownMigrations().at(-1)?.when ?? 0
  if (level === null || level <= own) return
  const day = new Date(level).toISOString().slice(0, 10)
  throw new CannotStart(
    `I dati sono di un Circolo più recente di questo (schema del ${day}): usate il programma che li ha scritti, o uno successivo`,
    `the data is of a newer Circolo than this one (schema of ${day}): use the program that wrote it, or a later one`,
  )
}
