import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { append } from '@/db/journal'
import { openSnapshot } from '@/db/keeping/connection'
import { copyOut } from '@/db/keeping/copy'
import { keptSecretDigest } from '@/db/queries/installation'
import { asChips } from '@/rules/kernel/chips'
import { asAccount } from '@/rules/kernel/ledger'
import { secretDigest } from '@/server/installation/secret'
import { ENTRY, type Manifest, sha256Hex } from '@/server/keeping/manifest'
import { checkBackup } from '@/server/keeping/read'
import { restoreDatabase } from '@/server/keeping/restore'
import { END, packed, type TarEntry, unpacked } from '@/server/keeping/tar'
import { verifyClub } from '@/server/keeping/verify/club'
import { installationOf, sendBackup, writeBackup } from '@/server/keeping/write'
import { aClub, firstBatch, moving, nextBatch, passata } from '../db/club'
import { bareDatabase, type FreshDatabase, freshDatabase } from '../support/database'
import { isSampled } from '../support/sampled'
import { aPlace, contentsOf, run, sourceOf } from './keep'

/** Made one after the other while commands are given. */
const BACKUPS = isSampled ? 2 : 4

let database: FreshDatabase
let place: ReturnType<typeof aPlace>
beforeEach(async () => {
  database = await freshDatabase()
  await aClub(database.sql)
  place = aPlace()
})
afterEach(async () => {
  place.remove()
  await database.drop()
})

const back = () => writeBackup(place.file, sourceOf(database.url))

/** Restores a backup into a database of its own and returns what `look` reads there. */
async function restored<T>(file: string, look: (at: FreshDatabase) => Promise<T>): Promise<T> {
  const { url, drop } = await bareDatabase()
  try {
    await restoreDatabase(file, { url, folder: path.join(place.folder, 'beside') })
    return await look({ sql: connect(url), url, drop })
  } finally {
    await disconnect(url)
    await drop()
  }
}

/** The same backup with its entries changed, and with digests that match them. */
async function forged(change: (entry: TarEntry) => Buffer): Promise<string> {
  const entries: TarEntry[] = []
  const bytes = gunzipSync(readFileSync(place.file))
  async function* archive() {
    yield bytes
  }
  for await (const { name, body } of unpacked(archive())) {
    entries.push({ name, body: change({ name, body }) })
  }
  const parts = entries.filter(({ name }) => name !== ENTRY.manifest)
  const manifest: Manifest = JSON.parse(entries.at(-1)?.body.toString() ?? '')
  manifest.entries = parts.map(({ name, body }) => {
    return { name, bytes: body.length, sha256: sha256Hex(body) }
  })
  for (const table of manifest.tables) {
    const rows = parts.filter(({ name }) => name.startsWith(`${ENTRY.tables}${table.name}/`))
    table.sha256 = sha256Hex(Buffer.concat(rows.map(({ body }) => body)))
  }
  const all = [...parts, { name: ENTRY.manifest, body: Buffer.from(JSON.stringify(manifest)) }]
  const file = path.join(place.folder, 'falsa.tar.gz')
  writeFileSync(file, gzipSync(Buffer.concat([...all.flatMap((one) => [...packed(one, 0)]), END])))
  return file
}

describe('a backup', () => {
  it('is one file that only its owner can read, and no other file is left beside it', async () => {
    await back()
    expect(statSync(place.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(place.folder)).toEqual(['copia.tar.gz'])
  })

  it('taken while commands are given holds one moment: all of it agrees', async () => {
    const club = await aClub(database.sql)
    let batch = firstBatch(club, passata())
    await append(database.sql, batch)
    let over = false
    const giving = (async () => {
      while (!over) {
        const move = { from: asAccount('resto:rossi'), to: asAccount('pot'), chips: asChips(1) }
        batch = nextBatch(
          batch,
          passata(1),
          moving(move),
          moving({ ...move, from: asAccount('pot'), to: asAccount('x') }),
        )
        await append(database.sql, batch)
      }
    })()
    const versions: number[] = []
    for (let round = 0; round < BACKUPS; round += 1) {
      const file = path.join(place.folder, `${round}.tar.gz`)
      await writeBackup(file, sourceOf(database.url))
      versions.push(
        await restored(file, async ({ url, sql }) => {
          const snapshot = await openSnapshot(url)
          const { findings } = await verifyClub(snapshot.sql, {}, club)
          await snapshot.close()
          expect(findings.map(({ what }) => what)).toEqual(['unknown-game'])
          const [row] = await sql<{ version: number }[]>`
            select version from stream where club_id = ${club}`
          return row?.version ?? 0
        }),
      )
    }
    over = true
    await giving
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(new Set(versions).size).toBe(BACKUPS)
  })

  it('keeps every text exactly, whatever is in it', async () => {
    const texts = ['\\.', '\\N', 'a\tb\nc\r\\n', '“è” 🂡', '', '\\\\x41', '{"a": "\\u0001"}']
    const club = await aClub(database.sql)
    const events = texts.map((text) => ({ type: 'noted', text, table: 'T1' }))
    const by = { roles: ['segretario'], member: null, post: null }
    const answer = { commandId: randomUUID(), at: 1, by, events, refusal: null, digest: null }
    await append(database.sql, firstBatch(club, answer))
    await back()
    const wanted = await contentsOf(database.sql)
    expect(await restored(place.file, ({ sql }) => contentsOf(sql))).toEqual(wanted)
  })

  it('reads tables of every size to their end, one after the other', async () => {
    const { sql, url } = database
    await sql`create table words (word_id int primary key, word text)`
    await sql`insert into words select n, repeat('x', 1500) from generate_series(1, 60) as n`
    const snapshot = await openSnapshot(url)
    const words = { name: 'words', quoted: 'words', columns: ['word_id', 'word'] }
    for (let rows = 1; rows <= 60; rows += 1) {
      let bytes = 0
      const order = `word_id limit ${rows}`
      for await (const chunk of copyOut(snapshot.sql, { ...words, order })) bytes += chunk.length
      expect(bytes).toBeGreaterThan(rows * 1_500)
    }
    await snapshot.confirm()
    await snapshot.close()
  })

  it('is not made with the secret of other data, which could not be used later', async () => {
    const digest = secretDigest('un altro segreto')
    await database.sql`insert into installation (secret_digest) values (${digest})`
    await expect(back()).rejects.toThrow('non è quello di questi dati')
    expect(readdirSync(place.folder)).toEqual([])
  })

  it('cancelled halfway releases the database', async () => {
    const { sql, url } = database
    await sql`create table much (n int primary key, word text)`
    await sql`insert into much select n, md5(n::text) || repeat(md5((n * 7)::text), 30) from generate_series(1, 40000) as n`
    const into = new PassThrough()
    const sending = sendBackup(sourceOf(url), into)
    await once(into, 'data')
    into.destroy()
    await expect(sending).rejects.toThrow()
    const reading = () => sql`
      select from pg_stat_activity
       where application_name = 'circolo-snapshot' and datname = current_database()`
    while ((await reading()).length > 0) await pause(20)
  })
})

describe('a file is refused in one line', () => {
  const restoring = async (file: string) => {
    const { url, drop } = await bareDatabase()
    const env = { DATABASE_URL: url }
    const { code, err } = await run('restore', [file, '--into', place.folder], env).ended
    expect(await contentsOf(connect(url))).toEqual({})
    await disconnect(url)
    await drop()
    expect(code).toBe(1)
    const lines = err.trim().split('\n')
    expect(lines).toHaveLength(1)
    return lines[0]
  }

  it('that is not a backup', async () => {
    writeFileSync(place.file, 'una lettera')
    expect(await restoring(place.file)).toContain('non è una copia di Circolo')
    expect(await restoring(path.join(place.folder, 'mai'))).toContain('ENOENT')
  })

  it('that is cut off anywhere', async () => {
    await back()
    const { size } = statSync(place.file)
    for (const part of [0.999, 0.5, 0.05, 0]) {
      truncateSync(place.file, Math.floor(size * part))
      await expect(checkBackup(place.file)).rejects.toThrow('tronca')
    }
  })

  it('with one changed byte anywhere', async () => {
    await back()
    const whole = readFileSync(place.file)
    const content = gunzipSync(whole)
    // After the gzip header, whose time and system do not belong to the content.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0x10
      writeFileSync(place.file, bytes)
      // The last bits of a compressed block may be unused: a file with the same content is the same backup.
      const saysTheSame = () => gunzipSync(bytes).equals(content)
      const refusal = await checkBackup(place.file).then(saysTheSame, String)
      expect(refusal === true || String(refusal).includes('—'), `byte ${at}: ${refusal}`).toBe(true)
    }
  })

  it('of a newer version', async () => {
    await back()
    const about = { format: 1, circolo: '9.0.0', level: 99_999_999_999_999 }
    const file = await forged(({ name, body }) =>
      name === ENTRY.about ? Buffer.from(JSON.stringify(about)) : body,
    )
    expect(await restoring(file)).toContain('è di Circolo 9.0.0')
  })

  it('with rows that the database does not accept', async () => {
    const { sql } = database
    const club = await aClub(sql)
    await back()
    const file = await forged(({ name, body }) =>
      name.startsWith(`${ENTRY.tables}club/`)
        ? Buffer.from(body.toString().replace(club, randomUUID()))
        : body,
    )
    expect(await restoring(file)).toContain('foreign key')
  })

  it('with more data after its end', async () => {
    await back()
    appendFileSync(place.file, readFileSync(place.file))
    await expect(checkBackup(place.file)).rejects.toThrow('—')
  })
})

it('of a folder without any data, the data is said to be missing, and not the secret', async () => {
  const { code, err } = await run('backup', [], { CIRCOLO_DATA: place.folder }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^[^\n]*non ci sono dati di Circolo[^\n]*\n$/)
})

it('two backups in the same second have two names, and both are whole', async () => {
  const source = sourceOf(database.url)
  const env = {
    DATABASE_URL: database.url,
    CIRCOLO_DATA: place.folder,
    CIRCOLO_SECRET: source.secret,
  }
  await keptSecretDigest(database.sql, secretDigest(source.secret))
  const both = await Promise.all([run('backup', [], env).ended, run('backup', [], env).ended])
  expect(both.map(({ code, err }) => ({ code, err }))).toEqual(
    [1, 2].map(() => ({ code: 0, err: '' })),
  )
  const folder = path.join(place.folder, 'backups')
  const files = readdirSync(folder).filter((name) => name.endsWith('.gz'))
  expect(files).toHaveLength(2)
  for (const name of files) await checkBackup(path.join(folder, name))
})

it('a file left by a killed backup, also of a name that a person chose, goes after a day', async () => {
  const source = sourceOf(database.url)
  const installation = installationOf(source.secret)
  const left = path.join(place.folder, `circolo-${installation}-venerdì.tar.gz.partial`)
  writeFileSync(left, 'cut')
  const again = path.join(place.folder, 'venerdì.tar.gz')
  await expect(writeBackup(again, source)).rejects.toThrow('Un’altra copia si sta scrivendo')
  const before = new Date(Date.now() - 25 * 60 * 60_000)
  utimesSync(left, before, before)
  await writeBackup(again, source)
  expect(readdirSync(place.folder).filter((name) => name.includes('venerdì'))).toEqual([
    'venerdì.tar.gz',
  ])
})
