import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { toPrimary } from './client'
import { CannotStart } from './errors'
import { settle } from './session'

/** The folder of the migrations, in drizzle's form. */
export const MIGRATIONS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
/** The migrations of this version, in order. */
const plan: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
)
/** Any number is possible, but every version of Circolo must use the same. */
export const MIGRATION_LOCK = 7_264_881

/** A migration takes as long as it takes, and so does a wait for one. */
const PATIENT = { lock_timeout: '0', statement_timeout: '0' }

type Connection = postgres.Sql

/** The part of this version's schema that a database does not have yet. */
export interface Outstanding {
  /** The names of the migrations still to be applied, in order. */
  pending: string[]
  /** Whether they would change the data of a club, or only create an empty schema. */
  holdsClub: boolean
}

/** Reads only. Throws CannotStart when a newer version has changed the schema. */
export async function outstanding(url: string): Promise<Outstanding> {
  return await connected(url, async (sql) => {
    return { pending: await pendingIn(sql), holdsClub: await holdsClub(sql) }
  })
}

/**
 * Migrates the schema to this version, and returns the messages of the migrations applied now, a line each. Of two
 * servers starting at once, the second waits and finds nothing left to do. The advisory lock belongs to one connection
 * and ends with it. Throws CannotStart when a newer version has changed the schema.
 */
export async function migrate(url: string): Promise<string[]> {
  const said: string[] = []
  await connected(
    url,
    async (sql) => {
      await settle(sql, PATIENT)
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
      await pendingIn(sql)
      await applyMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS })
    },
    said,
  )
  return said
}

/** Whether somebody else is connected to the server, such as a Circolo that is still running. */
export async function isUsedByOthers(url: string): Promise<boolean> {
  return await connected(url, async (sql) => {
    const others = await sql`
      select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
    return others.length > 0
  })
}

/** Runs work on a connection of its own, which ends with it. Warnings are the migrations' messages to people. */
async function connected<T>(
  url: string,
  work: (sql: Connection) => Promise<T>,
  said: string[] = [],
): Promise<T> {
  const sql = postgres(url, {
    ...toPrimary(url),
    max: 1,
    connect_timeout: 5,
    onnotice: ({ severity, message }) => {
      if (severity === 'WARNING' && message) said.push(message)
    },
    connection: { application_name: 'circolo-migrations' },
  })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function pendingIn(sql: Connection): Promise<string[]> {
  const applied = await appliedIn(sql)
  if (applied.some((when) => !plan.entries.some((entry) => entry.when === when))) {
    throw new CannotStart(
      'I dati sono stati scritti da un Circolo più recente di questo: aggiornare il programma, o rimettere la copia messa da parte',
      'the data was written by a newer Circolo: update the program, or put back the copy set aside',
    )
  }
  // The same rule as the migrator's: every migration later than the last one applied.
  const last = Math.max(0, ...applied)
  return plan.entries.filter(({ when }) => when > last).map(({ tag }) => tag)
}

/** The migrations applied so far, by the time of each, in ms. */
async function appliedIn(sql: Connection): Promise<number[]> {
  if (!(await exists(sql, 'drizzle.__drizzle_migrations'))) return []
  const rows = await sql<{ created_at: string }[]>`
    select created_at from drizzle.__drizzle_migrations`
  return rows.map((row) => Number(row.created_at))
}

async function holdsClub(sql: Connection): Promise<boolean> {
  if (!(await exists(sql, 'public.club'))) return false
  const clubs = await sql`select from club limit 1`
  return clubs.length > 0
}

async function exists(sql: Connection, table: string): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`
    select to_regclass(${table}) is not null as there`
  return row?.there ?? false
}
