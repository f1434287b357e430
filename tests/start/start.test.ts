import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '@/db/client'
import { isAlive, readPostmaster } from '@/db/postgres/postmaster'
import { freshDatabase } from '../support/database'
import { cases } from '../support/generated'
import { aFolder, askFolder, databasePid, type Run, startCircolo, usedFolder } from './circolo'

let folder: string
let runs: Run[]

beforeEach(() => {
  folder = aFolder()
  runs = []
})
afterEach(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGTERM')
    await ended
  }
  const left = readPostmaster(path.join(folder, 'postgres'))
  if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGKILL')
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function start(env: Record<string, string> = {}, options = { fromSources: false }): Run {
  const run = startCircolo(folder, env, options)
  runs.push(run)
  return run
}

const ask = <T>(question: (sql: Sql) => Promise<T>) => askFolder(folder, question)
const cards = () => ask(async (sql) => (await sql`select card from member order by card`).length)

describe('a first start', () => {
  it('makes a database with a demo club, prints the address, a card and its password, and answers', async () => {
    const run = start({}, { fromSources: true })
    const address = await run.ready
    expect((await fetch(address)).status).toBe(404)
    expect(await cards()).toBe(12)
    const database = databasePid(folder)
    run.child.kill('SIGINT')
    const { code, out, err } = await run.ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('1001')
    expect(out).toContain('password demo')
    expect(out).toContain(folder)
    expectStopped(database)
  })

  it('of two at once on one folder goes on, and the other says in one line that the folder is taken', async () => {
    for (let round = 0; round < cases(1); round++) {
      const both = [start(), start()]
      const outcome = await Promise.all(
        both.map((run) =>
          Promise.race([
            run.ready.then(
              () => 'ready',
              () => 'refused',
            ),
            run.ended.then(() => 'refused'),
          ]),
        ),
      )
      expect(outcome.sort()).toEqual(['ready', 'refused'])
      const ended = both.find(({ child }) => child.exitCode !== null)
      expect((await ended?.ended)?.err.trim().split('\n')).toEqual([
        expect.stringContaining('già in funzione'),
      ])
      expect(await cards()).toBe(12)
      for (const { child } of both) child.kill('SIGKILL')
      await Promise.all(both.map((run) => run.ended))
    }
  })

  it('stores its secrets where nobody else can read them', async () => {
    const used = await usedFolder()
    for (const name of ['secret', 'postgres-password', 'postgres'])
      expect(statSync(path.join(used, name)).mode & 0o077).toBe(0)
    rmSync(path.dirname(used), { recursive: true })
  })

  it('makes no demo club where there is another club', async () => {
    const database = await freshDatabase()
    await database.sql`
      insert into club (club_id, slug, name, short_name, time_zone)
      values (gen_random_uuid(), 'vero', 'Circolo Vero', 'Vero', 'Europe/Rome')`
    const run = start({ DATABASE_URL: database.url })
    await run.ready
    run.child.kill('SIGTERM')
    expect((await run.ended).out).not.toContain('1001')
    expect(await database.sql`select slug from club`).toEqual([{ slug: 'vero' }])
    await database.drop()
  })
})

function expectStopped(database: number) {
  expect(isAlive(database)).toBe(false)
  expect(existsSync(path.join(folder, 'server.lock'))).toBe(false)
}

it('a signal in the middle of starting leaves no database behind', async () => {
  const run = start()
  while (!readPostmaster(path.join(folder, 'postgres'))) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const database = databasePid(folder)
  run.child.kill('SIGTERM')
  expect((await run.ended).code).toBe(0)
  expect(isAlive(database)).toBe(false)
})

describe('starting again', () => {
  beforeEach(async () => {
    rmSync(path.dirname(folder), { recursive: true })
    folder = await usedFolder()
  })

  it('after a signal given twice, which ends the server and its database, keeps the data', async () => {
    const first = start()
    await first.ready
    const database = databasePid(folder)
    await ask((sql) => sql`update member set alias = 'Volpe' where card = '1007'`)
    first.child.kill('SIGTERM')
    // npm and the terminal may both pass it on.
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    expectStopped(database)
    await start().ready
    expect(await ask((sql) => sql`select card from member where alias = 'Volpe'`)).toEqual([
      { card: '1007' },
    ])
  })

  it('finds all data after kill -9 of everything, reuses the living database after kill -9 of the web server', async () => {
    const first = start()
    await first.ready
    first.child.kill('SIGKILL')
    process.kill(databasePid(folder), 'SIGKILL')
    await first.ended
    const second = start()
    await second.ready
    expect(await cards()).toBe(12)
    const database = databasePid(folder)
    second.child.kill('SIGKILL')
    await second.ended
    expect(isAlive(database)).toBe(true)
    const third = start()
    await third.ready
    expect(databasePid(folder)).toBe(database)
    expect(await cards()).toBe(12)
    third.child.kill('SIGTERM')
    await third.ended
    expect(isAlive(database)).toBe(false)
  })

  it('works after a crash when the old pids belong to other programs', async () => {
    const first = start()
    await first.ready
    const file = path.join(folder, 'postgres/postmaster.pid')
    const pidFile = readFileSync(file, 'utf8')
    first.child.kill('SIGTERM')
    await first.ended
    writeFileSync(file, pidFile.replace(/^\d+/, String(process.pid)))
    writeFileSync(path.join(folder, 'server.lock'), '1\n')
    await start().ready
    expect(await cards()).toBe(12)
  })

  it('fails in one line for the same folder or a link to it, and leaves the first server alone', async () => {
    const address = await start().ready
    const link = path.join(path.dirname(folder), 'link')
    symlinkSync(folder, link)
    for (const same of [folder, link]) {
      const second = await start({ CIRCOLO_DATA: same }).ended
      expect(second.code).toBe(1)
      expect(second.err.trim().split('\n')).toEqual([expect.stringContaining('già in funzione')])
    }
    expect((await fetch(address)).status).toBe(404)
    expect(await cards()).toBe(12)
  })
})

describe('an obstacle to the start is reported in one line, exit 1', () => {
  async function complaint(env: Record<string, string>): Promise<string> {
    const { code, out, err } = await start(env).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err.trim().split('\n')).toHaveLength(1)
    return err
  }

  it('a port used by another program', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    expect(await complaint({ PORT: port })).toContain(`porta ${port} è occupata`)
    other.close()
  })

  it('a port that is not a number', async () => {
    expect(await complaint({ PORT: 'tremila' })).toContain('PORT=tremila')
  })

  it('a database that cannot be reached, without showing its password', async () => {
    const said = await complaint({ DATABASE_URL: 'postgres://club:segreto@127.0.0.1:9/club' })
    expect(said).toContain('127.0.0.1:9/club')
    expect(said).not.toContain('segreto')
  })

  it('an address that is not a database', async () => {
    expect(await complaint({ DATABASE_URL: 'club.db' })).toContain('DATABASE_URL')
  })

  it.each(['circolo.example', 'https://example.org/circolo', 'ftp://example.org'])(
    'a public address with a path or without https: %s',
    async (address) => {
      expect(await complaint({ CIRCOLO_ADDRESS: address })).toContain(`CIRCOLO_ADDRESS=${address}`)
    },
  )

  it('an HSTS that is not a number', async () => {
    expect(await complaint({ CIRCOLO_HSTS: 'sempre' })).toContain('CIRCOLO_HSTS=sempre')
  })

  it('a folder that cannot be written', async () => {
    const file = `${path.dirname(folder)}/file`
    writeFileSync(file, '')
    expect(await complaint({ CIRCOLO_DATA: path.join(file, 'data') })).toContain('scrivere')
  })
})
