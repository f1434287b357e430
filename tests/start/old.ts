import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Batch, batchText } from '@/db/batch'
import { connect, disconnect, type Sql } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import plan from '@/db/migrations/meta/_journal.json'
import { asChips } from '@/rules/kernel/chips'
import { firstBatch, TEN } from '../db/club'
import { ROOT } from '../support/bundled'

/** The migrations of version 0.1. */
const OLD = 5

/** Brings a database to the schema of version 0.1. */
async function migrateToOld(url: string): Promise<void> {
  const migrationsFolder = mkdtempSync(path.join(tmpdir(), 'circolo-migrations-'))
  cpSync(path.join(ROOT, 'db/migrations'), migrationsFolder, { recursive: true })
  const old = { ...plan, entries: plan.entries.slice(0, OLD) }
  writeFileSync(path.join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(old))
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await migrate(drizzle(sql), { migrationsFolder })
  await sql.end()
  rmSync(migrationsFolder, { recursive: true })
}

/** Gives a database the schema of version 0.1 and a club, with rows in every table that a later version changed. */
export async function fillOld(url: string): Promise<void> {
  await migrateToOld(url)
  try {
    await oldClub(connect(url))
  } finally {
    await disconnect(url)
  }
}

/** A data folder of version 0.1, with its database stopped. */
export async function oldFolder(folder: string): Promise<void> {
  const server = await startEmbedded(folder)
  await fillOld(server.url)
  await server.stop()
}

/** A batch stored as version 0.1 stored it: the club was in the batch. */
async function append(sql: Sql, batch: Batch): Promise<void> {
  const text = JSON.stringify({ clubId: batch.clubId, ...JSON.parse(batchText(batch)) })
  await sql`select append(${text}::text::json)`
}

async function oldClub(sql: Sql): Promise<void> {
  const clubId = randomUUID()
  await sql`
    insert into club (club_id, slug, name, short_name, time_zone)
    values (${clubId}, 'vecchio', 'Circolo Vecchio', 'Vecchio', 'Europe/Rome')`
  await sql`
    insert into table_class (club_id, class_id, name, settings)
    values (${clubId}, ${randomUUID()}, 'Medio', '{}')`
  const [first, second, played] = [evening(clubId), evening(clubId), evening(clubId)]
  await append(sql, first)
  await append(sql, second)
  await sql`
    insert into balance (club_id, stream_id, account, chips)
    select ${clubId}, ${first.streamId}, account, chips
      from (values ('T1/cassa', -105), ('T1/onori', 5), ('T1/pot', 0), ('T1/resto:rossi', 100))
        as b(account, chips)`
  const closed = { status: 'closed' as const, tableaux: [sheet('evening', played.streamId)] }
  await append(sql, { ...played, alongside: { ...played.alongside, ...closed } })
  await sql`select store_tableau(${clubId}, ${JSON.stringify(sheet('import', null))}::text::json)`
  await sql`
    insert into session (club_id, session_id, kind, evening_id, table_id, expires_at)
    values (${clubId}, ${randomUUID()}, 'device', ${first.streamId}, 'T1', now() + interval '1 day')`
  await sql`
    insert into device_code (club_id, code_hash, evening_id, table_id, expires_at)
    values (${clubId}, 'f', ${first.streamId}, 'T2', now() + interval '1 day')`
}

/** An evening's first batch, which today's rules read too. */
function evening(clubId: string): Batch {
  const opened = { type: 'eveningOpened', title: 'Venerdì', day: '2026-11-20' }
  const by = { roles: ['segretario'], member: null, post: null }
  return firstBatch(clubId, {
    commandId: randomUUID(),
    at: TEN,
    by,
    events: [opened],
    refusal: null,
    digest: null,
  })
}

/** A tableau of version 0.1, without its `game`. */
const sheet = (source: 'evening' | 'import', streamId: string | null) => ({
  ...{ tableauId: randomUUID(), game: 'nobody reads it', streamId, tableId: 'T1' },
  ...{ title: 'Venerdì', day: '2026-11-20', class: '', closedAt: TEN, source },
  ...{ eveningKey: `${source} 1`, gap: asChips(0), hash: 'a'.repeat(64), document: {}, rows: [] },
})
