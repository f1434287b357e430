import postgres from 'postgres'
import { READING, type Sql, toPrimary } from '../client'
import { DatabaseUnreachable } from '../errors'
import { MIGRATION_LOCK } from '../migrate'
import { settle } from '../session'

/** How long to wait for a migration, or for somebody else's restore. */
const LOCK_TIMEOUT_MS = 60_000

/** As long as it takes, and the same texts for dates, numbers and bytes, whatever the settings of the database or its role. */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: String(LOCK_TIMEOUT_MS),
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

/** One connection in one transaction, away from the pools. */
export interface Alone {
  sql: Sql
  /** Throws when the connection was lost meanwhile, because the driver then continues outside the transaction. */
  confirm(): Promise<void>
  /** Ends the connection, and rolls back a transaction that was not committed. */
  close(): Promise<void>
}

/**
 * A snapshot of all data at one moment, to be read while others write. No migration runs meanwhile: it waits for the
 * end of the snapshot, and the snapshot waits for the end of a migration.
 */
export function openSnapshot(url: string): Promise<Alone> {
  return open(url, {
    name: 'circolo-snapshot',
    lock: 'pg_advisory_lock_shared',
    begin: 'begin isolation level repeatable read, read only',
    mark: 'pg_current_snapshot()',
  })
}

/** A transaction that fills an empty database: all of it is there after `commit`, or nothing. */
export async function openFilling(url: string): Promise<Alone & { commit(): Promise<void> }> {
  const alone = await open(url, {
    name: 'circolo-restore',
    lock: 'pg_advisory_lock',
    begin: 'begin',
    mark: 'pg_current_xact_id()',
  })
  return {
    ...alone,
    async commit() {
      await alone.confirm()
      await alone.sql.unsafe('commit')
    },
  }
}

async function open(
  url: string,
  kind: { name: string; lock: string; begin: string; mark: string },
): Promise<Alone> {
  const sql = postgres(url, {
    ...READING,
    ...toPrimary(url),
    max: 1,
    connect_timeout: 5,
    // A connection replaced in the middle would lose the transaction.
    max_lifetime: 0,
    idle_timeout: 0,
    connection: { application_name: kind.name },
  })
  const marked = async () => {
    const [row] = await sql.unsafe<{ mark: string }[]>(
      `select pg_backend_pid() || ' ' || ${kind.mark}::text as mark`,
    )
    return row?.mark
  }
  try {
    await settle(sql, SETTINGS)
    await sql.unsafe(`select ${kind.lock}(${MIGRATION_LOCK})`)
    await sql.unsafe(kind.begin)
    const mark = await marked()
    return {
      sql,
      async confirm() {
        if ((await marked()) !== mark)
          throw new DatabaseUnreachable('the connection was lost on the way')
      },
      close: () => sql.end({ timeout: 1 }),
    }
  } catch (error) {
    await sql.end({ timeout: 1 })
    throw error
  }
}
