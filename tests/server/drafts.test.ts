import { afterAll, expect, it } from 'vitest'
import { House } from '../support/house'
import { Sala } from '../support/sala'

const MINUTE = 60_000
const [counted, changed] = [{ 'count.opening': { 50: 7 } }, { change: { taken: { 100: 2 } } }]

const house = await House.open()
const sala = await Sala.open(house, 'alfa', 8)
await sala.table()
await sala.table({ table: 'T2', players: [5, 6, 7, 8] })
/** Two tablets of T1, the one of T2, and the one of T1 in another club. */
const first = sala.cookieOf('tablet')
const second = await sala.another('T1')
const elsewhere = sala.cookieOf('tablet', 'T2')
const other = await Sala.open(house, 'bravo', 4)
await other.table()
const abroad = other.cookieOf('tablet')
afterAll(() => house.close())

const keep = async (cookie: string, drafts: object, ago = 0) =>
  await house.mutate('drafts.keep', { drafts, ago }, cookie)
const kept = async (cookie: string) => (await house.query('drafts.kept', undefined, cookie)).data
const devicesOf = async (post: string) => {
  const { data } = await house.query('devices.list', undefined, sala.desk.cookie)
  return (data as { id: string; post: string }[]).filter((one) => one.post === post)
}

it('a half-written form is read at its own post only: not at another table, not in another club, not by a member', async () => {
  expect((await keep(first, counted)).status).toBe(200)
  expect(await kept(first)).toEqual({ drafts: counted, ago: 0, isOwn: true })
  expect(await kept(second)).toEqual({ drafts: counted, ago: 0, isOwn: false })
  const nothing = { drafts: {}, ago: null, isOwn: false }
  for (const other of [elsewhere, abroad]) expect(await kept(other)).toEqual(nothing)
  const { cookie } = sala.person(1)
  expect(await house.query('drafts.kept', undefined, cookie)).toMatchObject({ status: 403 })
  expect(await keep(cookie, counted)).toMatchObject({ status: 403 })
})

it('of two tablets the one counts that wrote last, even when its words came first; an empty one counts too', async () => {
  await keep(first, counted)
  house.now += MINUTE
  await keep(second, changed)
  expect(await kept(first)).toEqual({ drafts: changed, ago: 0, isOwn: false })
  house.now += MINUTE
  // Written before the other's, and held up by the network.
  await keep(first, counted, 90_000)
  expect(await kept(first)).toEqual({ drafts: changed, ago: MINUTE, isOwn: false })
  await keep(second, {})
  expect(await kept(first)).toEqual({ drafts: {}, ago: 0, isOwn: false })
})

it('20,001 characters are no form, and 20,000 are', async () => {
  const long = (characters: number) => ({ x: 'a'.repeat(characters - '{"x":""}'.length) })
  expect(await keep(first, long(20_001))).toMatchObject({ status: 400 })
  expect((await keep(first, long(20_000))).status).toBe(200)
})

it('each of two tablets in use at a post is told of the other, and of none that lies elsewhere', async () => {
  const beside = async (cookie: string) =>
    (await house.query('devices.beside', undefined, cookie)).data
  const since = house.now
  const third = await sala.another('T2')
  expect(await beside(elsewhere)).toEqual([since])
  expect(await beside(abroad)).toEqual([])
  house.now += 11 * MINUTE
  expect(await beside(third)).toEqual([])
})

it('a tablet that was taken from its post writes no more; the next one goes on with what it left', async () => {
  await keep(second, changed)
  const devices = await devicesOf('T1')
  for (const { id } of devices) await house.mutate('devices.revoke', { id }, sala.desk.cookie)
  expect(await keep(second, counted)).toMatchObject({ status: 401 })
  const next = await sala.another('T1')
  expect(await kept(next)).toEqual({ drafts: changed, ago: 0, isOwn: false })
})

it('nothing half written is kept beyond the evening', async () => {
  await sala.close()
  const left = async () => {
    const [row] = await house.database.sql<{ count: number }[]>`
      select count(*)::int as count from session where evening_id = ${sala.evening} and drafts is not null`
    return row?.count
  }
  await expect.poll(left).toBe(0)
})
