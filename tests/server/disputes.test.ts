import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Played, playedEvening } from '../print/played'
import type { House } from '../support/house'

type Person = Played['desk']

let of: Played
let house: House
const table = 'T1'
/** The evening's first dispute has a ruling; these are the others. */
const [DECIDED, SENT, WITHDRAWN, JUDGED] = [2, 3, 4, 5]

const give = (type: string, payload: object, by: Person) =>
  house.mutate(`poker.${type}`, { evening: of.evening, id: randomUUID(), ...payload }, by.cookie)
const done = async (type: string, payload: object, by: Person) =>
  expect(await give(type, payload, by), type).toMatchObject({ status: 200 })
const waiting = (as: 'desk' | 'deputato' | 'member', by: Person) =>
  house.query('disputes.waiting', { as }, by.cookie)
const numbersSeen = async (as: 'desk' | 'deputato' | 'member', by: Person) => {
  const { data } = await waiting(as, by)
  return (data as { cases: { dispute: { number: number } }[] }).cases.map(
    (one) => one.dispute.number,
  )
}
const rule = (dispute: number, transfers: object[] = []) => ({
  ...{ table, dispute, inFavourOf: null, why: 'Resta così.', provision: null, final: true },
  transfers,
})

beforeAll(async () => {
  of = await playedEvening({ beforeCount: quarrels })
  house = of.house
})
afterAll(() => house.close())

async function quarrels(played: Played): Promise<void> {
  of = played
  house = played.house
  const { desk, players, stranger } = played
  const [first, second, third, one, other] = players
  if (!first || !second || !third || !one || !other) throw new Error('five play')
  const contenders = [one.id, other.id]
  for (const dispute of [DECIDED, SENT, WITHDRAWN, JUDGED]) {
    const about = `Contestazione ${dispute}`
    await done('openDispute', { table, colpo: 0, about, provision: null, contenders }, desk)
    if (dispute === DECIDED) {
      for (const voter of [first, second])
        await done('voteDispute', { table, dispute, member: voter.id, inFavourOf: one.id }, voter)
    } else await done('appealDispute', { table, dispute }, one)
  }
  await done('withdrawDispute', { table, dispute: WITHDRAWN }, desk)
  for (const member of contenders) {
    await done('nameArbiter', { table, dispute: JUDGED, member, arbiters: [stranger.id] }, desk)
  }
  // Only one of the two contenders named this arbiter, which is not enough.
  await done('nameArbiter', { table, dispute: SENT, member: one.id, arbiters: [stranger.id] }, desk)
}

it('XVII.3 disputes of an open evening are not among the waiting ones', async () => {
  expect(await numbersSeen('deputato', of.deputato)).toEqual([])
  await done('closeEvening', {}, of.desk)
  const { data } = await waiting('deputato', of.deputato)
  expect(data).toMatchObject({
    cases: [
      {
        evening: of.evening,
        day: '2026-11-20',
        table: { id: 'T1', label: 'Uscita 1 · 1' },
        dispute: { number: JUDGED },
      },
      { dispute: { number: SENT, status: 'to-deputato', about: 'Contestazione 3' } },
      { dispute: { number: DECIDED, status: 'provisional', decisions: [{ by: 'table' }] } },
    ],
  })
  expect(await numbersSeen('desk', of.desk)).toEqual([JUDGED, SENT, DECIDED])
})

it('XVII.3 the list is for the deputato, and for the arbiter on whom the contenders agreed', async () => {
  const [player] = of.players
  if (!player) throw new Error('five play')
  for (const office of ['desk', 'deputato'] as const)
    expect((await waiting(office, player)).status).toBe(403)
  expect((await waiting('deputato', of.desk)).status).toBe(403)
  expect((await waiting('desk', of.deputato)).status).toBe(403)
  expect(await numbersSeen('member', player)).toEqual([])
  expect(await numbersSeen('member', of.deputato)).toEqual([])
  expect(await numbersSeen('member', of.stranger)).toEqual([JUDGED])
  const clubId = await house.club('bravo')
  const theirs = await house.member(clubId, 'bravo', '1', ['socio', 'deputato'])
  expect(await numbersSeen('deputato', theirs)).toEqual([])
})

it('XVII.3 disputes with a ruling after the evening wait no longer; their chips wait for the reopening', async () => {
  const [, , , one, other] = of.players
  const transfers = [{ from: `resto:${one?.id}`, to: `resto:${other?.id}`, chips: 5 }]
  expect(await give('ruleDispute', rule(SENT, transfers), of.deputato)).toMatchObject({
    status: 422,
    error: { refusal: { code: 'reopen-tableau-first' } },
  })
  expect(await give('ruleDispute', rule(JUDGED), of.desk)).toMatchObject({
    status: 422,
    error: { refusal: { code: 'not-the-arbiter' } },
  })
  await done('ruleDispute', { ...rule(SENT), final: false }, of.deputato)
  expect(await numbersSeen('deputato', of.deputato)).toEqual([JUDGED, SENT, DECIDED])
  await done('ruleDispute', rule(SENT), of.deputato)
  await done('ruleDispute', rule(JUDGED), of.stranger)
  expect(await numbersSeen('deputato', of.deputato)).toEqual([DECIDED])
  expect(await numbersSeen('member', of.stranger)).toEqual([])
})
