import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { playedEvening } from '../print/played'

const of = await playedEvening()
const house = of.house
const { evening, desk } = of
const done = { evening, id: randomUUID() }
expect((await house.mutate('poker.closeEvening', done, desk.cookie)).status).toBe(200)
const tonight = await house.evening('poker', desk, 'Sabato', '2026-11-21')
afterAll(() => house.close())

const on = (provision: string, cookie: string, evening = tonight) =>
  house.query('precedents.on', { evening, provision }, cookie)

it('XVII.2 the deputato reads earlier rulings of the club under the same provision, without names', async () => {
  const { data } = await on('XII.5', of.deputato.cookie)
  expect(data).toMatchObject([
    {
      about: 'Chi ha mostrato per primo?',
      why: 'Le carte fanno fede.',
      changed: true,
      chips: 9,
      day: '2026-11-20',
    },
  ])
  for (const { id } of of.players) expect(JSON.stringify(data)).not.toContain(id)
})

it('XVII.2 there are none for another provision, nor from the same evening', async () => {
  expect((await on('XII.1', of.deputato.cookie)).data).toEqual([])
  expect((await on('XII.5', of.deputato.cookie, of.evening)).data).toEqual([])
})

const search = (what: object, cookie: string, game = 'poker') =>
  house.query('precedents.search', { game, provision: null, words: '', page: 0, ...what }, cookie)

it('XVII.2 the massimario finds a closed evening’s ruling by its words, its provision or both', async () => {
  const [player] = of.players
  const cookie = player?.cookie ?? ''
  const one = { about: 'Chi ha mostrato per primo?', why: 'Le carte fanno fede.', chips: 9 }
  const found = { rulings: [{ ...one, provision: 'XII.5', changed: true }], more: false }
  for (const what of [
    {},
    { words: 'carta fede' },
    { words: 'mostrare' },
    { provision: 'XII.5' },
    { provision: 'XII.5', words: '"fanno fede"' },
  ])
    expect((await search(what, cookie)).data, JSON.stringify(what)).toMatchObject(found)
  for (const what of [{ words: 'rilancio' }, { provision: 'XII.1' }, { page: 1 }])
    expect((await search(what, cookie)).data).toEqual({ rulings: [], more: false })
  expect((await search({}, cookie, 'counter')).data).toEqual({ rulings: [], more: false })
})

it('XVII.2 the massimario names nobody who played, and finds nobody by name', async () => {
  const { sql } = house.database
  const [player] = of.players
  const cookie = player?.cookie ?? ''
  const was = await sql<{ name: string }[]>`
    select name from member where member_id = ${player?.id ?? ''}`
  await sql`update member set name = 'Mostrato D’Angelo' where member_id = ${player?.id ?? ''}`
  const { data } = await search({}, cookie)
  expect(JSON.stringify(data)).toContain('Chi ha … per primo?')
  expect((await search({ words: 'mostrato' }, cookie)).data).toMatchObject({ rulings: [] })
  await sql`update member set name = ${was[0]?.name ?? ''} where member_id = ${player?.id ?? ''}`
  for (const { id } of of.players) expect(JSON.stringify(data)).not.toContain(id)
})

it('XVII.2 another club’s rulings are not found, and a visitor finds none', async () => {
  const other = await house.club('charlie')
  const theirs = await house.member(other, 'charlie', '1')
  expect((await search({}, theirs.cookie)).data).toEqual({ rulings: [], more: false })
  expect((await search({}, '')).status).toBe(401)
})

it('XVII.2 they are for members who rule, in their own club', async () => {
  const [player] = of.players
  expect((await on('XII.5', player?.cookie ?? '')).status).toBe(403)
  const other = await house.club('bravo')
  const theirs = await house.member(other, 'bravo', '1', ['socio', 'deputato'])
  expect((await on('XII.5', theirs.cookie)).status).toBe(404)
})
