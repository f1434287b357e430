import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive, livingPostmaster } from '@/db/postgres/postmaster'
import { freshDatabase } from '../support/database'
import { aFolder, askFolder, databasePid, type Run, startCircolo } from './circolo'

let original: string
let copy: string
let runs: Run[]

beforeEach(() => {
  original = aFolder()
  copy = path.join(path.dirname(original), 'copy')
  runs = []
})
afterEach(async () => {
  for (const { child } of runs) child.kill('SIGTERM')
  for (const { ended } of runs) await ended
  for (const folder of [original, copy]) {
    const data = path.join(folder, 'postgres')
    const left = existsSync(data) ? livingPostmaster(data) : undefined
    if (left) process.kill(left.pid, 'SIGKILL')
  }
  rmSync(path.dirname(original), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function start(folder: string): Run {
  const run = startCircolo(folder)
  runs.push(run)
  return run
}

async function stop(run: Run): Promise<void> {
  run.child.kill('SIGINT')
  expect(await run.ended).toMatchObject({ code: 0, err: '' })
}

const foxes = (folder: string) =>
  askFolder(folder, (sql) => sql`select card from member where alias = 'Volpe'`)

it('a folder copied while it runs opens a database of its own, and stopping it leaves the original alone', async () => {
  const first = start(original)
  const address = await first.ready
  execFileSync('cp', ['-a', original, copy])
  const second = start(copy)
  expect(await second.ready).not.toBe(address)
  expect(databasePid(copy)).not.toBe(databasePid(original))
  await askFolder(copy, (sql) => sql`update member set alias = 'Volpe' where card = '1007'`)
  expect(await foxes(original)).toEqual([])
  await stop(second)
  expect(isAlive(databasePid(original))).toBe(true)
  expect(await foxes(original)).toEqual([])
  expect((await fetch(address)).status).toBe(404)
})

it('a file left behind is removed when its pid now belongs to another Postgres', async () => {
  const first = start(original)
  await first.ready
  const pidFile = path.join(original, 'postgres/postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  await stop(first)
  const other = await freshDatabase()
  const [row] = await other.sql`select pg_read_file('postmaster.pid') as file`
  const pid = Number(String(row?.file).split('\n')[0])
  // Everything except the pid and the start is as this folder's own server wrote it.
  writeFileSync(pidFile, [pid, lines[1], 1, ...lines.slice(3)].join('\n'))
  const second = start(original)
  await second.ready
  expect(databasePid(original)).not.toBe(pid)
  await stop(second)
  expect(isAlive(pid)).toBe(true)
  await other.drop()
})

it('a plain copy, which changes owner and mode, starts', async () => {
  const first = start(original)
  await first.ready
  await askFolder(original, (sql) => sql`update member set alias = 'Volpe' where card = '1007'`)
  await stop(first)
  execFileSync('cp', ['-r', original, copy])
  chmodSync(path.join(copy, 'postgres'), 0o755)
  await start(copy).ready
  expect(await foxes(copy)).toEqual([{ card: '1007' }])
  const { uid, mode } = statSync(path.join(copy, 'postgres'))
  expect(uid).toBe(statSync(path.join(original, 'postgres')).uid)
  expect(mode & 0o077).toBe(0)
})
