import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Sql } from '@/db/client'
import { bankOf } from '@/rules/chemin-de-fer/accounts'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { act, bankOpened, bidOf, coupDecided, coupSettled, upToAuction } from '../support/chemin'
import { eventually } from '../support/eventually'
import { cases } from '../support/generated'
import type { House } from '../support/house'
import { Sala } from '../support/sala'
import { holds, replayed } from './deaths/books'
import { APPEND_MS, type Death, type Night, onMortalDatabase, onMortalServer } from './deaths/night'

const T1 = asTable('T1')
const PLAYERS = 5
/** The passing banker is player 1; the others may bid. */
const BIDDERS = [2, 3, 4, 5]
const MINIMUM = 10

/** A sum bid, as a number of minimums above the one that the bidder last heard, and how often it is sent. */
const aBid = fc.record({
  player: fc.constantFrom(...BIDDERS),
  above: fc.integer({ min: 1, max: 2 }),
  copies: fc.integer({ min: 1, max: 2 }),
})
const aMoment = fc.integer({ min: 0, max: 3 * APPEND_MS })
/** A death after so many answers, and a moment later. */
const aDeath = fc.record({ answers: fc.integer({ min: 1, max: 6 }), delayMs: aMoment })
const aNight = fc.record({
  bids: fc.array(aBid, { minLength: 10, maxLength: 16 }),
  inAuction: fc.array(aDeath, { minLength: 2, maxLength: 2 }),
  settlingMs: aMoment,
  correctingMs: aMoment,
  result: fc.constantFrom('banco' as const, 'punta' as const, 'tie' as const),
})

/** A table where player 1 has won a coup and passed 80: the auction has begun. */
async function auction(house: House): Promise<Sala> {
  const sala = await Sala.open(house, randomUUID(), PLAYERS)
  await sala.table({ players: [1, ...BIDDERS], minimum: MINIMUM })
  const stakes = [[2, 40]] as const
  await sala.play([
    bankOpened(sala.who, 1, 40),
    ...coupSettled(sala.who, { stakes, result: 'banco' }),
    ...upToAuction(sala.who, 1),
  ])
  return sala
}

interface Plan {
  bids: readonly { player: number; above: number; copies: number }[]
  inAuction: readonly Death[]
  settlingMs: number
  correctingMs: number
  result: 'banco' | 'punta' | 'tie'
}

/** An auction, a settlement and a correction, with a death in each, and the checks after them. */
async function throughDeaths(night: Night, sql: Sql, plan: Plan): Promise<void> {
  const { sala } = night
  const before = await eventually(() => holds(sql, sala, new Map()))
  const highest = await bidding(night, plan)
  expect(await night.insistAtOnce(act('tablet', 'awardAuction', { table: 'T1' }), 2)).toBe(true)
  const { player: banker, chips: price } = highest
  const bought = await eventually(() => replayed(sql, sala))
  expect(bought.tables[T1]?.mano).toMatchObject({ banker: sala.who(banker), price })
  expect(bought.accounts[bankOf(T1)]).toBe(price)

  await settling(night, banker, price, plan)
  const settled = await eventually(() => replayed(sql, sala))
  expect(settled.tables[T1]?.past).toHaveLength(2)
  expect(settled.tables[T1]?.past[1]).toMatchObject({
    result: plan.result,
    banker: sala.who(banker),
  })
  await correcting(night, plan)
  const corrected = await eventually(() => replayed(sql, sala))
  expect(corrected.tables[T1]?.past[0]).toMatchObject({ result: 'tie', matched: 40 })
  const chips = Object.values(corrected.accounts)
  expect(chips.reduce((sum, one) => sum + one, 0)).toBe(0)
  const after = await eventually(() => holds(sql, sala, night.accepted))
  expect(after).toBe(before + night.accepted.size)
}

/** Bids from four phones at once; the highest that was accepted. */
async function bidding(night: Night, { bids, inAuction }: Plan) {
  const { sala } = night
  night.awaiting(...inAuction)
  let highest = { player: 0, chips: 0 }
  await Promise.all(
    BIDDERS.map(async (player) => {
      for (const { above, copies } of bids.filter((one) => one.player === player)) {
        const chips = highest.chips + above * MINIMUM
        const isAccepted = await night.insistAtOnce(bidOf(sala.who, player, chips), copies)
        if (isAccepted && chips > highest.chips) highest = { player, chips }
      }
    }),
  )
  await night.over()
  return highest
}

/** The tablet, the inspector and the desk all pay the same coup, each command twice, while the server dies. */
async function settling(night: Night, banker: number, bank: number, { settlingMs, result }: Plan) {
  const { sala } = night
  const [punter = 1] = BIDDERS.filter((n) => n !== banker)
  const stakes = [
    [punter, bank / 2],
    [1, bank / 2],
  ] as const
  for (const one of coupDecided(sala.who, { stakes, result }))
    expect(await night.insist(one)).toBe(true)
  const paying = (['tablet', 'inspector', 'desk'] as const).map((by) =>
    night.insistAtOnce(act(by, 'settleCoup', { table: 'T1' }), 2),
  )
  await night.dieIn(settlingMs)
  expect((await Promise.all(paying)).filter(Boolean)).toHaveLength(1)
}

/** The first coup is corrected by the inspector and by the desk at once, while the server dies. */
async function correcting(night: Night, { correctingMs }: Plan): Promise<void> {
  const correction = { table: 'T1', coup: 1, result: 'tie', matched: 40, why: 'punto letto male' }
  const correcting = (['inspector', 'desk'] as const).map((by) =>
    night.insistAtOnce(act(by, 'correctCoup', correction), 2),
  )
  await night.dieIn(correctingMs)
  expect((await Promise.all(correcting)).filter(Boolean)).toHaveLength(1)
}

it('S.101 S.18a a server killed in an auction, a settlement and a correction loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, (plan) =>
      onMortalServer(auction, async (night, sql, server) => {
        await throughDeaths(night, sql, plan)
        expect(server.kills).toBe(plan.inAuction.length + 2)
      }),
    ),
    { numRuns: cases(1), endOnFailure: true },
  )
})

it('S.101 S.18a a database killed in an auction, a settlement and a correction loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, (plan) =>
      onMortalDatabase(auction, (night, sql) => throughDeaths(night, sql, plan)),
    ),
    { numRuns: cases(1), endOnFailure: true },
  )
})
