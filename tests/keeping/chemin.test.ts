import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import { GAMES } from '@/server/games/index'
import { restoreFolder } from '@/server/keeping/restore'
import { verifyClub } from '@/server/keeping/verify/club'
import { writeBackup } from '@/server/keeping/write'
import { pdfText } from '../print/pdfText'
import { act, bankOpened, bidOf, coupDecided, coupSettled, upToAuction } from '../support/chemin'
import { tamper } from '../support/database'
import { House } from '../support/house'
import { Sala } from '../support/sala'
import { aPlace, contentsOf, run, sourceOf } from './keep'

/** One coup is paid and the mano auctioned; the buyer's first coup is dealt, and the bank lies open. */
const house = await House.open()
const sala = await Sala.open(house, 'alfa', 4)
await sala.table()
const { who } = sala
await sala.play([
  bankOpened(who, 1, 40),
  ...coupSettled(who, { stakes: [[2, 40]], result: 'banco' }),
  ...upToAuction(who, 1),
  bidOf(who, 3, 20),
  bidOf(who, 4, 50),
  act('tablet', 'awardAuction', { table: 'T1' }),
  ...coupDecided(who, { stakes: [[3, 50]], result: 'punta' }).slice(0, -3),
])
const place = aPlace()
afterAll(async () => {
  place.remove()
  await house.close()
})

const findings = async (of = house) =>
  (await verifyClub(of.database.sql, GAMES, sala.clubId)).findings

it('a coup in play is in the backup: restored, its cards lie as they did, and it is played to its end', async () => {
  await writeBackup(place.file, sourceOf(house.database.url))
  const folder = path.join(place.folder, 'data')
  await restoreFolder(place.file, folder)
  const embedded = await startEmbedded(folder)
  const sql = connect(embedded.url)
  expect(await contentsOf(sql)).toEqual(await contentsOf(house.database.sql))
  const before = await sala.seenBy('inspector')

  await house.stop()
  const restored = await House.open({ sql, url: embedded.url, drop: async () => {} })
  restored.now = house.now
  const there = sala.in(restored)
  expect(await there.seenBy('inspector')).toEqual(before)
  await there.play([
    ...coupDecided(sala.who, { stakes: [[3, 50]], result: 'punta' }).slice(-3),
    act('tablet', 'settleCoup', { table: 'T1' }),
  ])
  await there.close()
  expect(await findings(restored)).toEqual([])
  await restored.stop()
  await disconnect(embedded.url)
  await embedded.stop()
  await house.start()
})

it('C.3 a closed evening is sound, its printed tableau proves itself, and every change to it is found', async () => {
  await sala.play([
    ...coupDecided(sala.who, { stakes: [[3, 50]], result: 'punta' }).slice(-3),
    act('tablet', 'settleCoup', { table: 'T1' }),
  ])
  await sala.close()
  const { ended } = run('verify', [], { DATABASE_URL: house.database.url })
  expect(await ended).toMatchObject({ code: 0, err: '' })

  const cookie = sala.person(1).cookie
  const paper = `${house.url}/print/alfa/${sala.evening}/tableau/sala.pdf`
  const printed = await fetch(paper, { headers: { cookie } })
  const text = pdfText(Buffer.from(await printed.arrayBuffer()))
  const mine = await house.query('history.mine', undefined, cookie)
  const [{ hash }] = mine.data as [{ hash: string }]
  expect(text.replaceAll(/\s/g, '')).toContain(hash.slice(0, 8))
  const proof = async () =>
    (await house.query('verify.check', { slug: 'alfa', hash }, cookie)).data as {
      proof: { chain: { sound: boolean }; figures: boolean }
    }
  expect(await proof()).toMatchObject({ proof: { chain: { sound: true }, figures: true } })

  const [{ position } = { position: 0 }] = await house.database.sql<{ position: number }[]>`
    select position from journal where stream_id = ${sala.evening} and type = 'coupSettled'
    order by position limit 1`
  const where = `where stream_id = '${sala.evening}' and position = ${position}`
  const [{ event } = { event: '' }] = await house.database.sql<{ event: string }[]>`
    select event::text as event from journal where stream_id = ${sala.evening} and position = ${position}`
  const put = (changed: string) =>
    tamper(house.database.sql, 'journal', `update journal set event = ${changed}::json ${where}`)
  await put(`replace(event::text, '"chips":40', '"chips":41')`)
  expect((await findings()).length).toBeGreaterThan(0)
  expect(await proof()).toMatchObject({ proof: { chain: { sound: false } } })
  await put(`'${event.replaceAll("'", "''")}'`)
  expect(await findings()).toEqual([])
})
