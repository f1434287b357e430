import { afterAll, expect, it } from 'vitest'
import { dealtTable } from '../support/dealt'
import { House } from '../support/house'

const at = (dispute: number) => ({ evening, table: 'T1', dispute })
const rulings = (cookie: string, what: object = {}, dispute = 1) =>
  house.query(
    'disputes.rulings',
    { ...at(dispute), provision: null, transfers: [], ...what },
    cookie,
  )
const replay = (cookie: string, dispute = 1) => house.query('disputes.replay', at(dispute), cookie)

const house = await House.open()
const clubId = await house.club('alfa')
const dealt = await dealtTable(house, clubId, 'alfa')
const { evening, desk, players, give } = dealt
const deputato = await house.member(clubId, 'alfa', '76', ['socio', 'deputato'])
const arbiter = await house.member(clubId, 'alfa', '77')
const [one, other] = players.map(({ id }) => id)
for (const dispute of [1, 2]) {
  const colpo = dispute === 1 ? 1 : 0
  const about = { colpo, about: 'Un rilancio', provision: null, contenders: [one, other] }
  await give('openDispute', { table: 'T1', ...about }, desk.cookie)
  await give('appealDispute', { table: 'T1', dispute }, players[0]?.cookie ?? '')
}
for (const member of [one, other]) {
  const naming = { table: 'T1', dispute: 1, member, arbiters: [arbiter.id] }
  expect((await give('nameArbiter', naming, desk.cookie)).status).toBe(200)
}
afterAll(() => house.close())

it('XVII.2 the deputato sees the open rulings with their consequence, and what cannot be is refused in words', async () => {
  const { data, status } = await rulings(deputato.cookie)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    now: { inPlay: true, middle: 5 },
    chips: { refusal: { code: 'money-between-colpi', game: 'poker', provision: 'XVII.2' } },
    remedies: [
      { kind: 'raise-falls', refusal: { code: 'no-play' } },
      { kind: 'hand-dead' },
      { kind: 'pot-divided' },
      { kind: 'colpo-void', refusal: null, choices: [{ after: { inPlay: false, middle: 5 } }] },
    ],
  })
  const [first] = (data as { remedies: { refusal: { sentence: object } }[] }).remedies
  expect(first?.refusal.sentence).toHaveProperty('it')
})

it('XVII.2 looking stores nothing: the table and its dispute are as they were', async () => {
  const count = async () =>
    (await house.database.sql<{ n: number }[]>`select count(*)::int as n from journal`)[0]?.n
  const before = await count()
  await rulings(deputato.cookie)
  await replay(deputato.cookie)
  expect(await count()).toBe(before)
})

it('XVII.2 the colpo is replayed from the journal, with the names of those in it', async () => {
  const { data } = await replay(deputato.cookie)
  const { replay: found, names } = data as {
    replay: { frames: { tells: { key: string }[]; players: object[] }[] }
    names: Record<string, string>
  }
  expect(found.frames[0]).toMatchObject({ middle: 5, isSettled: false })
  expect(found.frames[0]?.players).toHaveLength(5)
  for (const { id } of players) expect(Object.keys(names)).toContain(id)
  expect((await replay(deputato.cookie, 2)).data).toMatchObject({ replay: null })
})

it('XVII.4 an arbiter reads the dispute put before them and no other; a player reads none', async () => {
  expect((await rulings(arbiter.cookie)).status).toBe(200)
  expect((await replay(arbiter.cookie)).status).toBe(200)
  expect((await rulings(arbiter.cookie, {}, 2)).status).toBe(403)
  expect((await replay(arbiter.cookie, 2)).status).toBe(403)
  for (const { cookie } of [...players, desk]) {
    expect((await rulings(cookie)).status).toBe(403)
    expect((await replay(cookie)).status).toBe(403)
  }
})

it('XVII.2 a dispute that is not there is not found', async () => {
  expect((await rulings(deputato.cookie, {}, 9)).status).toBe(404)
  expect((await rulings(deputato.cookie, { transfers: [{ from: 'pot' }] })).status).toBe(400)
})
