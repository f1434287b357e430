import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { pdfText } from '../print/pdfText'
import { House, type Person } from '../support/house'
import { aView, Line } from '../support/sse'

/** Between two entries, which are taken back one by one. */
const SECOND = 1_000
let evening: string
const house = await House.open()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const inspector = await house.member(clubId, 'alfa', '2', ['socio', 'deputato'])
const players: Person[] = []
for (const card of [11, 12, 13, 14]) players.push(await house.member(clubId, 'alfa', String(card)))
afterAll(() => house.close())

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

const seen = async (as: string, { cookie }: { cookie: string }) =>
  (await house.query('evenings.view', { evening, as }, cookie)).data as { view: object }

it('opens an evening beside poker, with a table whose tablet is paired', async () => {
  evening = await house.evening('chemin-de-fer', desk, 'Martedì')
  await must(give('openTable', { seats: 9, minimum: 10, level: 3, isLarge: false }, inspector))
  const issued = await house.mutate('devices.issueCode', { evening, post: 'T1' }, desk.cookie)
  const cookie = await house.device('alfa', (issued.data as { code: string }).code)
  const screen = await Line.open(`${house.url}/live/alfa/post`, { cookie })
  expect((await screen.next(aView)).data).toMatchObject({
    game: 'chemin-de-fer',
    view: { kind: 'table', summary: { id: 'T1' } },
  })
  expect((await give('setLevel', { table: 'T1', level: 2 }, { cookie })).status).toBe(200)
  expect((await give('setLevel', { table: 'T2', level: 2 }, { cookie })).status).toBe(422)
  expect((await give('setLevel', { table: 'T1', level: 3 }, { cookie })).status).toBe(200)
  screen.close()
})

it('hands out a cassa that a phone asked for, in one book for all tables', async () => {
  for (const one of players) {
    await must(give('askCassa', { member: one.id, chips: 100 }, one))
    await must(give('handCassa', { member: one.id, chips: 100 }, desk))
  }
  const { view } = await seen('member', player(1))
  expect(view).toMatchObject({ mine: { chips: 100, drawn: 100, asked: null } })
  const balances = await house.database.sql<{ account: string; chips: number }[]>`
    select account, chips from balance where stream_id = ${evening} and chips < 0`
  expect(balances).toEqual([{ account: 'sala/cassa', chips: -400 }])
})

/** Gives the first command of this type that the inspector's screen offers with these fields. */
async function act(type: string, fields: Record<string, unknown> = {}, more: object = {}) {
  house.now += SECOND
  const { view } = await seen('deputato', inspector)
  const { offers } = view as { offers: { type: string; payload: Record<string, unknown> }[] }
  const offer = offers.find(
    (one) =>
      one.type === type &&
      Object.entries(fields).every(([key, value]) => one.payload[key] === value),
  )
  if (!offer) throw new Error(`${type} is not offered, only ${offers.map((one) => one.type)}`)
  await must(give(type, { ...offer.payload, ...more }, inspector))
}

it('plays a mano from the sabot to the settled coup, by what the screens offer', async () => {
  for (const [index, { id }] of players.entries())
    await must(give('takeSeat', { table: 'T1', member: id, seat: index + 1 }, player(index + 1)))
  for (const step of ['enterPacks', 'checkCards', 'beginTaglia', 'announceCards', 'offerCut'])
    await act(step)
  await act('cut')
  await act('loadSabot')
  await act('openBank', { member: player(1).id }, { bank: 40 })
  await act('announceBank', { toutVa: false, seesStakes: false })
  const stake = { table: 'T1', member: player(2).id, place: { kind: 'seat', seat: 2 } }
  await must(give('layStake', { ...stake, sum: 40, line: 'beyond', part: null }, player(2)))
  for (const step of ['closeGame', 'giveCards', 'dealCards']) await act(step)
  await act('enterResult', { result: 'banco' })
  await act('settleCoup')
  const { view } = await seen('member', player(1))
  expect(view).toMatchObject({
    mine: { chips: 60, table: { bank: 80, last: { result: 'banco', matched: 40 } } },
  })
  await act('takeBack')
  expect((await seen('member', player(2))).view).toMatchObject({
    mine: { chips: 60, table: { bank: 40, coup: { phase: 'decided', outcome: { nextBank: 80 } } } },
  })
  await act('settleCoup')
})

it('lets nobody act for another, nor a stranger take part in a quarrel', async () => {
  const other = { member: player(2).id, chips: 50 }
  expect(await give('askCassa', other, player(1))).toMatchObject({
    status: 422,
    error: { refusal: { provision: 'S.38b', code: 'not-yours' } },
  })
})

it('has a dispute ruled on by the inspector, in the list of disputes and in the massimario', async () => {
  const quarrel = {
    table: 'T1',
    coup: 0,
    about: 'La carta caduta',
    provision: 'S.29',
    contenders: [player(1).id, player(2).id],
  }
  await must(give('openDispute', quarrel, player(1)))
  const ruling = {
    table: 'T1',
    dispute: 1,
    inFavourOf: player(1).id,
    why: 'La carta vale nel colpo',
    provision: 'S.29',
    transfers: [{ from: `chips:${player(2).id}`, to: `chips:${player(1).id}`, chips: 10 }],
  }
  expect((await give('ruleDispute', ruling, player(3))).status).toBe(403)
  await must(give('ruleDispute', ruling, inspector))
  const { view } = await seen('deputato', inspector)
  expect(view).toMatchObject({ tables: [{ disputes: [{ status: 'final' }] }] })
})

it('counts everybody and closes the tableau; history, statement and the proof agree', async () => {
  await must(give('beginCount', {}, desk))
  for (const [n, chips] of [150, 50, 100, 100].entries())
    await must(give('countChips', { member: player(n + 1).id, chips }, desk))
  await must(give('closeTableau', { settleBy: 'members' }, desk))
  const handed = { payment: 1 }
  expect((await give('markHanded', handed, player(1))).status).toBe(422)
  await must(give('markHanded', handed, player(2)))
  await must(give('markReceived', handed, player(1)))
  const mine = await house.query('history.mine', undefined, player(1).cookie)
  expect(mine.data).toMatchObject([
    { game: 'chemin-de-fer', casse: 100, counted: 150, final: 50, tableId: 'sala' },
  ])
  const [{ hash }] = mine.data as [{ hash: string }]
  const { data } = await house.query('verify.check', { slug: 'alfa', hash }, player(1).cookie)
  expect(data).toMatchObject({
    proof: { chain: { sound: true }, figures: true, table: 'Chemin de fer', gap: 0 },
  })
})

it('prints the tableau for those who took part, and for nobody else', async () => {
  const print = (cookie: string) =>
    fetch(`${house.url}/print/alfa/${evening}/tableau/sala.pdf`, { headers: { cookie } })
  const printed = await print(player(1).cookie)
  expect(printed.headers.get('content-type')).toBe('application/pdf')
  const text = pdfText(Buffer.from(await printed.arrayBuffer()))
  expect(text).toContain('Tableau della serata')
  expect(text).toContain('Cagnotte, al Circolo')
  const stranger = await house.member(clubId, 'alfa', '99')
  expect((await print(stranger.cookie)).status).toBe(403)
})

it('is sound from the first event to the last, in hashes, ledger and tableau', async () => {
  const verified = await verifyClub(house.database.sql, GAMES, clubId)
  expect(verified).toMatchObject({ evenings: 1, tableaux: 1, findings: [] })
})

it('is closed, found in the past, restored from its journal, and reopened by two', async () => {
  await must(give('closeEvening', {}, desk))
  await house.stop()
  await house.start()
  const past = await house.query('evenings.list', { limit: 10 }, player(1).cookie)
  expect(past.data).toMatchObject([{ game: 'chemin-de-fer', title: 'Martedì' }])
  const why = { why: 'errore di conta' }
  expect((await give('askReopening', why, desk)).status).toBe(422)
  await must(give('unmarkPayment', { payment: 1 }, desk))
  await must(give('unmarkPayment', { payment: 1 }, desk))
  await must(give('askReopening', why, desk))
  expect((await give('reopen', {}, desk)).status).toBe(422)
  await must(give('reopen', {}, inspector))
  await must(give('closeTableau', { settleBy: 'desk' }, desk))
  const rows = await house.database.sql<{ gone: boolean }[]>`
    select superseded_at is not null as gone from tableau where stream_id = ${evening} order by closed_at`
  expect(rows.map(({ gone }) => gone)).toEqual([true, false])
})
