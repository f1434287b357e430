import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Played, playedEvening } from '../print/played'
import type { House } from '../support/house'

let of: Played
let house: House
let tonight: string
beforeAll(async () => {
  of = await playedEvening()
  house = of.house
  const { evening, desk } = of
  const done = { evening, id: randomUUID() }
  expect((await house.mutate('poker.closeEvening', done, desk.cookie)).status).toBe(200)
  const opening = { game: 'poker', title: 'Sabato', day: '2026-11-21' }
  const opened = await house.mutate('evenings.open', opening, desk.cookie)
  tonight = (opened.data as { evening: string }).evening
})
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

it('XVII.2 they are for members who rule, in their own club', async () => {
  const [player] = of.players
  expect((await on('XII.5', player?.cookie ?? '')).status).toBe(403)
  const other = await house.club('bravo')
  const theirs = await house.member(other, 'bravo', '1', ['socio', 'deputato'])
  expect((await on('XII.5', theirs.cookie)).status).toBe(404)
})
