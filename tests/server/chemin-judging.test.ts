import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { House, type Person } from '../support/house'

/** The row that the dispute is about. */
const ROW = 'S.115'

const give = (type: string, payload: object, { cookie }: { cookie: string }) =>
  house.mutate(`chemin-de-fer.${type}`, { evening, id: randomUUID(), ...payload }, cookie)

async function must(answer: ReturnType<typeof give>): Promise<void> {
  const { status, error } = await answer
  if (status !== 200) throw new Error(JSON.stringify(error))
}

const player = (n: number): Person => {
  const found = players[n - 1]
  if (!found) throw new RangeError(`no player ${n}`)
  return found
}

const T1 = { table: 'T1' }
const at = (dispute: number) => ({ evening, ...T1, dispute })
const judged = (procedure: string, cookie: string, dispute = 1, more: object = {}) =>
  house.query(`disputes.${procedure}`, { ...at(dispute), ...more }, cookie)
const considered = { provision: null, transfers: [] }

const house = await House.open()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const inspector = await house.member(clubId, 'alfa', '2', ['socio', 'deputato'])
const players: Person[] = []
for (const card of [11, 12, 13, 14]) players.push(await house.member(clubId, 'alfa', String(card)))
const evening = await house.evening('chemin-de-fer', desk, 'Martedì')
for (const one of players) await must(give('handCassa', { member: one.id, chips: 500 }, desk))
const steps: [string, object][] = [
  ['openTable', { seats: 9, minimum: 10, level: 3, isLarge: false }],
  ...players.map(({ id }, index): [string, object] => [
    'takeSeat',
    { ...T1, member: id, seat: index + 1 },
  ]),
  ['beginTaglia', T1],
  ['announceCards', T1],
  ['offerCut', T1],
  ['cut', { ...T1, member: player(4).id, cards: null }],
  ['loadSabot', T1],
  ['openBank', { ...T1, member: player(1).id, bank: 100 }],
  ['announceBank', { ...T1, toutVa: false, seesStakes: false }],
  [
    'layStake',
    {
      ...T1,
      member: player(2).id,
      place: { kind: 'seat', seat: 2 },
      sum: 100,
      line: 'beyond',
      part: null,
    },
  ],
  ['closeGame', T1],
  ['giveCards', { ...T1, member: player(2).id }],
  ['dealCards', T1],
  ['enterResult', { ...T1, result: 'punta' }],
  ['settleCoup', T1],
]
for (const [type, payload] of steps) await must(give(type, payload, inspector))
for (const coup of [1, 0]) {
  const about = { coup, about: 'Il pagamento', provision: ROW }
  const contenders = [player(1).id, player(2).id]
  await must(give('openDispute', { ...T1, ...about, contenders }, player(1)))
}
afterAll(() => house.close())

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
  await must(give('ruleDispute', ruling, inspector))
  const seen = async ({ cookie }: Person) =>
    (await house.query('evenings.view', { evening, as: 'member' }, cookie)).data
  for (const n of [1, 2])
    expect(await seen(player(n))).toMatchObject({
      view: { mine: { chips: n === 1 ? 600 : 400, rulings: [{ dispute: { number: 1 } }] } },
    })
  expect(await seen(player(3))).toMatchObject({ view: { mine: { rulings: [] } } })
  const read = { ...T1, dispute: 1, member: player(1).id }
  await must(give('acknowledgeRuling', read, player(1)))
  expect(await seen(player(1))).toMatchObject({ view: { mine: { rulings: [] } } })
})

it('S.39a the massimario has the ruling under its row, without names, once the evening is closed', async () => {
  const sought = { game: 'chemin-de-fer', words: '', page: 0 }
  const find = (provision: string) =>
    house.query('precedents.search', { ...sought, provision }, player(3).cookie)
  expect((await find('V.banco-standing')).status).toBe(200)
  await must(give('withdrawDispute', { ...T1, dispute: 2 }, inspector))
  await must(give('beginCount', {}, desk))
  for (const [n, chips] of [600, 400, 500, 500].entries())
    await must(give('countChips', { member: player(n + 1).id, chips }, desk))
  await must(give('closeTableau', { settleBy: 'desk' }, desk))
  await must(give('closeEvening', {}, desk))
  const { data } = await find(ROW)
  expect(data).toMatchObject({
    rulings: [{ provision: ROW, why: 'La terza carta era un due', chips: 200 }],
  })
  for (const { id } of players) expect(JSON.stringify(data)).not.toContain(id)
})
