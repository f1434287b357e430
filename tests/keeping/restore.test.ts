import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import { openFilling } from '@/db/keeping/connection'
import { levelOf, ownMigrations } from '@/db/keeping/level'
import { makeSchema } from '@/db/keeping/schema'
import { livingPostmaster } from '@/db/postgres/postmaster'
import { FORGOTTEN_NAME } from '@/rules/kernel/forgotten'
import { restoreDatabase, restoreFolder } from '@/server/keeping/restore'
import { installationOf, writeBackup } from '@/server/keeping/write'
import { startCircolo } from '../start/circolo'
import { bareDatabase, freshDatabase } from '../support/database'
import { dealtTable, STROKES } from '../support/dealt'
import { House, SECRET } from '../support/house'
import { aPlace, contentsOf, run, sourceOf } from './keep'

interface Lots {
  hash: string
  seed: string | null
}
let place: ReturnType<typeof aPlace>

/** A table at its first deal, and a second one called, whose draw is announced and not yet made. */
const house = await House.open()
const clubId = await house.club('alfa')
const dealt = await dealtTable(house, clubId, 'alfa')
const { desk } = dealt
const settings = { uscita: 2, passata: 200 }
await give('openList', { title: 'Secondo', settings }, desk.cookie)
for (const card of ['311', '312', '313', '314', '315']) {
  const { cookie } = await house.member(clubId, 'alfa', card)
  await give('sign', { list: 'L2', strokes: STROKES }, cookie)
}
for (const signUp of [6, 7, 8, 9, 10])
  await give('answerCall', { signUp, answer: 'coming' }, desk.cookie)
const announced = await lotsOf(house)
const kept = aPlace()
/** The list of the members to forget again. */
const LIST = path.join(kept.folder, `circolo-${installationOf(SECRET)}-cancellati.json`)
const data = path.join(kept.folder, 'data')
mkdirSync(path.join(data, 'emblems'), { recursive: true })
writeFileSync(path.join(data, 'emblems/alfa.svg'), '<svg/>')
await writeBackup(kept.file, sourceOf(house.database.url, data))
afterAll(async () => {
  kept.remove()
  await house.close()
})
beforeEach(() => {
  place = aPlace()
})
afterEach(() => place.remove())

/** A command that must be accepted. */
async function give(type: string, payload: object, cookie: string, to = house): Promise<void> {
  const command = { evening: dealt.evening, id: randomUUID(), ...payload }
  const { error } = await to.mutate(`poker.${type}`, command, cookie)
  expect(error).toBeUndefined()
}

async function lotsOf(of: House): Promise<Lots> {
  const asked = { slug: 'alfa', evening: dealt.evening, table: 'T2' }
  return (await of.query('lots.table', asked)).data as Lots
}

async function emptyDatabase() {
  const { url, drop } = await bareDatabase()
  const sql = connect(url)
  return {
    url,
    sql,
    async drop() {
      await disconnect(url)
      await drop()
    },
  }
}

describe('a backup restored into a new folder', () => {
  it('equals the original, and the evening continues from where it was', async () => {
    const folder = path.join(place.folder, 'data')
    await restoreFolder(kept.file, folder)
    expect(readFileSync(path.join(folder, 'secret'), 'utf8').trim()).toBe(SECRET)
    expect(readFileSync(path.join(folder, 'emblems/alfa.svg'), 'utf8')).toBe('<svg/>')
    expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0)
    const embedded = await startEmbedded(folder)
    const sql = connect(embedded.url)
    expect(await contentsOf(sql)).toEqual(await contentsOf(house.database.sql))

    await house.stop()
    const drop = async () => {}
    const restored = await House.open({ sql, url: embedded.url, drop })
    const outcome = {
      kind: 'won',
      put: [],
      ranking: [[dealt.players[0]?.id]],
      honours: [],
      refund: null,
    }
    const { cookie } = dealt.desk
    await give('recordColpo', { table: 'T1', outcome }, cookie, restored)
    await give('drawLots', { table: 'T2' }, cookie, restored)
    const drawn = await lotsOf(restored)
    expect(announced).toMatchObject({ seed: null })
    expect(drawn.hash).toBe(announced.hash)
    expect(
      createHash('sha256')
        .update(drawn.seed ?? '')
        .digest('hex'),
    ).toBe(announced.hash)
    await restored.stop()
    await disconnect(embedded.url)
    await embedded.stop()
    await house.start()

    const started = startCircolo(folder)
    const address = await started.ready
    const me = await fetch(`${address}/api/trpc/auth.me`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ result: { data: { club: { slug: 'alfa' } } } })
    started.child.kill('SIGTERM')
    expect((await started.ended).code).toBe(0)
  })

  it('leaves no folder when interrupted at any moment, and the next one is whole', async () => {
    const folder = path.join(place.folder, 'data')
    const making = `${folder}.restoring`
    for (const moment of ['postgres', 'secret', 'server.lock']) {
      const { child, ended } = run('restore', [kept.file, '--into', folder], {})
      while (child.exitCode === null && !existsSync(path.join(making, moment))) await pause(5)
      child.kill('SIGKILL')
      await ended
      expect(existsSync(folder)).toBe(false)
    }
    const { code, out } = await run('restore', [kept.file, '--into', folder], {}).ended
    expect(code).toBe(0)
    expect(out).toContain('uguale all’originale')
    expect(readdirSync(place.folder)).toEqual(['data'])
    expect(livingPostmaster(path.join(folder, 'postgres'))).toBeUndefined()
  })

  it('of two at once one works, and the other says why in one line', async () => {
    const folder = path.join(place.folder, 'data')
    const both = [1, 2].map(() => run('restore', [kept.file, '--into', folder], {}).ended)
    const [worked, refused] = (await Promise.all(both)).sort(
      (a, b) => (a.code ?? 9) - (b.code ?? 9),
    )
    expect(worked).toMatchObject({ code: 0, err: '' })
    expect(worked?.out).toContain('uguale all’originale')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused?.err).toMatch(/^[^\n]*(già in funzione|non è vuota)[^\n]*\n$/)
    expect(readdirSync(place.folder)).toEqual(['data'])
    expect(readdirSync(folder)).not.toContain('server.lock')
  })

  it('is refused where the folder is not empty', async () => {
    writeFileSync(path.join(place.folder, 'altro'), '')
    await expect(restoreFolder(kept.file, place.folder)).rejects.toThrow('non è vuota')
    expect(readdirSync(place.folder)).toEqual(['altro'])
  })
})

describe('a backup restored into an empty database', () => {
  it('has its triggers and constraints in force, and its sequences continue', async () => {
    const { url, sql, drop } = await emptyDatabase()
    await restoreDatabase(kept.file, { url, folder: place.folder })
    expect(await contentsOf(sql)).toEqual(await contentsOf(house.database.sql))
    for (const table of ['journal', 'transfer', 'command', 'audit']) {
      await expect(sql.unsafe(`delete from ${table}`)).rejects.toThrow('append-only')
    }
    await expect(sql`delete from club`).rejects.toThrow('foreign key')
    await expect(sql`update balance set chips = -1 where account like '%/pot'`).rejects.toThrow()
    const [{ top } = { top: 0 }] = await sql<
      { top: number }[]
    >`select max(audit_id) as top from audit`
    const [added] = await sql`
      insert into audit (club_id, by, what, detail) select club_id, '{}', 'prova', '{}' from club
      returning audit_id`
    expect(added?.auditId).toBeGreaterThan(top)

    const again = restoreDatabase(kept.file, { url, folder: place.folder })
    await expect(again).rejects.toThrow('non è vuoto')
    await drop()
  })

  it('leaves it empty when interrupted', async () => {
    const { url, sql, drop } = await emptyDatabase()
    const restoring = () => sql`select from pg_stat_activity
      where application_name = 'circolo-restore' and datname = current_database()`
    // It waits for this schema, so that it cannot be over before it is killed.
    const { child, ended } = await sql.begin(async (holding) => {
      await holding`create schema drizzle`
      const under = run('restore', [kept.file, '--into', place.folder], { DATABASE_URL: url })
      while (under.child.exitCode === null && (await restoring()).length === 0) await pause(2)
      return under
    })
    child.kill('SIGKILL')
    await ended
    while ((await restoring()).length > 0) await pause(20)
    expect(await contentsOf(sql)).toEqual({})
    await restoreDatabase(kept.file, { url, folder: place.folder })
    expect(await contentsOf(sql)).toEqual(await contentsOf(house.database.sql))
    await drop()
  })

  it('holds nothing of the members to forget again even when killed right after its commit', async () => {
    const { url, sql, drop } = await emptyDatabase()
    const [{ id: memberId } = { id: '' }] = dealt.players
    writeFileSync(LIST, JSON.stringify([{ clubId, memberId, askedOn: '2026-11-20' }]))
    const { child, ended } = run('restore', [kept.file, '--into', place.folder], {
      DATABASE_URL: url,
    })
    const filled = () => sql`select from pg_class where relname = 'member'`
    while (child.exitCode === null && (await filled()).length === 0) await pause(2)
    child.kill('SIGKILL')
    await ended
    rmSync(LIST)
    expect(await sql`select name from member where member_id = ${memberId}`).toEqual([
      { name: FORGOTTEN_NAME },
    ])
    await drop()
  })

  it('is refused beside the secret of other data', async () => {
    const { url, sql, drop } = await emptyDatabase()
    writeFileSync(path.join(place.folder, 'secret'), 'un altro\n')
    const restoring = restoreDatabase(kept.file, { url, folder: place.folder })
    await expect(restoring).rejects.toThrow('segreto di altri dati')
    expect(await contentsOf(sql)).toEqual({})
    await drop()
  })

  it('stays empty where the list of the members to forget again cannot be read', async () => {
    const { url, sql, drop } = await emptyDatabase()
    writeFileSync(LIST, '[{"clubId":')
    const restoring = () => restoreDatabase(kept.file, { url, folder: place.folder })
    await expect(restoring()).rejects.toThrow('non si legge')
    expect(await contentsOf(sql)).toEqual({})
    rmSync(LIST)
    await restoring()
    expect(await contentsOf(sql)).toEqual(await contentsOf(house.database.sql))
    await drop()
  })

  it('is migrated from an older version to this one', async () => {
    const migrations = ownMigrations()
    const before = migrations.at(-2)?.when ?? 0
    const old = await emptyDatabase()
    const filling = await openFilling(old.url)
    await makeSchema(filling.sql, before)
    for (const { when } of migrations.slice(0, -1)) {
      await filling.sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values ('prova', ${when})`
    }
    await filling.commit()
    await filling.close()
    await old.sql`
      insert into club (club_id, slug, name, short_name, time_zone)
      values (gen_random_uuid(), 'alfa', 'Circolo alfa', 'alfa', 'Europe/Rome')`
    await writeBackup(place.file, sourceOf(old.url))

    const { url, sql, drop } = await emptyDatabase()
    await restoreDatabase(place.file, { url, folder: place.folder })
    expect(await levelOf(sql)).toBe(migrations.at(-1)?.when)
    expect(await sql`select slug from club`).toEqual([{ slug: 'alfa' }])
    await drop()
    await old.drop()
  })

  it('leaves out a table that is not Circolo’s, and reports it', async () => {
    const other = await freshDatabase()
    await other.sql`create table soci_vecchi (nome text)`
    await other.sql`create table soci_nuovi (nome text)`
    await other.sql`insert into soci_vecchi values ('Rossi')`
    await writeBackup(place.file, sourceOf(other.url))
    const { url, drop } = await emptyDatabase()
    const { foreign } = await restoreDatabase(place.file, { url, folder: place.folder })
    expect(foreign).toEqual(['soci_nuovi', 'soci_vecchi'])
    await drop()
    await other.drop()
  })
})
