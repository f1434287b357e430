import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DEMO } from '@/db/demo'
import { foundClub } from '@/db/queries/clubs'
import { asMember } from '@/rules/kernel/ids'
import { checkBackup } from '@/server/keeping/read'
import { clubOf, memberOf, PASSWORD } from '../support/clubs'
import { House, type Person, SECRET } from '../support/house'
import { aPlace } from './keep'

let house: House
let place: ReturnType<typeof aPlace>
let clubId: string
let administrator: Person
beforeEach(async () => {
  house = await House.open()
  clubId = await house.club('alfa')
  administrator = await house.member(clubId, 'alfa', '1', ['socio', 'amministratore'])
  place = aPlace()
})
afterEach(async () => {
  place.remove()
  await house.close()
})

const admit = (password = PASSWORD, { cookie } = administrator) =>
  house.mutate('keeping.admit', { password }, cookie)

async function ticket(): Promise<string> {
  return ((await admit()).data as { url: string }).url
}

const get = (url: string, cookie?: string, method = 'GET') =>
  fetch(`${house.url}${url}`, { method, headers: cookie ? { cookie } : {} })

it('the administrator downloads a whole backup after a password, once, with an entry in the audit', async () => {
  const url = await ticket()
  const response = await get(url, administrator.cookie)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="circolo-.*gz"$/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  writeFileSync(place.file, Buffer.from(await response.arrayBuffer()))
  const { manifest, secret } = await checkBackup(place.file)
  expect(secret).toBe(SECRET)
  expect(manifest.tables.find(({ name }) => name === 'member')?.rows).toBe(1)
  expect((await get(url, administrator.cookie)).status).toBe(404)
  const { data } = await house.query('audit.list', {}, administrator.cookie)
  expect(data).toContainEqual(
    expect.objectContaining({ what: 'backupDownloaded', by: { member: administrator.id } }),
  )
})

it('nobody else does, and a ticket expires', async () => {
  const socio = await house.member(clubId, 'alfa', '2')
  const other = await house.member(clubId, 'alfa', '3', ['socio', 'amministratore'])
  expect((await admit(PASSWORD, socio)).status).toBe(403)
  expect((await admit('una parola sbagliata')).status).toBe(401)
  const url = await ticket()
  expect((await get(url)).status).toBe(401)
  expect((await get(url, socio.cookie)).status).toBe(403)
  expect((await get(url, administrator.cookie, 'POST')).status).toBe(405)
  expect((await get(url, other.cookie)).status).toBe(404)
  // A ticket used by another session is no longer valid.
  expect((await get(url, administrator.cookie)).status).toBe(404)
  const late = await ticket()
  house.now += 61_000
  expect((await get(late, administrator.cookie)).status).toBe(404)
  expect((await get(`/backup/alfa/${randomUUID()}`, administrator.cookie)).status).toBe(404)
})

it('with several clubs no administrator can download the others’ data', async () => {
  const url = await ticket()
  await clubOf(house.database.sql, 'beta')
  expect((await admit()).error).toMatchObject({ code: 'several-clubs' })
  const refused = await get(url, administrator.cookie)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('più circoli')
  const { data } = await house.query('keeping.status', undefined, administrator.cookie)
  expect(data).toMatchObject({ refused: 'several-clubs' })
})

it('the demo club gives no backup, whatever its name is; a real club beside it gives its own', async () => {
  const { sql } = house.database
  const demo = { clubId: randomUUID(), slug: DEMO.slug, name: DEMO.name, shortName: DEMO.name }
  const club = { ...demo, unit: 'EUR', decimals: 0, timeZone: 'Europe/Rome' }
  await foundClub(sql, { club, members: [], classes: [] }, { program: 'demo' })
  await memberOf(sql, demo.clubId, '1001', ['socio', 'amministratore'])
  const guest = { id: asMember(''), cookie: await house.signIn(DEMO.slug, '1001') }
  expect((await admit()).status).toBe(200)
  expect((await admit(PASSWORD, guest)).error).toMatchObject({ code: 'demo-club' })
  await sql`update club set slug = 'altro' where club_id = ${demo.clubId}`
  const renamed = await house.query('keeping.status', undefined, guest.cookie)
  expect(renamed.data).toMatchObject({ refused: 'demo-club' })
})

it('a cancelled download does not harm the server', async () => {
  const { sql } = house.database
  await sql`create table much (n int primary key, word text)`
  await sql`
    insert into much select n, md5(n::text) || repeat(md5((n * 7)::text), 30)
      from generate_series(1, 30000) as n`
  const response = await get(await ticket(), administrator.cookie)
  await response.body?.getReader().read()
  await response.body?.cancel().catch(() => undefined)
  expect((await get(await ticket(), administrator.cookie)).status).toBe(200)
})

it('an administrator verifies their own club, and no other', async () => {
  const { sql } = house.database
  const answer = await house.mutate('keeping.verify', undefined, administrator.cookie)
  expect(answer.data).toEqual({ evenings: 0, events: 0, tableaux: 0, findings: [] })
  const [mine, others] = [clubId, await clubOf(sql, 'beta')].map((id) => ({
    id,
    stream: randomUUID(),
  }))
  for (const one of [mine, others]) {
    await sql`
      insert into stream (club_id, stream_id, game, title, day, version)
      values (${one?.id ?? ''}, ${one?.stream ?? ''}, 'poker', 'Venerdì', '2026-11-20', 7)`
  }
  const { data } = await house.mutate('keeping.verify', undefined, administrator.cookie)
  expect(data).toMatchObject({ evenings: 1, findings: [{ what: 'end-differs' }] })
  const socio = await house.member(clubId, 'alfa', '2')
  expect((await house.mutate('keeping.verify', undefined, socio.cookie)).status).toBe(403)
  expect((await house.query('keeping.status', undefined, socio.cookie)).status).toBe(403)
})
