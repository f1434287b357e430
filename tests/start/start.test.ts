import { once } from 'node:events'
import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbedded } from '@/db/embedded'
import { isAlive } from '@/db/postgres/postmaster'
import { execute, freshDatabase } from '../support/database'
import { sampleOf } from '../support/sampled'
import { databasePid, usedFolder } from './circolo'
import { Starts } from './starts'

const starts = new Starts()
beforeEach(() => starts.begin())
afterEach(() => starts.end())

describe('a first start', () => {
  it('makes a database with a demo club, prints the address, a card and its password, and answers', async () => {
    const run = starts.start({}, { fromSources: true })
    const address = await run.ready
    expect((await fetch(address)).status).toBe(404)
    expect(await starts.cards()).toBe(12)
    const database = databasePid(starts.folder)
    run.child.kill('SIGINT')
    const { code, out, err } = await run.ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('1001')
    expect(out).toContain('password demo')
    expect(out).toContain(starts.folder)
    starts.expectStopped(database)
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
    const run = starts.start({ DATABASE_URL: database.url })
    await run.ready
    run.child.kill('SIGTERM')
    expect((await run.ended).out).not.toContain('1001')
    expect(await database.sql`select slug from club`).toEqual([{ slug: 'vero' }])
    await database.drop()
  })
})

describe('starting again', () => {
  beforeEach(() => starts.beginAgain())

  it('finds all data after kill -9 of everything, reuses the living database after kill -9 of the web server', async () => {
    const first = starts.start()
    await first.ready
    first.child.kill('SIGKILL')
    process.kill(databasePid(starts.folder), 'SIGKILL')
    await first.ended
    const second = starts.start()
    await second.ready
    expect(await starts.cards()).toBe(12)
    const database = databasePid(starts.folder)
    second.child.kill('SIGKILL')
    await second.ended
    expect(isAlive(database)).toBe(true)
    const third = starts.start()
    await third.ready
    expect(databasePid(starts.folder)).toBe(database)
    expect(await starts.cards()).toBe(12)
    third.child.kill('SIGTERM')
    await third.ended
    expect(isAlive(database)).toBe(false)
  })

  it('fails in one line for the same folder or a link to it, and leaves the first server alone', async () => {
    const address = await starts.start().ready
    const link = path.join(path.dirname(starts.folder), 'link')
    symlinkSync(starts.folder, link)
    for (const same of [starts.folder, link]) {
      const second = await starts.start({ CIRCOLO_DATA: same }).ended
      expect(second.code).toBe(1)
      expect(second.err.trim().split('\n')).toEqual([expect.stringContaining('già in funzione')])
    }
    expect((await fetch(address)).status).toBe(404)
    expect(await starts.cards()).toBe(12)
  })
})

/** Settings that stop a start, with what its one line says. */
const OBSTACLES = [
  ['PORT', 'tremila', 'PORT=tremila'],
  // An address that is not a database.
  ['DATABASE_URL', 'club.db', 'DATABASE_URL'],
  // Public addresses with a path or without https.
  ['CIRCOLO_ADDRESS', 'circolo.example', 'CIRCOLO_ADDRESS=circolo.example'],
  ['CIRCOLO_ADDRESS', 'https://example.org/circolo', 'CIRCOLO_ADDRESS=https://example.org/circolo'],
  ['CIRCOLO_ADDRESS', 'ftp://example.org', 'CIRCOLO_ADDRESS=ftp://example.org'],
  ['CIRCOLO_HSTS', 'sempre', 'CIRCOLO_HSTS=sempre'],
] as const

describe('an obstacle to the start is reported in one line, exit 1', () => {
  async function complaint(env: Record<string, string>): Promise<string> {
    const { code, out, err } = await starts.start(env).ended
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

  it('a database that cannot be reached, without showing its password', async () => {
    const said = await complaint({ DATABASE_URL: 'postgres://club:segreto@127.0.0.1:9/club' })
    expect(said).toContain('127.0.0.1:9/club')
    expect(said).not.toContain('segreto')
  })

  it.each(sampleOf(OBSTACLES, 1))('%s=%s', async (setting, value, said) => {
    expect(await complaint({ [setting]: value })).toContain(said)
  })

  it('data of another Postgres', async () => {
    const cluster = path.join(starts.folder, 'postgres')
    mkdirSync(cluster, { recursive: true, mode: 0o700 })
    writeFileSync(path.join(cluster, 'PG_VERSION'), '12\n')
    expect(await complaint({})).toContain('sono di Postgres 12')
  })

  it('a disk that fills up while the tables are made', async () => {
    const server = await startEmbedded(starts.folder)
    await execute(
      server.url,
      `create function fills_up() returns event_trigger language plpgsql as
         $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
       create event trigger fills_up on ddl_command_start execute function fills_up()`,
    )
    await server.stop()
    expect(await complaint({})).toContain('Il disco del database è pieno')
  })

  it('a folder that cannot be written, with its remedy', async () => {
    const above = path.dirname(starts.folder)
    writeFileSync(path.join(above, 'file'), '')
    symlinkSync(path.join(above, 'unplugged'), path.join(above, 'link'))
    for (const [where, remedy] of [
      ['file', 'non è una cartella'],
      ['file/data', 'non è una cartella'],
      ['link', 'il disco manca'],
      ['link/data', 'il disco manca'],
    ] as const)
      expect(await complaint({ CIRCOLO_DATA: path.join(above, where) })).toMatch(
        new RegExp(`^Non si può scrivere in .*${remedy}`),
      )
  })
})
