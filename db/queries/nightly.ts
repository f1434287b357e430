import { sql } from 'drizzle-orm'
import type { Sql } from '../client'
import { nightlyBackup } from '../schema/club'
import { on } from '../statement'

/** A nightly backup: its time, the machine and the folder in which it lies, its name and size. */
export type NightlyBackup = Omit<typeof nightlyBackup.$inferSelect, 'single'>

const { at, host, folder, name, bytes } = nightlyBackup

/** The last nightly backup of the installation, made by whichever process. */
export async function lastNightly(pool: Sql): Promise<NightlyBackup | undefined> {
  const [row] = await on(pool).select({ at, host, folder, name, bytes }).from(nightlyBackup)
  return row
}

/** Notes a nightly backup that was made, for the other processes. */
export async function noteNightly(pool: Sql, made: NightlyBackup): Promise<void> {
  const { single } = nightlyBackup
  const set = { ...made, single: sql`true` }
  await on(pool).insert(nightlyBackup).values(made).onConflictDoUpdate({ target: single, set })
}
