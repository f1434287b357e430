import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import { CannotStart } from '@/db/errors'
import { findBinaries } from '@/db/postgres/binaries'
import { initialise } from '@/db/postgres/cluster'
import { openDatabase } from '@/server/installation/database'
import { aFolder, copied } from './circolo'
import { oldFolder } from './old'

/** The number of files before the disk is full. */
const room = vi.hoisted(() => ({ files: Number.POSITIVE_INFINITY }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const copyFileSync: typeof fs.copyFileSync = (...given) => {
    room.files -= 1
    if (room.files >= 0) return fs.copyFileSync(...given)
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  return { ...fs, copyFileSync }
})

const old = aFolder()
let folder: string
beforeAll(() => oldFolder(old))
afterAll(() => rmSync(path.dirname(old), { recursive: true, force: true }))
beforeEach(() => {
  folder = aFolder()
  copied(old, folder)
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

/** Expects the data as version 0.1 left it, with its database stopped. */
async function untouched(): Promise<void> {
  expect(readdirSync(path.join(folder, 'postgres'))).not.toContain('postmaster.pid')
  const server = await startEmbedded(folder)
  const sql = connect(server.url)
  expect(await sql`select from drizzle.__drizzle_migrations`).toHaveLength(5)
  expect(await sql`select table_id from session`).toEqual([{ tableId: 'T1' }])
  await disconnect(server.url)
  await server.stop()
}

it('a disk that fills up during the copy stops the upgrade in one line, and the next start completes it', async () => {
  room.files = 100
  const said: string[] = []
  const opening = openDatabase(folder, undefined, { locked: true, say: (line) => said.push(line) })
  await expect(opening).rejects.toThrow(CannotStart)
  await expect(opening).rejects.toThrow(/^[^\n]*non c’è posto[^\n]*no room[^\n]*$/)
  expect([said, readdirSync(path.join(folder, 'set-aside'))]).toEqual([[], []])
  await untouched()

  room.files = Number.POSITIVE_INFINITY
  const database = await openDatabase(folder, undefined, {
    locked: true,
    say: (line) => said.push(line),
  })
  await database.stop()
  expect(said[0]).toContain('set-aside')
})

it('a folder where no copy can be made stops the upgrade in one line too', async () => {
  const shelf = path.join(folder, 'set-aside')
  writeFileSync(shelf, 'a file in its way')
  const opening = openDatabase(folder, undefined, { locked: true })
  await expect(opening).rejects.toThrow(/^[^\n]*mettere da parte[^\n]*EEXIST[^\n]*$/)
  expect(existsSync(shelf)).toBe(true)
  await untouched()
})

it('a disk that is full when the database is made is told by its reason, not by what is taken away again', async () => {
  const program = path.join(path.dirname(folder), 'initdb')
  const words = [
    'initdb: error: could not write to file: No space left on device',
    'initdb: removing data directory',
  ]
  const script = `[ "$1" = --version ] || { printf '${words.join('\\n')}' >&2; exit 1; }`
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const binaries = { ...findBinaries(), initdb: program }
  const data = path.join(folder, 'another')
  expect(() => initialise(binaries, data, 'circolo', 'x')).toThrow(
    /another: could not write to file: No space left on device —/,
  )
})
