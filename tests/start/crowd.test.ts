import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { head, Wire } from '../support/wire'
import { aFolder, databasePid, type Run, startCircolo } from './circolo'

/** More connections than the process has descriptors. */
const CROWD = 1_200
const DESCRIPTORS = 1_024

let folder: string
let run: Run
let address: string
let wires: Wire[]

beforeEach(async () => {
  folder = aFolder()
  wires = []
  run = startCircolo(folder, {}, { descriptors: DESCRIPTORS })
  address = (await run.ready).replace('localhost', '127.0.0.1')
})
afterEach(async () => {
  for (const { socket } of wires) socket.destroy()
  run.child.kill('SIGTERM')
  await run.ended
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const BOARD = `${head('GET /live/demo/board HTTP/1.1', 'Connection: close')}\r\n\r\n`

async function crowd(first?: string): Promise<void> {
  wires = await Promise.all(Array.from({ length: CROWD }, () => Wire.open(address, first)))
}

/** Tries until there is an answer: a full server has room again after some seconds. */
async function answered(): Promise<number> {
  for (;;) {
    const answer = await fetch(`${address}/`).catch(() => null)
    if (answer) return answer.status
    await new Promise((over) => setTimeout(over, 100))
  }
}

it('a crowd of board lines is refused with a time to come back, and ends neither server nor database', async () => {
  await crowd(BOARD)
  const lines = await Promise.all(wires.map(async (wire) => [wire, await wire.hears('\r\n\r\n')]))
  expect(lines.filter(([, heard]) => heard).length).toBeGreaterThan(0)
  const open = wires.filter(({ heard }) => heard.startsWith('HTTP/1.1 200'))
  const refused = wires.filter(({ heard }) => heard.startsWith('HTTP/1.1 503'))
  expect(open.length).toBeGreaterThan(100)
  expect(refused.length).toBeGreaterThan(0)
  for (const { heard } of refused) expect(heard.toLowerCase()).toContain('retry-after: ')

  const database = databasePid(folder)
  process.kill(database, 'SIGKILL')
  for (const wire of open) wire.socket.destroy()
  expect(await answered()).toBe(404)
  let next = await Wire.open(address, BOARD)
  while (!(await next.hears('event: folded'))) next = await Wire.open(address, BOARD)
  wires.push(next)
  expect(databasePid(folder)).not.toBe(database)
  expect(run.child.exitCode).toBeNull()
})

it('a crowd that connects and sends nothing is disconnected, and others are answered again', async () => {
  await crowd()
  expect(await answered()).toBe(404)
  expect(run.child.exitCode).toBeNull()
})
