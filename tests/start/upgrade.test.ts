import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect, disconnect, type Sql } from '@/db/client'
import { type Embedded, startEmbedded } from '@/db/embedded'
import { migrate } from '@/db/migrate'
import { setAside } from '@/db/postgres/aside'
import { isAlive } from '@/db/postgres/postmaster'
import { lockFolder } from '@/server/installation/lock'
import { run } from '../keeping/keep'
import { bareDatabase } from '../support/database'
import { aFolder, databasePid, startCircolo } from './circolo'
import { runClub } from './clubProgram'
import { fillOld, oldFolder } from './old'

let folder: string
let undo: (() => Promise<unknown>)[]
beforeEach(() => {
  folder = aFolder()
  undo = []
})
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const shelf = () => path.join(folder, 'set-aside')

async function embedded(of: string): Promise<Embedded> {
  const server = await startEmbedded(of)
  undo.push(() => server.stop())
  return server
}

async function ask<T>(url: string, question: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    return await question(connect(url))
  } finally {
    await disconnect(url)
  }
}

/** Starts Circolo on the folder until it is ready, stops it, and returns what it printed. */
async function startedOnce(env: Record<string, string> = {}): Promise<string> {
  const run = startCircolo(folder, env)
  await run.ready
  run.child.kill('SIGTERM')
  const { code, out, err } = await run.ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

const migrations = (sql: Sql) => sql`select from drizzle.__drizzle_migrations`

it('data of version 0.1 is copied, then migrated, and nothing of it is lost or opened to others', async () => {
  await oldFolder(folder)
  const out = await startedOnce()
  const [name = '', ...others] = readdirSync(shelf())
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{8}T\d{9}Z-before-0005_house_of_games$/)
  expect(out).toContain(path.join(shelf(), name))
  expect(out).toContain('Circolo Vecchio (poker, 2)')
  // A second start prints nothing and copies nothing.
  expect(await startedOnce()).not.toMatch(/set-aside|Vecchio/)
  expect(readdirSync(shelf())).toEqual([name])

  const now = await embedded(folder)
  await ask(now.url, async (sql) => {
    expect(await sql`select status, twin from stream order by status, twin`).toEqual([
      { status: 'closed', twin: 0 },
      { status: 'open', twin: 0 },
      { status: 'open', twin: 1 },
    ])
    expect(await sql`select account, chips, may_owe from balance order by account`).toEqual([
      { account: 'T1/cassa', chips: -105, mayOwe: true },
      { account: 'T1/onori', chips: 5, mayOwe: true },
      { account: 'T1/pot', chips: 0, mayOwe: false },
      { account: 'T1/resto:rossi', chips: 100, mayOwe: false },
    ])
    expect(await sql`select post from session`).toEqual([{ post: 'T1' }])
    expect(await sql`select post from device_code`).toEqual([{ post: 'T2' }])
    expect(await sql`select source, game from tableau order by source`).toEqual([
      { source: 'evening', game: 'poker' },
      { source: 'import', game: 'poker' },
    ])
    expect(await sql`select game, name from table_class`).toEqual([
      { game: 'poker', name: 'Medio' },
    ])
  })

  // The copy is a cluster as it was before, with the same owner and mode as the data.
  const before = path.join(path.dirname(folder), 'before')
  mkdirSync(before, { mode: 0o711 })
  cpSync(path.join(folder, 'postgres-password'), path.join(before, 'postgres-password'))
  const { mode, uid } = statSync(path.join(folder, 'postgres'))
  const copied = path.join(shelf(), name, 'postgres')
  expect(statSync(copied)).toMatchObject({ mode, uid })
  renameSync(copied, path.join(before, 'postgres'))
  const copy = await embedded(before)
  await ask(copy.url, async (sql) => {
    expect(await migrations(sql)).toHaveLength(5)
    expect(await sql`select table_id from session`).toEqual([{ tableId: 'T1' }])
    expect(await sql`select chips from balance order by chips`).toEqual(
      [-105, 0, 5, 100].map((chips) => ({ chips })),
    )
  })
})

it('the upgrade is refused in one line and changes nothing while another program uses the data', async () => {
  await oldFolder(folder)
  const server = await embedded(folder)
  const pid = databasePid(folder)
  const untouched = async () => {
    expect([isAlive(pid), readdirSync(folder)]).toEqual([
      true,
      expect.not.arrayContaining(['set-aside']),
    ])
    expect(await ask(server.url, migrations)).toHaveLength(5)
  }
  const refused = { code: 1, out: '', err: expect.stringMatching(/^.*prima fermare Circolo.*\n$/) }

  // A Circolo that is running, even if it has no connection open.
  const unlock = await lockFolder(folder)
  expect(await runClub({ CIRCOLO_DATA: folder, DATABASE_URL: '' }, ...CLUB)).toEqual(refused)
  await unlock()
  await untouched()

  const other = connect(server.url)
  await other`select 1`
  expect(await startCircolo(folder).ended).toEqual(refused)
  await disconnect(server.url)
  await untouched()
})

const CLUB = ['--name', 'Nuovo', '--slug', 'nuovo', '--card', '1', '--administrator', 'Rossi']

it('npm run club alone upgrades too, and leaves the database stopped', async () => {
  await oldFolder(folder)
  const { code, out } = await runClub({ CIRCOLO_DATA: folder, DATABASE_URL: '' }, ...CLUB)
  expect(code).toBe(0)
  expect(out).toContain(shelf())
  expect(readdirSync(path.join(folder, 'postgres'))).not.toContain('postmaster.pid')
  expect(readdirSync(folder)).not.toContain('server.lock')
})

it('an external database is mentioned before its schema changes, and not copied', async () => {
  const database = await bareDatabase()
  undo.push(database.drop)
  await fillOld(database.url)
  const out = await startedOnce({ DATABASE_URL: database.url })
  expect(out).toContain('Aggiorno lo schema')
  expect(out).toContain('Circolo Vecchio (poker, 2)')
  expect(readdirSync(folder)).not.toContain('set-aside')
  expect(await startedOnce({ DATABASE_URL: database.url })).not.toContain('Aggiorno')
})

it('the two latest copies are kept, and the rest of a killed copy is removed', () => {
  mkdirSync(path.join(folder, 'postgres/base/1'), { recursive: true })
  mkdirSync(path.join(shelf(), '20261120T200000000Z-before-0004_x.partial/postgres'), {
    recursive: true,
  })
  const copies = ['0005_a', '0006_b', '0007_c'].map((what) => path.basename(setAside(folder, what)))
  expect(readdirSync(shelf())).toEqual(copies.slice(1))
})

it('a program older than its data says so in one line, and changes nothing', async () => {
  const { url, drop } = await bareDatabase()
  undo.push(drop)
  await migrate(url)
  await ask(
    url,
    (sql) => sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  const refused = { code: 1, out: '', err: expect.stringMatching(/^.*più recente.*newer.*\n$/) }
  expect(await startCircolo(folder, { DATABASE_URL: url }).ended).toEqual(refused)
  expect(await runClub({ DATABASE_URL: url }, ...CLUB)).toEqual(refused)
  const env = { DATABASE_URL: url, CIRCOLO_DATA: folder, CIRCOLO_SECRET: 'x' }
  const named = {
    ...refused,
    err: expect.stringMatching(/^.*più recente.*schema del 2286-11-20.*\n$/),
  }
  for (const program of ['backup', 'verify'] as const)
    expect(await run(program, [], env).ended).toMatchObject(named)
  expect(await ask(url, (sql) => sql`select from club`)).toEqual([])
})
