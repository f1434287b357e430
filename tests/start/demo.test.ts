import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO } from '@/db/demo'
import { Problem } from '@/server/common/errors'
import { running } from '@/server/running/running'
import { demoWarning } from '@/server/starting/banner'
import { demoStanding, openDemo } from '@/server/starting/demo'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { House } from '../support/house'
import { aFolder, startCircolo } from './circolo'
import { runClub } from './clubProgram'

let database: FreshDatabase
let folder: string
beforeEach(async () => {
  database = await freshDatabase()
  folder = aFolder()
  await openDemo(database.sql)
})
afterEach(async () => {
  await database.drop()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

const CLUB = ['--name', 'Circolo dell’Unione', '--slug', 'unione', '--card', '12']
const FOUNDED = [...CLUB, '--administrator', 'Rossi']

const club = (...flags: string[]) => runClub({ DATABASE_URL: database.url }, ...flags)

/** The output of a start on the same database. */
async function words(): Promise<string> {
  const run = startCircolo(folder, { DATABASE_URL: database.url })
  await run.ready
  run.child.kill('SIGTERM')
  return (await run.ended).out
}

/** The demo administrator's sign-in: a session, or the refusal. */
async function atTheDoor(): Promise<string> {
  const given = { slug: DEMO.slug, card: '1001', password: DEMO.password }
  const caller = { address: '192.0.2.1', userAgent: null }
  return await running()
    .signIn.member(given, caller)
    .catch((error: unknown) => (error instanceof Problem ? error.code : 'unexpected'))
}

describe('founding a real club', () => {
  it('closes the demo: its administrator is signed out and cannot sign in again', async () => {
    const house = await House.open(database)
    const cookie = await house.cookie(await atTheDoor())
    expect((await house.query('auth.me', undefined, cookie)).data).not.toBeNull()
    const { code, out } = await club(...FOUNDED)
    expect(code).toBe(0)
    expect(out).toContain('dimostrativo è chiuso')
    expect(await atTheDoor()).toBe('blocked')
    await house.stop()
    await house.start()
    expect((await house.query('auth.me', undefined, cookie)).data).toBeNull()
    await house.stop()
    expect(
      await database.sql`
      select slug, detail from audit join club using (club_id) where what = 'demoClosed'`,
    ).toEqual([{ slug: DEMO.slug, detail: { members: 12 } }])
    expect(await demoStanding(database.sql)).toBeNull()
  })

  it('closes nothing when it was refused', async () => {
    expect((await club(...FOUNDED, '--slug', DEMO.slug)).code).toBe(1)
    expect(await database.sql`select from audit where what = 'demoClosed'`).toEqual([])
  })

  it('keeps the demo open when asked to, and each start warns of it in one line', async () => {
    expect((await club(...FOUNDED, '--demo', 'tieni')).code).toBe(0)
    const warned = (await words()).split('\n').filter((line) => line.includes('Attenzione'))
    expect(warned).toEqual([expect.stringContaining('accanto a uno vero')])
  })
})

it('can be followed by closing the demo alone, without founding anything', async () => {
  expect((await club('--closeDemo')).code).toBe(0)
  expect(await demoStanding(database.sql)).toBeNull()
  expect(await database.sql`select slug from club`).toEqual([{ slug: DEMO.slug }])
})

describe('the demo alone', () => {
  const demo = { isKnown: true, isBesideOthers: false }

  it('has a warning in one line where others reach it over the network', () => {
    expect(demoWarning(demo, '192.168.1.7')).toMatch(/^ {2}Attenzione: .+ — Warning: [^\n]+$/)
  })

  it('has no warning where nobody reaches it, nor once its passwords were changed', () => {
    expect(demoWarning(demo, undefined)).toBeNull()
    expect(demoWarning({ ...demo, isKnown: false }, '192.168.1.7')).toBeNull()
    expect(demoWarning(null, '192.168.1.7')).toBeNull()
  })

  it('is shown without its cards once their passwords were changed', async () => {
    expect(await demoStanding(database.sql)).toMatchObject({ isKnown: true })
    await database.sql`update member set password_hash = ${'$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'}`
    expect(await words()).not.toContain('tessera 1001')
  })
})
