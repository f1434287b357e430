import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { pdfText } from '../print/pdfText'
import { House } from '../support/house'
import { Sala } from '../support/sala'
import { aView, Line } from '../support/sse'

const house = await House.open()
afterAll(() => house.close())
const sala = await Sala.open(house, 'alfa', 4)
const { evening, players } = sala
const player = (n: number) => sala.person(n)

it('opens an evening beside poker, with a table whose tablet is paired', async () => {
  await sala.must('inspector', 'openTable', { seats: 9, minimum: 10, level: 3, isLarge: false })
  const cookie = await sala.another('T1')
  const screen = await Line.open(`${house.url}/live/alfa/post`, { cookie })
  expect((await screen.next(aView)).data).toMatchObject({
    game: 'chemin-de-fer',
    view: { kind: 'table', summary: { id: 'T1' } },
  })
  const setLevel = async (table: string, level: number) => {
    const input = { evening, id: randomUUID(), table, level }
    return (await house.mutate('chemin-de-fer.setLevel', input, cookie)).status
  }
  expect(await setLevel('T1', 2)).toBe(200)
  expect(await setLevel('T2', 2)).toBe(422)
  expect(await setLevel('T1', 3)).toBe(200)
  screen.close()
})

it('hands out a cassa that a phone asked for, in one book for all tables', async () => {
  for (const [index, { id: member }] of players.entries()) {
    await sala.must(index + 1, 'askCassa', { member, chips: 100 })
    await sala.must('desk', 'handCassa', { member, chips: 100 })
  }
  expect(await sala.seenBy(1)).toMatchObject({ mine: { chips: 100, drawn: 100, asked: null } })
  const balances = await house.database.sql<{ account: string; chips: number }[]>`
    select account, chips from balance where stream_id = ${evening} and chips < 0`
  expect(balances).toEqual([{ account: 'sala/cassa', chips: -400 }])
})

/** Gives the first command of this type that the inspector's screen offers with these fields. */
async function act(type: string, fields: Record<string, unknown> = {}, more: object = {}) {
  const { offers } = (await sala.seenBy('inspector')) as {
    offers: { type: string; payload: Record<string, unknown> }[]
  }
  const offer = offers.find(
    (one) =>
      one.type === type &&
      Object.entries(fields).every(([key, value]) => one.payload[key] === value),
  )
  if (!offer) throw new Error(`${type} is not offered, only ${offers.map((one) => one.type)}`)
  await sala.must('inspector', type, { ...offer.payload, ...more })
}

it('plays a mano from the sabot to the settled coup, by what the screens offer', async () => {
  for (const [index, { id }] of players.entries())
    await sala.must(index + 1, 'takeSeat', { table: 'T1', member: id, seat: index + 1 })
  for (const step of ['enterPacks', 'checkCards', 'beginTaglia', 'announceCards', 'offerCut'])
    await act(step)
  await act('cut')
  await act('loadSabot')
  await act('openBank', { member: player(1).id }, { bank: 40 })
  await act('announceBank', { toutVa: false, seesStakes: false })
  const stake = { table: 'T1', member: player(2).id, place: { kind: 'seat', seat: 2 } }
  await sala.must(2, 'layStake', { ...stake, sum: 40, line: 'beyond', part: null })
  for (const step of ['closeGame', 'giveCards', 'dealCards']) await act(step)
  await act('enterResult', { result: 'banco' })
  await act('settleCoup')
  expect(await sala.seenBy(1)).toMatchObject({
    mine: { chips: 60, table: { bank: 80, last: { result: 'banco', matched: 40 } } },
  })
  await act('takeBack')
  expect(await sala.seenBy(2)).toMatchObject({
    mine: { chips: 60, table: { bank: 40, coup: { phase: 'decided', outcome: { nextBank: 80 } } } },
  })
  await act('settleCoup')
})

it('lets nobody act for another, nor a stranger take part in a quarrel', async () => {
  const other = { member: player(2).id, chips: 50 }
  expect(await sala.give(1, 'askCassa', other)).toMatchObject({
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
  await sala.must(1, 'openDispute', quarrel)
  const ruling = {
    table: 'T1',
    dispute: 1,
    inFavourOf: player(1).id,
    why: 'La carta vale nel colpo',
    provision: 'S.29',
    transfers: [{ from: `chips:${player(2).id}`, to: `chips:${player(1).id}`, chips: 10 }],
  }
  expect((await sala.give(3, 'ruleDispute', ruling)).status).toBe(403)
  await sala.must('inspector', 'ruleDispute', ruling)
  expect(await sala.seenBy('inspector')).toMatchObject({
    tables: [{ disputes: [{ status: 'final' }] }],
  })
})

it('counts everybody and closes the tableau; history, statement and the proof agree', async () => {
  await sala.must('desk', 'beginCount')
  for (const [n, chips] of [150, 50, 100, 100].entries())
    await sala.must('desk', 'countChips', { member: player(n + 1).id, chips })
  await sala.must('desk', 'closeTableau', { settleBy: 'members' })
  const handed = { payment: 1 }
  expect((await sala.give(1, 'markHanded', handed)).status).toBe(422)
  await sala.must(2, 'markHanded', handed)
  await sala.must(1, 'markReceived', handed)
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
  const stranger = await house.member(sala.clubId, 'alfa', '99')
  expect((await print(stranger.cookie)).status).toBe(403)
})

it('is sound from the first event to the last, in hashes, ledger and tableau', async () => {
  const verified = await verifyClub(house.database.sql, GAMES, sala.clubId)
  expect(verified).toMatchObject({ evenings: 1, tableaux: 1, findings: [] })
})

it('is closed, found in the past, restored from its journal, and reopened by two', async () => {
  await sala.must('desk', 'closeEvening')
  await house.stop()
  await house.start()
  const past = await house.query('evenings.list', { limit: 10 }, player(1).cookie)
  expect(past.data).toMatchObject([{ game: 'chemin-de-fer', title: 'Martedì' }])
  const why = { why: 'errore di conta' }
  expect((await sala.give('desk', 'askReopening', why)).status).toBe(422)
  await sala.must('desk', 'unmarkPayment', { payment: 1 })
  await sala.must('desk', 'unmarkPayment', { payment: 1 })
  await sala.must('desk', 'askReopening', why)
  expect((await sala.give('desk', 'reopen', {})).status).toBe(422)
  await sala.must('inspector', 'reopen')
  await sala.must('desk', 'closeTableau', { settleBy: 'desk' })
  const rows = await house.database.sql<{ gone: boolean }[]>`
    select superseded_at is not null as gone from tableau where stream_id = ${evening} order by closed_at`
  expect(rows.map(({ gone }) => gone)).toEqual([true, false])
})
