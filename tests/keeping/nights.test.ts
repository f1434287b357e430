import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nameOf } from '@/server/keeping/names'
import { Nights } from '@/server/keeping/nights'
import { checkBackup } from '@/server/keeping/read'
import { installationOf } from '@/server/keeping/write'
import { clubOf } from '../support/clubs'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { SECRET } from '../support/house'
import { aPlace, sourceOf } from './keep'

const silent = pino({ level: 'silent' })
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: FreshDatabase
let place: ReturnType<typeof aPlace>
let nights: Nights
let now: number
beforeEach(async () => {
  database = await freshDatabase()
  await clubOf(database.sql, 'alfa')
  place = aPlace()
  now = at(21, 0)
  start()
})
afterEach(async () => {
  await nights.stop()
  delete process.env.CIRCOLO_BACKUPS
  place.remove()
  await database.drop()
})

/** A moment of the server's own day. */
const at = (hour: number, minute: number, day = 20) =>
  new Date(2026, 10, day, hour, minute).getTime()

function start(url = database.url): void {
  nights = new Nights(sourceOf(url, place.folder), () => now, silent)
  nights.begin()
}

const backups = () => readdirSync(path.join(place.folder, 'backups'))
const nameAt = (when: number, nightly: boolean) => nameOf(installationOf(SECRET), when, nightly)

it('a missed backup is made some minutes after the start, and not at once', async () => {
  await nights.tick()
  expect(backups()).toEqual([])
  now += 6 * MINUTE
  await nights.tick()
  expect(backups()).toEqual([nameAt(now, true)])
  const file = path.join(place.folder, 'backups', nameAt(now, true))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await checkBackup(file)).secret).toBe(SECRET)
  expect(nights.status()).toMatchObject({ last: { at: now, bytes: statSync(file).size } })
})

it('one backup is made each night at five', async () => {
  now += 6 * MINUTE
  await nights.tick()
  for (const [hour, minute, made] of [
    [23, 0, 1],
    [28, 59, 1],
    [29, 0, 2],
    [29, 1, 2],
    [45, 0, 2],
    [53, 0, 3],
  ] as const) {
    now = at(hour, minute)
    await nights.tick()
    expect(backups()).toHaveLength(made)
  }
})

it('two processes with folders of their own make one backup between them, and both know it', async () => {
  const another = aPlace()
  const beside = new Nights(sourceOf(database.url, another.folder), () => now, silent)
  beside.begin()
  now += 6 * MINUTE
  await Promise.all([nights.tick(), beside.tick()])
  await Promise.all([nights.tick(), beside.tick()])
  const folders = [place.folder, another.folder].map((folder) => path.join(folder, 'backups'))
  expect(folders.flatMap((folder) => readdirSync(folder))).toEqual([nameAt(now, true)])
  const known = [nights, beside].map((one) => one.status().last)
  expect(known).toMatchObject([{ at: now }, { at: now }])
  expect(known.filter((last) => last?.elsewhere)).toHaveLength(1)
  await beside.stop()
  another.remove()
})

it('fourteen nights are kept; backups made by hand or by other installations are never deleted', async () => {
  now += 6 * MINUTE
  await nights.tick()
  const folder = path.join(place.folder, 'backups')
  const kept = [
    nameAt(now - 90 * DAY, false),
    nameOf(installationOf('un altro segreto'), now - 90 * DAY, true),
    'lettera.txt',
  ]
  const abandoned = `${nameAt(now - 9 * DAY, true)}.partial`
  for (const name of [...kept, abandoned]) writeFileSync(path.join(folder, name), '')
  utimesSync(path.join(folder, abandoned), (now - 9 * DAY) / 1000, (now - 9 * DAY) / 1000)
  for (let night = 1; night <= 16; night += 1) {
    now += DAY
    await nights.tick()
  }
  const nightly = backups().filter((name) => !kept.includes(name))
  expect(nightly).toHaveLength(14)
  expect(nightly.every((name) => name.endsWith('-notte.tar.gz'))).toBe(true)
  expect(nightly).toContain(nameAt(now, true))
  expect(backups()).toEqual(expect.arrayContaining(kept))
})

it('a failure is reported, leaves nothing half made, and is tried again an hour later', async () => {
  await nights.stop()
  start('postgres://nobody@127.0.0.1:1/none')
  now += 6 * MINUTE
  await nights.tick()
  expect(backups()).toEqual([])
  expect(nights.status()).toMatchObject({
    last: null,
    failure: { at: now, reason: 'ECONNREFUSED' },
  })
  const failedAt = now
  now += 30 * MINUTE
  await nights.tick()
  expect(nights.status().failure?.at).toBe(failedAt)
  now += 31 * MINUTE
  await nights.tick()
  expect(nights.status().failure?.at).toBe(now)
})

it('a missing folder of CIRCOLO_BACKUPS is reported at the start, and never created', async () => {
  await nights.stop()
  const disk = path.join(place.folder, 'disco')
  process.env.CIRCOLO_BACKUPS = disk
  start()
  expect(nights.status().failure?.reason).toContain('disco')
  mkdirSync(disk)
  now += 61 * MINUTE
  await nights.tick()
  expect(nights.status()).toMatchObject({ folder: disk, failure: null })
  expect(readdirSync(disk)).toHaveLength(1)
  now += DAY
  rmSync(disk, { recursive: true })
  await nights.tick()
  expect(nights.status()).toMatchObject({ folder: null, last: null })
  expect(nights.status().failure?.reason).toContain('disco')
})

it('a backup that a wrong clock dated in the future does not stop the next one', async () => {
  mkdirSync(path.join(place.folder, 'backups'), { recursive: true })
  writeFileSync(path.join(place.folder, 'backups', nameAt(now + 900 * DAY, true)), '')
  now += 6 * MINUTE
  await nights.tick()
  expect(backups()).toContain(nameAt(now, true))
})

it('a clock that is set back after the start delays the backup by no more than the minutes after a start', async () => {
  await nights.stop()
  const right = now
  now = right + 30 * DAY
  start()
  now = right + MINUTE
  await nights.tick()
  now = right + 7 * MINUTE
  await nights.tick()
  expect(backups()).toEqual([nameAt(now, true)])
})

it('nor does a failure that a wrong clock dated in the future delay the next try', async () => {
  const disk = path.join(place.folder, 'disco')
  process.env.CIRCOLO_BACKUPS = disk
  await nights.stop()
  const right = now
  now = right + 30 * DAY
  start()
  expect(nights.status().failure?.reason).toContain('disco')
  mkdirSync(disk)
  for (now = right; now <= right + 7 * MINUTE; now += 7 * MINUTE) await nights.tick()
  expect(nights.status().failure).toBeNull()
  expect(readdirSync(disk)).toHaveLength(1)
})
