import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { cashBeside } from '@/db/queries/streams'
import { Settings } from '@/rules/black-jack/settings'
import { cashLimitOn, FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { House, type Person } from '../support/house'
import { spawned } from '../support/spawned'

const DAY = '2026-11-20'
const T1 = { table: 'T1' }
const SETTINGS = FLOAT_PROFILES.venezia
const LIMIT = cashLimitOn(SETTINGS, DAY)
const PEOPLE = 8
/** Each of the two changes is within the limit, and both together are above it. */
const PIECES = { 1000: Math.floor(LIMIT / 1000) - 1, 100: 1 }
const EACH = (Math.floor(LIMIT / 1000) - 1) * 1000 + 100
const staff = new Map<string, Person>()
const on = (office: string): Person => staff.get(office) ?? desk

const house = await House.open()
// The other server has the machine's clock, and everybody must be signed in there.
house.now = Date.now()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const deputato = await house.member(clubId, 'alfa', '2', ['socio', 'deputato'])
for (const [at, office] of ['commissario', 'testimone', 'changeur', 'capo-partita'].entries())
  staff.set(office, await house.member(clubId, 'alfa', String(200 + at)))
const people = await Promise.all(
  Array.from({ length: PEOPLE }, (_, n) => house.member(clubId, 'alfa', String(300 + n))),
)
const other = await spawned(house.database.url)
/** The evening of each game and the server that its office uses. */
const rooms: { game: string; evening: string; url: () => string }[] = [
  await room('chemin-de-fer', () => house.url, [
    [desk, 'openTable', { seats: 9, minimum: 10, level: 3, isLarge: false }],
  ]),
  await room('black-jack', () => other.url, [
    [deputato, 'openTable', { minimum: 10, settings: Settings.parse({}), as: 'management' }],
    [desk, 'signTable', { ...T1, as: 'control' }],
  ]),
]
afterAll(async () => {
  other.process.kill('SIGKILL')
  await house.close()
})

/** An evening of the day with a float that is open, and every person identified there. */
async function room(
  game: string,
  url: () => string,
  opened: readonly (readonly [Person, string, object])[],
) {
  const evening = await house.evening(game, desk, game, DAY)
  const room = { game, evening, url: () => house.url }
  const enter = (office: string, where: string | null) =>
    [desk, 'enterDuty', { member: on(office).id, office, where }] as const
  const counted = { ...T1, changeur: on('changeur').id, pieces: listOf(SETTINGS) }
  const steps: readonly (readonly [Person, string, object])[] = [
    ...opened,
    [desk, 'declareFloat', { settings: SETTINGS }],
    enter('commissario', null),
    enter('testimone', null),
    enter('capo-partita', 'T1'),
    enter('changeur', 'T1'),
    [on('commissario'), 'orderOpening', T1],
    [
      on('capo-partita'),
      'countCards',
      { ...T1, when: 'unsealed', cards: 312, masks: game === 'black-jack' ? 1 : 2, note: '' },
    ],
    [on('capo-partita'), 'placeTaxBox', { ...T1, label: '7', seal: '118' }],
    [on('commissario'), 'countOpening', counted],
    [on('testimone'), 'confirmOpening', T1],
    ...people.map(({ id }) => [on('commissario'), 'identifyPerson', { member: id }] as const),
  ]
  for (const [by, type, payload] of steps) {
    const { status, code } = await give(room, by, type, payload)
    if (status !== 200) throw new Error(`${game} ${type}: ${code}`)
  }
  return { ...room, url }
}

async function give(
  { game, evening, url }: (typeof rooms)[number],
  { cookie }: Person,
  type: string,
  payload: object,
) {
  const response = await fetch(`${url()}/api/trpc/${game}.${type}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ evening, id: randomUUID(), ...payload }),
  })
  const { error } = (await response.json()) as {
    error?: { data: { code: string; refusal?: { code: string } } }
  }
  return { status: response.status, code: error?.data.refusal?.code ?? error?.data.code }
}

const change = (at: (typeof rooms)[number], { id }: Person, pieces: object = PIECES) =>
  give(at, on('changeur'), 'changeMoney', { ...T1, member: id, pieces })

it('V.cash-limit ch22 one person at two games of two processes at one instant stays within the limit of the day', async () => {
  const all = await Promise.all(
    people.map((person) => Promise.all(rooms.map((at) => change(at, person)))),
  )
  for (const answers of all)
    expect(answers.map(({ code }) => code ?? 'changed').sort()).toEqual(['above-limit', 'changed'])
  for (const { id: member } of people) {
    const sums = await Promise.all(
      rooms.map(({ evening: streamId }) =>
        cashBeside(house.database.sql, { clubId, streamId, member }),
      ),
    )
    expect(sums.sort((one, two) => one - two)).toEqual([0, EACH])
  }
  expect((await verifyClub(house.database.sql, GAMES, clubId)).findings).toEqual([])
})

it('V.cash-limit ch22 banknotes undone at one game may be changed at the other', async () => {
  const [person] = people
  if (!person) throw new Error('nobody is there')
  const changes = await house.database.sql<{ streamId: string; member: string }[]>`
    select stream_id, event ->> 'member' as member from journal
     where type = 'banknotesTaken' order by position`
  const own = changes.find(({ member }) => member === person.id)
  const taken = rooms.find(({ evening }) => evening === own?.streamId)
  const there = rooms.find(({ evening }) => evening !== own?.streamId)
  if (!own || !taken || !there) throw new Error('the person changed nothing')
  const place = changes.filter(({ streamId }) => streamId === own.streamId).indexOf(own)
  expect((await change(there, person)).code).toBe('above-limit')
  const { data } = await house.query('log.book', { evening: taken.evening, ...T1 }, desk.cookie)
  const { book } = data as { book: { lines: { number: number; told: unknown }[] } }
  const lines = book.lines.filter(({ told }) => JSON.stringify(told).includes('banknotesTaken'))
  const undo = { ...T1, line: lines[place]?.number, why: 'Due volte la stessa' }
  expect(await give(taken, on('commissario'), 'undoLine', undo)).toEqual({ status: 200 })
  expect((await change(there, person)).status).toBe(200)
  expect((await change(taken, person)).code).toBe('above-limit')
})
