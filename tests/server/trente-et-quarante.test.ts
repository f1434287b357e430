import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { T1 } from '../support/day'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'
import { TrenteDay } from '../support/trente-et-quarante'

const house = await House.open()
const day = await TrenteDay.open(house, 'alfa', 3)
await day.table()
afterAll(() => house.close())

const settle = { ...T1, invites: false }

it('K.6 T.2.1 a table opened by two, a tablet paired to it, stakes laid from the phones', async () => {
  const screen = await Line.open(`${house.url}/live/alfa/post`, { cookie: day.cookieOf('tablet') })
  expect((await screen.next(aView)).data).toMatchObject({
    game: 'trente-et-quarante',
    view: { kind: 'table', summary: { id: 'T1', limits: { minimum: 10, maximum: 1_000 } } },
  })
  screen.close()
  await day.stakes([1, 'nero', 20], [2, 'rosso', 600], [3, 'inverso', 40])
  expect(await day.balance(`poste:T1:nero:${day.who(1)}`)).toBe(20)
  expect(await day.seenBy(2)).toMatchObject({ mine: { chips: 400 } })
})

it('T.6.1 insurance is paid once even when its answer was lost, and nobody insures for another', async () => {
  const id = randomUUID()
  const insure = { ...T1, player: day.who(2), chance: 'rosso', chips: 500 }
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await day.give(2, 'insure', insure, id)).status).toBe(200)
  expect(await day.balance(`premi:T1:rosso:${day.who(2)}`)).toBe(5)
  expect(await day.give(3, 'insure', insure)).toMatchObject({
    status: 422,
    error: { refusal: { provision: null, code: 'not-yours' } },
  })
  const sent = { evening: day.evening, id: randomUUID(), ...insure }
  expect((await house.mutate('trente-et-quarante.insure', sent, '')).status).toBe(401)
})

it('T.5.2 T.10 both rows at 31: a claim halts the settling until the inspector rules on it', async () => {
  await day.cards('K Q J A K Q J A')
  const claim = { ...T1, player: day.who(1), about: 'avevo puntato sul rosso', provision: null }
  await day.must(1, 'openDispute', claim)
  expect(await day.give('tablet', 'settleColpo', settle)).toMatchObject({
    status: 422,
    error: { refusal: { provision: null, code: 'claim-waits' } },
  })
  const ruling = { ...T1, dispute: 1, inFavourOf: null, why: 'La posta era sul nero' }
  const whole = { ...ruling, provision: 'T.3.4', transfers: [] }
  expect((await day.give(1, 'ruleDispute', whole)).status).toBe(403)
  await day.must('inspector', 'ruleDispute', whole)
  await day.must('tablet', 'settleColpo', settle)
  expect(await day.balance(`prigione:T1:nero:${day.who(1)}`)).toBe(20)
  expect(await day.balance(`poste:T1:rosso:${day.who(2)}`)).toBe(500)
  expect(await day.balance('banco:T1')).toBe(5)
})

it('T.5.3 T.5.4 an owner withdraws from prison on their phone, and the staff moves another stake', async () => {
  const { mine } = (await day.seenBy(1)) as { mine: { table: { asked: { number: number }[] } } }
  expect(mine.table.asked).toHaveLength(3)
  const move = { ...T1, player: day.who(3), posta: 3, chance: 'colore' }
  expect((await day.give(3, 'movePrisoner', move)).status).toBe(403)
  await day.must('tablet', 'movePrisoner', move)
  expect(await day.balance(`prigione:T1:colore:${day.who(3)}`)).toBe(40)
  await day.must(1, 'answerPrison', { ...T1, player: day.who(1), posta: 1, withdraws: true })
  expect(await day.balance('banco:T1')).toBe(15)
})

it('K.3 an entry is taken back over HTTP, and a stale one is refused', async () => {
  await day.must('tablet', 'takeBack', T1)
  expect(await day.balance('banco:T1')).toBe(5)
  const stale = { ...T1, upon: { moves: 1 } }
  expect(await day.give('tablet', 'takeBack', stale)).toMatchObject({
    status: 422,
    error: { refusal: { code: 'said-since' } },
  })
})

it('K.5 T.9 the table closes and divides, the day is counted and closed; history, ledger and hashes agree', async () => {
  await day.must('inspector', 'closeTable', T1)
  expect(await day.balance('banco:T1')).toBe(5 + 10 + 20 + 50)
  await day.close()
  const mine = await house.query('history.mine', undefined, day.cookieOf(2))
  expect(mine.data).toMatchObject([
    { game: 'trente-et-quarante', casse: 1_000, counted: 945, final: -55, tableId: 'sala' },
  ])
  const verified = await verifyClub(house.database.sql, GAMES, day.clubId)
  expect(verified).toMatchObject({ evenings: 1, tableaux: 1, findings: [] })
  const sought = { game: 'trente-et-quarante', provision: 'T.3.4', words: '', page: 0 }
  const { data } = await house.query('precedents.search', sought, day.cookieOf(3))
  expect(data).toMatchObject({ rulings: [{ why: 'La posta era sul nero' }] })
})

it('K.5 the day is restored from its journal after a restart', async () => {
  await house.stop()
  await house.start()
  const past = await house.query('evenings.list', { limit: 10 }, day.cookieOf(1))
  expect(past.data).toMatchObject([{ game: 'trente-et-quarante', title: 'Venerdì' }])
})
