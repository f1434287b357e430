import { afterAll, expect, it } from 'vitest'
import { act, bankOpened } from '../support/chemin'
import { T1 } from '../support/day'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'

/** The row that the dispute is about. */
const ROW = 'S.115'

const house = await House.open()
afterAll(() => house.close())
const sala = await Sala.open(house, 'alfa', 4)
const { desk, inspector, players } = sala
const player = (n: number) => sala.person(n)
const at = (dispute: number) => ({ evening: sala.evening, ...T1, dispute })
const judged = (procedure: string, cookie: string, dispute = 1, more: object = {}) =>
  house.query(`disputes.${procedure}`, { ...at(dispute), ...more }, cookie)
const considered = { provision: null, transfers: [] }

await sala.table({ chips: 500 })
await sala.play([
  bankOpened(sala.who, 1, 100),
  act('tablet', 'announceBank', { ...T1, toutVa: false, seesStakes: false }),
  act(2, 'layStake', {
    ...T1,
    member: sala.who(2),
    place: { kind: 'seat', seat: 2 },
    sum: 100,
    line: 'beyond',
    part: null,
  }),
  act('tablet', 'closeGame', T1),
  act('tablet', 'giveCards', { ...T1, member: sala.who(2) }),
  act('tablet', 'dealCards', T1),
  act('tablet', 'enterResult', { ...T1, result: 'punta' }),
  act('tablet', 'settleCoup', T1),
])
for (const coup of [1, 0]) {
  const about = { coup, about: 'Il pagamento', provision: ROW }
  const contenders = [player(1).id, player(2).id]
  await sala.must(1, 'openDispute', { ...T1, ...about, contenders })
}

it('S.39a the inspector sees the coup replayed from the journal, with the names of those in it', async () => {
  const { data } = await judged('replay', inspector.cookie)
  const { replay, names } = data as {
    replay: { frames: { phase: string; bets: object[] }[] }
    names: Record<string, string>
  }
  expect(replay.frames[0]).toMatchObject({ phase: 'open', bets: [], bank: 100 })
  expect(replay.frames.at(-1)).toMatchObject({ phase: 'settled', result: 'punta' })
  expect(Object.keys(names)).toEqual(expect.arrayContaining(players.map(({ id }) => id as string)))
  expect((await judged('replay', inspector.cookie, 2)).data).toMatchObject({ replay: null })
})

it('S.39a the coup is thought otherwise, each case with its row and the chips that would move', async () => {
  const { data } = await judged('whatIfs', inspector.cookie)
  const { whatIfs } = data as {
    whatIfs: { kind: string; result: string; provision: string; transfers: object[] }[]
  }
  const banco = whatIfs.find(({ kind, result }) => kind === 'result' && result === 'banco')
  expect(banco).toMatchObject({
    provision: 'V.values',
    transfers: [{ from: `chips:${player(2).id}`, to: `chips:${player(1).id}`, chips: 200 }],
  })
  expect((await judged('whatIfs', inspector.cookie, 2)).data).toMatchObject({ whatIfs: null })
})

it('S.39a the chips of a ruling that nobody has given are shown, and looking stores nothing', async () => {
  const count = async () =>
    (await house.database.sql<{ n: number }[]>`select count(*)::int as n from journal`)[0]?.n
  const before = await count()
  const [from, to] = [`chips:${player(2).id}`, `chips:${player(1).id}`]
  const moving = (chips: number) => ({ provision: null, transfers: [{ from, to, chips }] })
  const shown = await judged('rulings', inspector.cookie, 1, moving(30))
  expect(shown.data).toMatchObject({ refusal: null, changes: [{}, {}] })
  const refused = await judged('rulings', inspector.cookie, 1, moving(5000))
  expect(refused.data).toMatchObject({
    refusal: {
      game: 'chemin-de-fer',
      code: 'not-enough-chips',
      sentence: { it: expect.any(String) },
    },
    changes: [],
  })
  expect(await count()).toBe(before)
})

it('S.39a only the inspector looks; a dispute that is not there is not found', async () => {
  for (const { cookie } of [desk, ...players])
    for (const procedure of ['replay', 'whatIfs', 'rulings'])
      expect((await judged(procedure, cookie, 1, considered)).status).toBe(403)
  expect((await judged('rulings', inspector.cookie, 9, considered)).status).toBe(404)
})

it('S.39a the ruling moves chips in the book, and waits on the phones of those it concerns', async () => {
  const ruling = {
    ...T1,
    dispute: 1,
    inFavourOf: player(1).id,
    why: 'La terza carta era un due',
    provision: ROW,
    transfers: [{ from: `chips:${player(2).id}`, to: `chips:${player(1).id}`, chips: 200 }],
  }
  await sala.must('inspector', 'ruleDispute', ruling)
  const seen = async ({ cookie }: Person) =>
    (await house.query('evenings.view', { evening: sala.evening, as: 'member' }, cookie)).data
  for (const n of [1, 2])
    expect(await seen(player(n))).toMatchObject({
      view: { mine: { chips: n === 1 ? 600 : 400, rulings: [{ dispute: { number: 1 } }] } },
    })
  expect(await seen(player(3))).toMatchObject({ view: { mine: { rulings: [] } } })
  const read = { ...T1, dispute: 1, member: player(1).id }
  await sala.must(1, 'acknowledgeRuling', read)
  expect(await seen(player(1))).toMatchObject({ view: { mine: { rulings: [] } } })
})

it('S.39a the massimario has the ruling under its row, without names, once the evening is closed', async () => {
  const sought = { game: 'chemin-de-fer', words: '', page: 0 }
  const find = (provision: string) =>
    house.query('precedents.search', { ...sought, provision }, player(3).cookie)
  expect((await find('V.banco-standing')).status).toBe(200)
  await sala.must('inspector', 'withdrawDispute', { ...T1, dispute: 2 })
  await sala.must('desk', 'beginCount')
  for (const [n, chips] of [600, 400, 500, 500].entries())
    await sala.must('desk', 'countChips', { member: player(n + 1).id, chips })
  await sala.must('desk', 'closeTableau', { settleBy: 'desk' })
  await sala.must('desk', 'closeEvening')
  const { data } = await find(ROW)
  expect(data).toMatchObject({
    rulings: [{ provision: ROW, why: 'La terza carta era un due', chips: 200 }],
  })
  for (const { id } of players) expect(JSON.stringify(data)).not.toContain(id)
})
