import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balance, bancoOf } from '@/rules/banked/accounts'
import { sceneOf } from '@/rules/black-jack/bench'
import type { Evening } from '@/rules/black-jack/evening'
import { expectedFloat } from '@/rules/float/bank'
import { equationOf, isBooked } from '@/rules/float/equation'
import { worthOf } from '@/rules/float/pieces/pieces'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { BlackJackDay } from '../support/black-jack'
import { type Act, act } from '../support/chemin'
import { T1 } from '../support/day'
import { eventually } from '../support/eventually'
import { cases } from '../support/generated'
import type { House } from '../support/house'
import { holds, replayed } from './deaths/books'
import { APPEND_MS, type Night, onMortalServer } from './deaths/night'

/** The two who play, and the staff by number. */
const PLAYERS = [1, 2]
const STAFF = {
  commissario: 3,
  testimone: 4,
  'capo-partita': 5,
  changeur: 6,
  valletto: 7,
  'cassa-esterna': 8,
} as const
const SETTINGS = FLOAT_PROFILES.club
const LIST = listOf(SETTINGS)
const FILL = { '10': 20 }

/** A colpo by its result: player 1 loses 20, player 2 wins 10. */
function colpo(day: BlackJackDay): Act {
  const caselle = (
    [
      [1, 20, 'lost'],
      [2, 10, 'won'],
    ] as const
  ).map(([n, chips, result]) => ({
    casella: n,
    puntate: [{ player: day.who(n), chips, on: [chips], insurance: 0, isPar: false }],
    hands: [result],
  }))
  return act('tablet', 'recordColpo', { ...T1, hasBlackJack: false, caselle })
}

/** A table of level 2 whose box was opened before two. */
async function opened(house: House): Promise<BlackJackDay> {
  const day = await BlackJackDay.open(house, randomUUID(), PLAYERS.length + 6)
  await day.table({ level: 2 }, PLAYERS.length)
  await day.must('desk', 'declareFloat', { settings: SETTINGS })
  for (const [office, n] of Object.entries(STAFF)) {
    const where = ['capo-partita', 'changeur'].includes(office) ? 'T1' : null
    await day.must('desk', 'enterDuty', { member: day.who(n), office, where })
  }
  const cards = { ...T1, when: 'unsealed', cards: 312, masks: 1, note: 'contate dal capo' }
  await day.must(STAFF.commissario, 'orderOpening', T1)
  await day.must(STAFF['capo-partita'], 'countCards', cards)
  const counted = { ...T1, changeur: day.who(STAFF.changeur), pieces: LIST }
  await day.must(STAFF.commissario, 'countOpening', counted)
  await day.must(STAFF.testimone, 'confirmOpening', T1)
  return day
}

/** The steps of a fill, each by its own person. */
function fill(): Act[] {
  const step = { ...T1, movement: 1 }
  const asked = { ...T1, kind: 'aggiunta', gives: {}, notes: 0, gets: FILL }
  return [
    act(STAFF.changeur, 'askMovement', asked),
    act(STAFF.commissario, 'approveMovement', step),
    act(STAFF['cassa-esterna'], 'prepareMovement', step),
    act(STAFF.testimone, 'countersignMovement', step),
    act(STAFF.valletto, 'carryMovement', step),
    act(STAFF.changeur, 'receiveMovement', { ...step, pieces: FILL }),
  ]
}

const aNight = fc.record({
  deaths: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
  delayMs: fc.integer({ min: 0, max: 3 * APPEND_MS }),
})

type Plan = typeof aNight extends fc.Arbitrary<infer One> ? One : never

/** Each step of the fill while a colpo is recorded; in some of them the server dies. */
async function filledThroughDeaths(
  night: Night<BlackJackDay>,
  { deaths, delayMs }: Plan,
): Promise<void> {
  for (const [index, step] of fill().entries()) {
    const dying = deaths.includes(index) ? night.dieIn(delayMs) : Promise.resolve()
    const both = [step, colpo(night.sala)].map((one) => night.insistAtOnce(one, 2))
    expect(await Promise.all(both)).toEqual([true, true])
    await dying
  }
}

it('J.6 a server killed in the middle of a fill at a banked table loses nothing and doubles nothing, while colpi go on', async () => {
  const through = (plan: Plan) =>
    onMortalServer(opened, async (night, sql, server) => {
      const day = night.sala
      const before = await eventually(() => holds(sql, day, new Map()))
      await filledThroughDeaths(night, plan)
      expect(server.kills).toBe(plan.deaths.length)
      const state = await eventually(() => replayed<Evening>(sql, day))
      const { float, accounts } = state
      expect(floatAt(float, 'T1')).toMatchObject({
        pieces: { ...LIST, '10': (LIST['10'] ?? 0) + FILL['10'] },
        gapDue: false,
      })
      expect(float.movements).toMatchObject([{ status: 'received' }])
      expect(equationOf(float, 'T1').holds).toBe(true)
      expect(isBooked(float, accounts, 'T1')).toBe(true)
      // Six colpi, each won by ten, that no count has brought into the float.
      expect(balance(state, bancoOf('T1'))).toBe(60)
      expect(expectedFloat(sceneOf(state), 'T1')).toBe(worthOf(LIST) + 200 + 60)
      const after = await eventually(() => holds(sql, day, night.accepted))
      expect(after).toBe(before + night.accepted.size)
    })
  const property = fc.asyncProperty(aNight, through)
  await fc.assert(property, { numRuns: cases(1), endOnFailure: true })
})
