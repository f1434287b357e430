import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { forgetMember } from '@/db/queries/forgetting'
import type { NightsStatus } from '@/server/keeping/nights'
import { clubOf, memberOf } from '../support/clubs'
import { freshDatabase } from '../support/database'
import { aPlace } from './keep'

const at = (hour: number, minute: number, day = 20) =>
  new Date(2026, 10, day, hour, minute).getTime()

/** A process with a data folder of its own. */
class Host {
  readonly place = aPlace()
  readonly backups = path.join(this.place.folder, 'backups')
  readonly #process: ChildProcess

  constructor(url: string) {
    const script = path.join(import.meta.dirname, 'nightProcess.ts')
    const execArgv = ['--import', 'tsx']
    this.#process = fork(script, [url, this.place.folder], { execArgv })
  }

  async ready(): Promise<void> {
    await once(this.#process, 'message')
  }

  /** Its clock is put to that time, and it looks whether a backup is due. */
  async look(now: number): Promise<NightsStatus> {
    const answered = once(this.#process, 'message')
    this.begin(now)
    const [status] = (await answered) as [NightsStatus]
    return status
  }

  /** The same without waiting for its answer. */
  begin(now: number): void {
    this.#process.send(now)
  }

  async kill(): Promise<void> {
    const died = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await died
  }

  made(): string[] {
    return readdirSync(this.backups).filter((name) => name.endsWith('-notte.tar.gz'))
  }

  async end(): Promise<void> {
    if (this.#process.connected) {
      this.#process.disconnect()
      await once(this.#process, 'exit')
    }
    this.place.remove()
  }
}

const database = await freshDatabase()
const clubId = await clubOf(database.sql, 'alfa')
const one = new Host(database.url)
const two = new Host(database.url)
await Promise.all([one.ready(), two.ready()])
await Promise.all([one.look(at(21, 0)), two.look(at(21, 0))])
afterAll(async () => {
  await one.end()
  await two.end()
  await database.drop()
})

const both = (now: number) => Promise.all([one.look(now), two.look(now)])

it('two processes that look at one moment make one backup between them, and both say where it is', async () => {
  await both(at(21, 10))
  expect([...one.made(), ...two.made()]).toHaveLength(1)
  const [maker, other] = one.made().length === 1 ? [one, two] : [two, one]
  const known = await other.look(at(21, 11))
  expect(known.last).toMatchObject({
    name: maker.made()[0],
    elsewhere: { host: hostname(), folder: maker.backups },
  })
  expect((await maker.look(at(21, 11))).last?.elsewhere).toBeNull()
})

it('the next nights are made by the same process, and by the other when that one does not', async () => {
  const [maker, other] = one.made().length === 1 ? [one, two] : [two, one]
  await other.look(at(5, 0, 21))
  expect(other.made()).toEqual([])
  await both(at(5, 1, 21))
  expect(maker.made()).toHaveLength(2)
  expect(other.made()).toEqual([])
  await other.look(at(5, 20, 22))
  expect(other.made()).toHaveLength(1)
  await maker.look(at(5, 21, 22))
  expect(maker.made()).toHaveLength(2)
})

it('a member forgotten meanwhile is on the list beside the older backups of either process', async () => {
  const memberId = await memberOf(database.sql, clubId, '7')
  const gone = { clubId, memberId, askedOn: '2026-11-20', called: 'socio cancellato' }
  expect(await forgetMember(database.sql, gone, at(12, 0, 22), { member: randomUUID() })).toBe(true)
  for (const minute of [1, 20]) await both(at(5, minute, 23))
  for (const { backups } of [one, two]) {
    const list = readdirSync(backups).find((name) => name.endsWith('-cancellati.json')) ?? ''
    expect(existsSync(path.join(backups, list)), backups).toBe(true)
    expect(readFileSync(path.join(backups, list), 'utf8')).toContain(memberId)
  }
})

it('a process that is killed while it makes the backup leaves it to the other', async () => {
  const [last, other] = (await one.look(at(5, 59, 23))).last?.elsewhere ? [two, one] : [one, two]
  const before = other.made().length
  last.begin(at(5, 0, 24))
  await last.kill()
  const status = await other.look(at(5, 20, 24))
  expect([other.made().length, status.last?.elsewhere === null]).toEqual(
    status.last?.elsewhere ? [before, false] : [before + 1, true],
  )
  expect(status.last?.at).toBeGreaterThanOrEqual(at(5, 0, 24))
  expect(status.failure).toBeNull()
})
