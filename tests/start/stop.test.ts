import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from '@/db/postgres/postmaster'
import { head, Wire } from '../support/wire'
import { askFolder, databasePid, type Run, startCircolo, usedFolder } from './circolo'

let folder: string
let run: Run
let wires: Wire[]

beforeEach(async () => {
  folder = await usedFolder()
  wires = []
  run = startCircolo(folder)
})
afterEach(async () => {
  for (const { socket } of wires) socket.destroy()
  run.child.kill('SIGKILL')
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const ASKED = 'GET /live/demo/board HTTP/1.1'
const ME =
  'GET /api/trpc/verify.check?input=%7B%22slug%22%3A%22demo%22%2C%22hash%22%3A%22x%22%7D HTTP/1.1'
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket']

it('a stop ends everything that is open, with the database last and clean', async () => {
  const address = (await run.ready).replace('localhost', '127.0.0.1')
  const database = databasePid(folder)
  const open = [
    '',
    head('GET / HTTP/1.1'),
    `${head('GET / HTTP/1.1')}\r\n\r\n`,
    `${head('POST /api/trpc/x HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 99')}\r\n\r\nhalf`,
    `${head(ASKED)}\r\n\r\n`,
    `${head('GET /_next/webpack-hmr HTTP/1.1', ...UPGRADE)}\r\n\r\n`,
  ]
  for (const first of open) wires.push(await Wire.open(address, first))
  await wires[4]?.hears('event: folded')
  const locked = askFolder(folder, (sql) =>
    sql.begin(async (one) => {
      await one`lock table club in access exclusive mode`
      // The database keeps this request waiting for longer than the stop takes.
      wires.push(await Wire.open(address, `${head(ME)}\r\n\r\n`))
      await one`select pg_sleep(0.2)`
      run.child.kill('SIGINT')
      await run.ended
    }),
  ).catch(() => undefined)
  expect(await run.ended).toMatchObject({ code: 0, err: '' })
  await locked
  await Promise.all(wires.map((wire) => wire.ended))
  expect(isAlive(database)).toBe(false)
  const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8')
  expect(log.trim().split('\n').at(-1)).toContain('database system is shut down')
})
