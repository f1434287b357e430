import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { listClubs } from '@/db/queries/clubs'
import { placeOf, placeWord } from '@/db/rehearsals'
import { PLACE_HEADER } from '@/server/access/places'
import { restoreDatabase } from '@/server/keeping/restore'
import { writeBackup } from '@/server/keeping/write'
import { rehearsalOf } from '@/server/rehearsal/rehearsals'
import { openDemo } from '@/server/starting/demo'
import { aPlace, contentsOf, sourceOf } from '../keeping/keep'
import { bareDatabase } from '../support/database'
import { House } from '../support/house'

const house = await House.open()
await openDemo(house.database.sql)
afterAll(() => house.close())

/** Calls a procedure as whoever sits at a place; its status and its answer. */
async function call(word: string, procedure: string, input?: object) {
  const answer = await fetch(`${house.url}/api/trpc/${procedure}`, {
    method: input ? 'POST' : 'GET',
    headers: { [PLACE_HEADER]: word, 'content-type': 'application/json' },
    ...(input ? { body: JSON.stringify(input) } : {}),
  })
  const { result } = (await answer.json()) as { result?: { data: unknown } }
  return { status: answer.status, data: result?.data }
}

/** Begins a story from the demo club and pauses the others. */
async function begun(story: string) {
  const { data } = await house.mutate('rehearsals.beginAtDemo', { story, locale: 'it' })
  const { word } = data as { word: string }
  await call(word, 'rehearsals.setPace', { pace: 0 })
  const { clubId } = placeOf(word) ?? { clubId: '' }
  return { word, clubId, rehearsal: rehearsalOf(clubId) }
}

it('a rehearsal of four games plays on by itself, is in no list and no backup, and leaves no row', async () => {
  const { sql, url } = house.database
  const before = await contentsOf(sql)
  const { word, rehearsal } = await begun('watched')
  const { driver } = rehearsal
  for (const table of driver.tables) {
    const from = table.stream.version
    for (let step = 0; step < 12; step++) await driver.step(table)
    expect(table.stream.version, table.game).toBeGreaterThan(from + 8)
  }
  expect((await listClubs(sql)).map(({ slug }) => slug)).toEqual(['demo'])

  const place = aPlace()
  const other = await bareDatabase()
  await writeBackup(place.file, sourceOf(url))
  await restoreDatabase(place.file, { url: other.url, folder: path.join(place.folder, 'beside') })
  const kept = await contentsOf(connect(other.url))
  await disconnect(other.url)
  await other.drop()
  place.remove()
  expect(kept).toEqual(before)

  expect((await call(word, 'rehearsals.end', {})).status).toBe(200)
  expect(await contentsOf(sql)).toEqual(before)
  expect((await call(word, 'rehearsals.now')).status).toBe(401)
})

it('a place at a rehearsal is a member of its club alone, and a word that is not one is nobody', async () => {
  const { word, clubId } = await begun('watched')
  const me = (await call(word, 'auth.me')).data as { roles: string[] } | null
  expect(me).toBeDefined()
  expect((await call(placeWord(clubId, 'nobody'), 'rehearsals.now')).status).toBe(401)
  expect((await call('demo~segreteria', 'evenings.tonight')).status).toBe(401)
  expect((await call(word, 'keeping.status')).status).toBe(403)
  expect((await call(word, 'rehearsals.end', {})).status).toBe(200)
})

it('an evening of the club itself is deleted by nothing', async () => {
  const { sql } = house.database
  const [{ clubId } = { clubId: '' }] = await sql<{ clubId: string }[]>`select club_id from club`
  expect(await sql`select end_rehearsal(${clubId}) as ended`).toEqual([{ ended: false }])
  await expect(sql`delete from audit where club_id = ${clubId}`).rejects.toThrow('append-only')
})
