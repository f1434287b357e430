import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { BlackJackDay } from '../support/black-jack'
import { T1 } from '../support/day'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'

const house = await House.open()
const day = await BlackJackDay.open(house, 'alfa', 3)
await day.table()
afterAll(() => house.close())

it('B.2.3 B1.stakes.1 a table opened by two, a tablet paired to it, stakes laid from the phones', async () => {
  const screen = await Line.open(`${house.url}/live/alfa/post`, { cookie: day.cookieOf('tablet') })
  expect((await screen.next(aView)).data).toMatchObject({
    game: 'black-jack',
    view: { kind: 'table', summary: { id: 'T1', limits: { minimum: 10, maximum: 100 } } },
  })
  screen.close()
  await day.stakes([1, 20], [2, 10], [3, 40])
  expect(await day.balance(`puntate:T1:1:${day.who(1)}`)).toBe(20)
  expect(await day.seenBy(2)).toMatchObject({ mine: { chips: 990, seat: { seat: 2 } } })
})

it('B.16.1 B.5.1 nobody speaks for another, and a tablet gives nothing at another table', async () => {
  await day.cards('10 9 8 A 7 K 6')
  const word = { ...T1, casella: 1, player: day.who(1), word: 'no' }
  expect(await day.give(2, 'sayWord', word)).toMatchObject({
    status: 422,
    error: { refusal: { provision: null, code: 'not-yours' } },
  })
  expect((await day.give('tablet', 'goOn', { table: 'T2' })).status).toBe(422)
  const stranger = await house.member(day.clubId, 'alfa', '99')
  const insure = { evening: day.evening, id: randomUUID(), ...T1, casella: 1, player: day.who(1) }
  const answer = await house.mutate('black-jack.insure', { ...insure, chips: 5 }, stranger.cookie)
  expect(answer.status).toBe(422)
  expect((await house.mutate('black-jack.insure', { ...insure, chips: 5 }, '')).status).toBe(401)
})

it('B.9.2 B.13.2 insurance is laid once even when its answer was lost, and is lost without a black jack', async () => {
  const id = randomUUID()
  const insure = { ...T1, casella: 1, player: day.who(1), chips: 10 }
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await day.give(1, 'insure', insure, id)).status).toBe(200)
  expect(await day.balance(`assicurazione:T1:1:${day.who(1)}`)).toBe(10)
  await day.say(1, 'no')
  await day.say(2, 'no')
  await day.say(3, 'carta')
  await day.cards('6')
  await day.say(3, 'no')
  await day.cards('6')
  expect(await day.balance(`assicurazione:T1:1:${day.who(1)}`)).toBe(0)
})

it('B.29 a claim halts the settling until the inspector rules on it', async () => {
  await day.must(1, 'makeClaim', {
    ...T1,
    casella: 1,
    player: day.who(1),
    text: 'avevo detto carta',
  })
  const stopped = await day.give('tablet', 'settleColpo', T1)
  expect(stopped.status).toBe(200)
  const ruling = { ...T1, number: 1, isUpheld: false, why: 'La prima parola era no' }
  expect((await day.give(1, 'ruleClaim', ruling)).status).toBe(403)
  await day.must('inspector', 'ruleClaim', { ...ruling, provision: 'B.23.1' })
  await day.must('tablet', 'settleColpo', T1)
  // m1 ties 17 against 17 and has lost the insurance; m2 wins with 19, m3 with 20.
  expect(await day.balance('banco:T1')).toBe(10 - 10 - 40)
})

it('J.3 J.2 an entry is taken back over HTTP, and a stale word is refused', async () => {
  await day.must('tablet', 'repeatStakes', T1)
  expect(await day.balance(`puntate:T1:3:${day.who(3)}`)).toBe(40)
  await day.must('tablet', 'takeBack', T1)
  expect(await day.balance(`puntate:T1:3:${day.who(3)}`)).toBe(0)
  const stale = { ...T1, upon: { moves: 1 } }
  expect(await day.give('tablet', 'takeBack', stale)).toMatchObject({
    status: 422,
    error: { refusal: { code: 'said-since' } },
  })
})

it('J.5 the day is counted and closed; history, ledger and hashes agree, and the ruling is in the massimario', async () => {
  await day.close()
  const mine = await house.query('history.mine', undefined, day.cookieOf(2))
  expect(mine.data).toMatchObject([
    { game: 'black-jack', casse: 1_000, counted: 1_010, final: 10, tableId: 'sala' },
  ])
  const verified = await verifyClub(house.database.sql, GAMES, day.clubId)
  expect(verified).toMatchObject({ evenings: 1, tableaux: 1, findings: [] })
  const sought = { game: 'black-jack', provision: 'B.23.1', words: '', page: 0 }
  const { data } = await house.query('precedents.search', sought, day.cookieOf(3))
  expect(data).toMatchObject({ rulings: [{ why: 'La prima parola era no' }] })
})

it('J.5 the day is restored from its journal after a restart', async () => {
  await house.stop()
  await house.start()
  const past = await house.query('evenings.list', { limit: 10 }, day.cookieOf(1))
  expect(past.data).toMatchObject([{ game: 'black-jack', title: 'Venerdì' }])
})
