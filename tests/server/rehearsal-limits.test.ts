import { afterAll, expect, it } from 'vitest'
import { isRehearsal, newRehearsalId, placeOf, placeWord, rehearsalWord } from '@/db/rehearsals'
import { PLACE_HEADER } from '@/server/access/places'
import { visitorOf } from '@/server/doors/visitor'
import { foundRehearsal } from '@/server/rehearsal/club'
import {
  beginRehearsal,
  closeRehearsal,
  rehearsalOf,
  sweepRehearsals,
} from '@/server/rehearsal/rehearsals'
import { openDemo } from '@/server/starting/demo'
import { House } from '../support/house'

/** A story whose evening the person opens, so that nothing is played before. */
const QUICK = { story: 'first-evening-secretary', locale: 'it' } as const
const AT_ONCE = 12
const OF_ONE = 4
const MINUTE = 60_000
const HOUR = 3_600_000

const house = await House.open()
house.now = Date.now()
await openDemo(house.database.sql)
afterAll(() => house.close())

const begin = () => house.mutate('rehearsals.beginAtDemo', QUICK)
/** Somebody of their own begins one. */
const begun = (by: string) => beginRehearsal({ ...QUICK, by, from: null })
const clubsBegun = async () => {
  const rows = await house.database.sql<{ clubId: string }[]>`select club_id from club`
  return rows.map(({ clubId }) => clubId).filter(isRehearsal)
}

it('of many who begin at once no more get in than a process plays, and none begins within another', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: AT_ONCE + 3 }, (_, nth) => begun(`somebody ${nth}`)),
  )
  const [one, ...others] = answers.flatMap((told) =>
    told.status === 'fulfilled' ? told.value : [],
  )
  expect(others.length).toBe(AT_ONCE - 1)
  const refused = answers.flatMap((told) => (told.status === 'rejected' ? told.reason.code : []))
  expect(refused).toEqual(Array.from({ length: 3 }, () => 'too-many-rehearsals'))
  await closeRehearsal(one?.club.clubId ?? '')
  const other = others[0]?.club.clubId ?? ''
  const within = await fetch(`${house.url}/api/trpc/rehearsals.begin`, {
    method: 'POST',
    headers: { [PLACE_HEADER]: placeWord(other, 'segreteria'), 'content-type': 'application/json' },
    body: JSON.stringify(QUICK),
  })
  expect(within.status).toBe(404)
  for (const id of await clubsBegun()) await closeRehearsal(id)
})

it('a person with four begins no fifth while somebody is at each; one that was left makes room', async () => {
  const four = await Promise.all(Array.from({ length: OF_ONE }, begin))
  expect(four.map(({ status }) => status)).toEqual(four.map(() => 200))
  const fifth = await begin()
  expect(fifth).toMatchObject({ status: 429, error: { code: 'too-many-rehearsals-here' } })
  const other = await begun('somebody else')
  const [left] = await clubsBegun()
  rehearsalOf(left ?? '').seenAt -= 2 * MINUTE
  expect((await begin()).status).toBe(200)
  expect(await clubsBegun()).not.toContain(left)
  expect(await clubsBegun()).toContain(other.club.clubId)
  for (const id of await clubsBegun()) await closeRehearsal(id)
})

it('a rehearsal that a stopped process left behind goes once nobody has used it for an hour', async () => {
  const { sql } = house.database
  const { clubId: left } = await foundRehearsal('it', null)
  const { clubId: used } = await foundRehearsal('it', null)
  const later = house.now + 2 * HOUR
  await sql`update session set seen_at = ${new Date(later).toISOString()} where club_id = ${used}`
  house.now = later
  await sweepRehearsals()
  expect(await clubsBegun()).toEqual([used])
  expect(() => rehearsalOf(left)).toThrow('not-found')
  house.now = later + 24 * HOUR
  await sweepRehearsals()
  expect(await clubsBegun()).toEqual([])
})

it('the word of a club with a place behind it is nobody’s', async () => {
  expect(await visitorOf('demo', undefined)).not.toBeNull()
  expect(await visitorOf('demo~segreteria', undefined)).toBeNull()
})

it('a rehearsal goes from every table that has clubs', async () => {
  const { sql } = house.database
  const tables = await sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'club_id' and t.table_type = 'BASE TABLE'`
  const [{ body } = { body: '' }] = await sql<{ body: string }[]>`
    select pg_get_functiondef('end_rehearsal(uuid)'::regprocedure) as body`
  expect(tables.length).toBeGreaterThan(20)
  expect(
    tables.map(({ name }) => name).filter((name) => !body.includes(`delete from ${name} `)),
  ).toEqual([])
})

it('no club of a house has the id or the word of a rehearsal', async () => {
  const { sql } = house.database
  const founded = (clubId: string, slug: string) => sql`
    insert into club (club_id, slug, name, short_name, time_zone)
    values (${clubId}, ${slug}, 'Circolo', 'Circolo', 'Europe/Rome')`
  const id = newRehearsalId()
  await expect(founded(id, 'circolo')).rejects.toThrow('club_rehearsed')
})

it('no page but one of a place is framed, and that only by a page of the house', async () => {
  const id = newRehearsalId()
  const framing = async (path: string) => {
    const { headers } = await fetch(`${house.url}${path}`)
    const [ancestors] =
      /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '') ?? []
    return [ancestors, headers.get('x-frame-options')]
  }
  const own = ["frame-ancestors 'self'", 'SAMEORIGIN']
  const none = ["frame-ancestors 'none'", 'DENY']
  expect(await framing(`/${placeWord(id, 'm1')}/tavolo`)).toEqual(own)
  const others = [
    '/',
    '/demo',
    '/demo~m1/tavolo',
    `/${rehearsalWord(id)}`,
    `//${placeWord(id, 'm1')}`,
  ]
  for (const path of others) expect(await framing(path), path).toEqual(none)
  const [, door] = await framing(`/print/${placeWord(id, 'm1')}/x`)
  expect(door).toBe('DENY')
})

it('an event that could not be read is noted with the next one, and the others go on', async () => {
  const { data } = await house.mutate('rehearsals.beginAtDemo', { ...QUICK, story: 'watched' })
  const { clubId } = placeOf((data as { word: string }).word) ?? { clubId: '' }
  const rehearsal = rehearsalOf(clubId)
  rehearsal.pace = 0
  const { driver } = rehearsal
  const [table] = driver.tables
  if (!table) throw new Error('nothing is played')
  const { noted } = table
  // No journal is read from there: the database answers with an error.
  table.noted = Number.NaN
  while (!(await driver.step(table)));
  await driver.rest()
  table.noted = noted
  while (!(await driver.step(table)));
  await driver.rest()
  expect(table.noted).toBeGreaterThan(noted + 1)
  await closeRehearsal(clubId)
})
