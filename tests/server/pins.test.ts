import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { FLOAT_PROFILES, FloatSettings, listOf } from '@/rules/float/settings'
import type { Office } from '@/rules/float/state/staff'
import { act } from '../support/chemin'
import { PASSWORD } from '../support/clubs'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'

const MINUTE = 60_000
const PIN = '90417263'
const table = 'T1'
const settings = FloatSettings.parse(FLOAT_PROFILES.venezia)

const house = await House.open()
afterAll(() => house.close())
// Every test has a window of its own, so that none is delayed by another's failures.
beforeEach(() => {
  house.now += 16 * MINUTE
  house.pauses.length = 0
})

const on = (office: Office, { id: member }: Person, where: string | null = null) => [
  act('desk', 'enterDuty', { member, office, where }),
]
const setPin = (pin: string, cookie: string, password = PASSWORD) =>
  house.mutate('pins.set', { password, pin }, cookie)

const sala = await Sala.open(house, 'alfa', 7)
await sala.table()
const [inspector, witness, changeur] = [5, 6, 7].map((n) => sala.person(n)) as [
  Person,
  Person,
  Person,
]
await sala.play([
  act('desk', 'declareFloat', { settings }),
  ...on('commissario', inspector),
  ...on('testimone', witness),
  ...on('changeur', changeur, table),
  ...on('capo-partita', sala.desk, table),
  act(5, 'orderOpening', { table }),
  act('desk', 'countCards', { table, when: 'unsealed', cards: 312, masks: 2, note: '' }),
  act('desk', 'placeTaxBox', { table, label: '7', seal: '118' }),
])
for (const { cookie } of [inspector, witness]) await setPin(PIN, cookie)

interface Signed {
  type: string
  payload: object
  by: Person
  pin?: string
  id?: string
  at?: string
}

/** Signs a command at the table's tablet, or where `at` is signed in. */
async function sign({ type, payload, by, pin = PIN, id = randomUUID(), at }: Signed) {
  const command = { evening: sala.evening, id, type, payload, member: by.id, pin }
  const cookie = at ?? sala.cookieOf('tablet')
  const { status, error, data } = await house.mutate('pins.give', command, cookie)
  const refusal = error?.refusal as { code: string } | undefined
  return { status, code: refusal?.code ?? error?.code, data }
}

const OPENING = { table, pieces: listOf(settings) }
const count = () =>
  ({ type: 'countOpening', payload: { ...OPENING, changeur: changeur.id }, by: inspector }) as const
const confirm = (by: Person) => ({ type: 'confirmOpening', payload: { table }, by }) as const

const stored = async (type: string) =>
  await house.database.sql<{ by: { member: string; post: string; roles: string[] } }[]>`
    select by from journal where stream_id = ${sala.evening} and type = ${type}`

it('V.open-presence ch3 a wrong PIN does nothing and says so; after five the PIN is not tried again for a while', async () => {
  const wrong = { ...count(), pin: '90417262' }
  for (let n = 0; n < 5; n += 1)
    expect(await sign(wrong)).toMatchObject({ status: 401, code: 'wrong-pin' })
  expect(await sign(count())).toMatchObject({ status: 429, code: 'too-many-attempts' })
  expect(await stored('openingCounted')).toEqual([])
  // Another member is not delayed, nor is the same one's own phone.
  expect(await sign(confirm(witness))).toMatchObject({ status: 422 })
  expect((await house.query('auth.me', undefined, inspector.cookie)).status).toBe(200)
})

it('V.open-presence ch3 inspector and witness open the box at the tablet by PIN, each as themself and at that post', async () => {
  expect((await sign(count())).status).toBe(200)
  expect(await sign(confirm(inspector))).toMatchObject({ status: 422 })
  const id = randomUUID()
  const first = await sign({ ...confirm(witness), id })
  expect(first.status).toBe(200)
  // The answer was lost: the same signature again is the same command.
  expect(await sign({ ...confirm(witness), id })).toEqual(first)
  expect(await stored('floatOpened')).toEqual([
    { by: { roles: ['socio'], member: witness.id, post: table } },
  ])
})

it('ch3 a member signs at the desk too, and at no one else’s phone', async () => {
  const line = { type: 'writeLine', payload: { table, text: 'Luce mancata' }, by: changeur }
  await setPin(PIN, changeur.cookie)
  expect(await sign({ ...line, at: sala.desk.cookie })).toMatchObject({ status: 200 })
  expect(await sign({ ...line, at: witness.cookie })).toMatchObject({ status: 403 })
  expect(await sign({ ...line, at: 'nobody' })).toMatchObject({ status: 401 })
})

it('ch3 a PIN opens the offices of the evening, none of the club', async () => {
  await setPin(PIN, sala.desk.cookie)
  const given = { by: sala.desk, payload: {} }
  expect(await sign({ ...given, type: 'closeEvening' })).toMatchObject({ status: 403 })

  expect(await sign({ ...given, type: 'constructor' })).toMatchObject({ status: 404 })
  expect(await sign({ ...given, type: 'orderOpening' })).toMatchObject({ status: 400 })
})

it('ch3 a member sets the PIN by their password, and no PIN that is easily guessed', async () => {
  const { cookie } = sala.person(1)
  expect(await setPin(PIN, cookie, 'sbagliata')).toMatchObject({
    status: 401,
    error: { code: 'wrong-password' },
  })
  for (const easy of ['1111', '1212', '2345', '98765'])
    expect(await setPin(easy, cookie)).toMatchObject({ error: { code: 'common-pin' } })
  for (const bad of ['123', '123456789', '12a4'])
    expect(await setPin(bad, cookie)).toMatchObject({ status: 400 })
  expect((await house.query('pins.mine', undefined, cookie)).data).toEqual({ isSet: false })
  expect((await setPin('4827', cookie)).status).toBe(200)
  expect((await setPin('73905', cookie)).status).toBe(200)
  expect((await house.query('pins.mine', undefined, cookie)).data).toEqual({ isSet: true })
})

it('ch3 a PIN no longer signs when its member or the administrator removed it, or the password was reset', async () => {
  const boss = await house.member(sala.clubId, 'alfa', '9', ['socio', 'amministratore'])
  const by = sala.person(2)
  const line = { type: 'askCassa', payload: { member: by.id, chips: 10 }, by }
  const removals = [
    () => house.mutate('pins.remove', {}, by.cookie),
    () => house.mutate('members.removePin', { id: by.id }, boss.cookie),
    () => house.mutate('members.resetPassword', { id: by.id }, boss.cookie),
  ]
  for (const remove of removals) {
    await setPin(PIN, by.cookie)
    expect((await remove()).status).toBe(200)
    expect(await sign(line)).toMatchObject({ status: 422, code: 'no-pin' })
  }
  await house.mutate('members.block', { id: inspector.id }, boss.cookie)
  expect(await sign(confirm(inspector))).toMatchObject({ status: 403, code: 'blocked' })
  const { data } = await house.query('audit.list', {}, boss.cookie)
  const acts = (data as { what: string }[]).map(({ what }) => what)
  expect(acts).toEqual(expect.arrayContaining(['pinSet', 'pinRemoved']))
})

it('ch3 the PIN itself is stored nowhere', async () => {
  const { sql } = house.database
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`
  for (const { name } of tables) {
    const found = await sql`select 1 from ${sql(name)} t where t::text like ${`%${PIN}%`}`
    expect([name, found.length]).toEqual([name, 0])
  }
})
