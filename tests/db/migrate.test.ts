import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { CannotStart } from '@/db/errors'
import { MIGRATION_LOCK, migrate, outstanding } from '@/db/migrate'
import plan from '@/db/migrations/meta/_journal.json'
import { bareDatabase } from '../support/database'
import { aClub } from './club'

let undo: () => Promise<void>
afterEach(() => undo())

async function bare() {
  const { url, drop } = await bareDatabase()
  undo = async () => {
    await disconnect(url)
    await drop()
  }
  return url
}

it('four servers that start at once on an empty database all find the whole schema', async () => {
  const url = await bare()
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  const applied = await connect(url)`select count(*) from drizzle.__drizzle_migrations`
  expect(applied).toEqual([{ count: plan.entries.length }])
  expect(await connect(url)`select * from club`).toEqual([])
})

it('a start waits for another that is migrating, whatever the database’s user may wait for', async () => {
  const url = await bare()
  const sql = connect(url)
  await sql.unsafe(
    `alter role current_user in database ${new URL(url).pathname.slice(1)} set lock_timeout = '1ms'`,
  )
  const holder = await sql.reserve()
  await holder`select pg_advisory_lock(${MIGRATION_LOCK})`
  const waiting = () => sql`
    select from pg_locks join pg_database on pg_database.oid = database
     where locktype = 'advisory' and not granted and datname = current_database()`
  let ended = false
  const migrated = migrate(url)
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true
    })
  while (!ended && (await waiting()).length === 0) await pause(10)
  await holder`select pg_sleep(0.1)`
  await holder`select pg_advisory_unlock(${MIGRATION_LOCK})`
  holder.release()
  expect(await migrated).toEqual([])
  expect(await sql`select * from club`).toEqual([])
})

it('a second start changes nothing', async () => {
  const url = await bare()
  const state = () => connect(url)`select * from drizzle.__drizzle_migrations order by id`
  await migrate(url)
  const first = await state()
  await migrate(url)
  expect(await state()).toEqual(first)
})

it('the outstanding migrations are named, and whether they change a club’s data', async () => {
  const url = await bare()
  const all = plan.entries.map(({ tag }) => tag)
  expect(await outstanding(url)).toEqual({ pending: all, holdsClub: false })
  await migrate(url)
  expect(await outstanding(url)).toEqual({ pending: [], holdsClub: false })
  await aClub(connect(url))
  await connect(url)`
    delete from drizzle.__drizzle_migrations
     where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
  expect(await outstanding(url)).toEqual({ pending: all.slice(-1), holdsClub: true })
})

it.each([
  ['later than all', 9_999_999_999_999],
  ['between two of its own', (plan.entries.at(-1)?.when ?? 0) - 1],
])('a migration that this version does not know, %s, stops it', async (_, when) => {
  const url = await bare()
  await migrate(url)
  await connect(url)`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('?', ${when})`
  await expect(migrate(url)).rejects.toThrow(CannotStart)
  await expect(outstanding(url)).rejects.toThrow(/^[^\n]*più recente[^\n]*newer[^\n]*$/)
})
