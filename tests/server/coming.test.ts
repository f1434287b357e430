import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@/rules/kernel/time'
import { GAMES } from '@/server/games/index'
import { calendarOf } from '@/server/print/calendar'
import { running } from '@/server/running/running'
import { House, type Person } from '../support/house'
import { Maker } from '../support/maker'

const data = mkdtempSync(path.join(tmpdir(), 'circolo-coming-'))
/** Nine in the morning in Rome, on the day of the evening. */
const MORNING = Date.parse('2026-11-27T09:00:00+01:00')

let now = MORNING

const service = await Maker.open()
const house = await House.open(undefined, undefined, {
  now: () => now,
  kept: { data, place: data },
  pushTo: (endpoint) => endpoint.startsWith(service.origin),
})
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario', 'amministratore'])
const members: Person[] = []
for (const card of ['11', '12', '13']) members.push(await house.member(clubId, 'alfa', card))
afterAll(async () => {
  await house.close()
  await service.close()
  rmSync(data, { recursive: true, force: true })
})

interface Told {
  id: string
  people: number
  mine: boolean
}
const listed = async (by: Person) =>
  (await house.query('coming.list', undefined, by.cookie)).data as Told[]
const announced = async (more: object = {}) => {
  const given = { id: randomUUID(), game: 'poker', day: '2026-11-27', hour: '21:00', classId: null }
  const answer = await house.mutate('coming.announce', { ...given, ...more }, desk.cookie)
  return { id: { ...given, ...more }.id, ...answer }
}
const mean = (by: Person | undefined, id: string, toCome: boolean) =>
  house.mutate('coming.mean', { id, toCome }, by?.cookie ?? '')
const member = (at: number): Person => members[at] ?? desk

it('the secretary announces an evening once, and members see how many mean to come, never who', async () => {
  const { id } = await announced()
  await announced({ id })
  await mean(member(0), id, true)
  await mean(member(0), id, true)
  await mean(member(1), id, true)
  expect(await listed(member(0))).toMatchObject([{ id, people: 2, mine: true, hour: '21:00' }])
  expect(await listed(member(2))).toMatchObject([{ id, people: 2, mine: false }])
  expect(JSON.stringify(await listed(member(2)))).not.toContain('Socio')
  await mean(member(1), id, false)
  expect(await listed(member(2))).toMatchObject([{ id, people: 1 }])
  const asked = { game: 'poker', day: '2026-11-27' }
  const people = await house.query('coming.people', asked, desk.cookie)
  expect(people.data).toMatchObject([{ id: member(0).id, name: 'Socio 11' }])
  expect((await house.query('coming.people', asked, member(0).cookie)).status).toBe(403)
})

it('I to mean to come is no signature: nothing of it is in a journal', async () => {
  const { sql } = house.database
  expect(await sql`select count(*)::int as count from journal`).toEqual([{ count: 0 }])
})

it.each([
  ['of a game that is not here', { game: 'faraone' }, 'no-such-game'],
  ['of a class that is not here', { classId: randomUUID() }, 'no-such-class'],
  ['of yesterday', { day: '2026-11-26' }, 'day-is-past'],
  ['at no hour of a clock', { hour: '25:00' }, 'invalid'],
])('an evening %s is not announced', async (_, wrong, code) => {
  expect((await announced(wrong)).error).toMatchObject({ code })
})

it('an evening that was called off is gone for everybody, and nobody can mean to come to it', async () => {
  const { id } = await announced({ day: '2026-12-04' })
  expect(await listed(desk)).toHaveLength(2)
  const off = () => house.mutate('coming.callOff', { id }, desk.cookie)
  expect((await off()).status).toBe(200)
  expect(await off()).toMatchObject({ status: 404, error: { code: 'no-such-evening' } })
  expect(await mean(member(0), id, true)).toMatchObject({ error: { code: 'no-such-evening' } })
  expect(await listed(desk)).toHaveLength(1)
  const rows = await house.database.sql<{ what: string }[]>`
    select what from audit where what like 'evening%' order by audit_id`
  expect(rows.map(({ what }) => what)).toEqual([
    'eveningAnnounced',
    'eveningAnnounced',
    'eveningCalledOff',
  ])
})

it('an id stands for one announcement: with another content it is taken', async () => {
  const { id } = await announced({ day: '2026-12-11' })
  expect(await announced({ id, day: '2026-12-11' })).toMatchObject({ status: 200 })
  for (const other of [{ hour: '22:00' }, { day: '2026-12-12' }, { game: 'black-jack' }]) {
    const answer = await announced({ id, day: '2026-12-11', ...other })
    expect(answer).toMatchObject({ status: 409, error: { code: 'id-taken' } })
  }
  await house.mutate('coming.callOff', { id }, desk.cookie)
})

it('until six in the morning it is still the evening before', async () => {
  const [at, id] = [now, randomUUID()]
  now = Date.parse('2026-11-27T05:59:00+01:00')
  expect(await announced({ id, day: '2026-11-26', hour: '23:00' })).toMatchObject({ status: 200 })
  expect(await listed(desk)).toContainEqual(expect.objectContaining({ id }))
  now += 2 * MINUTE_MS
  expect(await listed(desk)).not.toContainEqual(expect.objectContaining({ id }))
  now = at
})

it('a blocked member is counted no more', async () => {
  const [one] = await listed(desk)
  const blocked = await house.member(clubId, 'alfa', '31')
  await mean(blocked, one?.id ?? '', true)
  expect(await listed(desk)).toMatchObject([{ people: 2 }])
  await house.mutate('members.block', { id: blocked.id, blocked: true }, desk.cookie)
  expect(await listed(desk)).toMatchObject([{ people: 1 }])
})

it('an evening of a game that is played no more is not in the calendar', async () => {
  const { id } = await announced({ day: '2026-12-18', game: 'black-jack' })
  const plays = (games: string[]) => house.mutate('club.update', { games }, desk.cookie)
  expect(await plays(['poker'])).toMatchObject({ status: 200 })
  expect(await listed(desk)).toHaveLength(1)
  expect(await mean(member(0), id, true)).toMatchObject({ error: { code: 'no-such-evening' } })
  await plays(Object.keys(GAMES))
  expect(await listed(desk)).toHaveLength(2)
  await house.mutate('coming.callOff', { id }, desk.cookie)
})

it('another club knows nothing of it', async () => {
  const beta = await house.member(await house.club('beta'), 'beta', '1', ['segretario'])
  const [one] = await listed(desk)
  expect(await listed(beta)).toEqual([])
  expect(await mean(beta, one?.id ?? '', true)).toMatchObject({ status: 404 })
  const print = await fetch(`${house.url}/print/beta/serata.ics?serata=${one?.id}`, {
    headers: { cookie: beta.cookie },
  })
  expect(print.status).toBe(404)
})

it('a phone’s calendar gets the hour by the club’s clock', async () => {
  const [one] = await listed(member(0))
  const answer = await fetch(`${house.url}/print/alfa/serata.ics?serata=${one?.id}`, {
    headers: { cookie: `${member(0).cookie}; lingua=it` },
  })
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toContain('DTSTART:20261127T200000Z\r\n')
  expect(text).toContain('SUMMARY:Poker · alfa\r\n')
  expect(text.replaceAll('\r\n ', '')).toContain('non è una firma: la lista')
  expect((await fetch(`${house.url}/print/alfa/serata.ics?serata=${one?.id}`)).status).toBe(401)
})

it('a calendar’s lines are short, its signs escaped, and no letter is cut in two', () => {
  const club = { name: 'Circolo; «dell’Unione», già «Società» — sala àèìòù àèìòù àèìòù' }
  const text = calendarOf(
    {
      id: 'x',
      className: 'Cento, e più',
      startsAt: Date.parse('2026-07-01T19:00:00Z'),
    },
    {
      club: {
        ...club,
        shortName: 'U',
        slug: 'u',
        unit: null,
        decimals: 0,
        timeZone: 'Europe/Rome',
      },
      ...{ game: 'Poker', at: 0, locale: 'it' },
    },
  )
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain(
    'LOCATION:Circolo\\; «dell’Unione»\\, già «Società» — sala àèìòù àèìòù àèìòù\r\n',
  )
  expect(whole).toContain('SUMMARY:Poker · Cento\\, e più · U\r\n')
})

it('those who mean to come are reminded once, on the day, from ten o’clock', async () => {
  await house.mutate('push.turn', { on: true }, desk.cookie)
  const [coming, other] = [service.browser(), service.browser()]
  await house.mutate('push.subscribe', { ...coming, locale: 'it' }, member(0).cookie)
  await house.mutate('push.subscribe', { ...other, locale: 'it' }, member(2).cookie)
  await running().pushes.remind()
  expect(service.received).toEqual([])
  now = MORNING + HOUR_MS
  await running().pushes.remind()
  const [told] = await service.messagesTo(coming)
  expect(told?.message).toMatchObject({ reason: 'tonight', title: 'Stasera si gioca · alfa' })
  await running().pushes.remind()
  now = MORNING + 2 * HOUR_MS
  await running().pushes.remind()
  expect(service.received).toHaveLength(1)
})

describe('on the evening’s day after ten', () => {
  const tellOn = async (by: Person) => {
    const browser = service.browser()
    await house.mutate('push.subscribe', { ...browser, locale: 'it' }, by.cookie)
    return browser
  }
  const afterMorning = async (hours: number) => {
    now = MORNING + hours * HOUR_MS
    await running().pushes.remind()
  }

  it('a member who says so is reminded an hour before, and an error with one keeps back nobody else', async () => {
    now = MORNING + 5 * HOUR_MS
    const { id } = await announced({ hour: '22:00' })
    await afterMorning(5)
    const broken = await house.member(clubId, 'alfa', '21')
    await mean(broken, id, true)
    await tellOn(broken)
    const { sql } = house.database
    await sql`alter table push_subscription drop constraint push_subscription_locale`
    await sql`update push_subscription set locale = 'xx' where member_id = ${broken.id}`
    const sound = [await tellOn(member(0)), await tellOn(member(2))]
    for (const one of members) await mean(one, id, true)
    await afterMorning(11)
    expect(service.received).toHaveLength(1)
    await afterMorning(12)
    for (const one of sound)
      expect(await service.messagesTo(one)).toMatchObject([{ message: { reason: 'tonight' } }])
  })

  it('a member who asks only later to be told is reminded then, once', async () => {
    const later = await tellOn(member(1))
    await afterMorning(12.5)
    await afterMorning(12.6)
    expect(await service.messagesTo(later)).toHaveLength(1)
  })

  it('nobody is reminded who says so within the last hour, or of an evening that has begun', async () => {
    const before = service.received.length
    const late = await house.member(clubId, 'alfa', '22')
    await tellOn(late)
    const [, { id } = { id: '' }] = await listed(desk)
    expect((await mean(late, id, true)).status).toBe(200)
    for (const hours of [12.7, 12.9, 13.1]) await afterMorning(hours)
    expect(service.received).toHaveLength(before)
  })

  it('a member who had signed out of their browser is reminded on the next one', async () => {
    const out = await house.member(clubId, 'alfa', '23')
    await tellOn(out)
    const { id } = await announced({ hour: '23:55' })
    expect((await mean(out, id, true)).status).toBe(200)
    await house.mutate('auth.signOutEverywhere', {}, out.cookie)
    await afterMorning(14)
    const next = await tellOn({ ...out, cookie: await house.signIn('alfa', '23') })
    await afterMorning(14.2)
    expect(await service.messagesTo(next)).toMatchObject([{ message: { reason: 'tonight' } }])
  })
})

it('a member’s own data names the evenings they mean to come to, and forgetting them takes it out', async () => {
  const self = member(0)
  const { data: mine } = await house.query('mine.all', undefined, self.cookie)
  expect((mine as { coming: unknown[] }).coming).toMatchObject([
    { hour: '21:00', calledOffAt: null },
    { hour: '22:00', calledOffAt: null },
  ])
  const asked = { id: self.id, askedOn: '2026-11-20' }
  expect(await house.mutate('forgetting.forget', asked, desk.cookie)).toMatchObject({ status: 200 })
  const { sql } = house.database
  expect(await sql`select from coming_member where member_id = ${self.id}`).toEqual([])
})
