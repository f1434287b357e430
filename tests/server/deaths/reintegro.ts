import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Sql } from '@/db/client'
import { equationOf, isBooked } from '@/rules/float/equation'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { eventually } from '../../support/eventually'
import { floatOpened, handover, PEOPLE, PLAYERS, reintegro, STAFF } from '../../support/float-night'
import type { House } from '../../support/house'
import { Sala } from '../../support/sala'
import { holds, replayed } from './books'
import { APPEND_MS, type Night } from './night'

const LIST = listOf(FLOAT_PROFILES.venezia)
const AFTER = { ...LIST, '500': (LIST[500] ?? 0) - 1, '100': (LIST[100] ?? 0) + 5 }

/** Three deaths among the steps of a reintegro and of the handover after it, by the step that each falls in. */
export const aNight = fc.record({
  deaths: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }),
  delayMs: fc.integer({ min: 0, max: 3 * APPEND_MS }),
})
export type Deaths = typeof aNight extends fc.Arbitrary<infer Plan> ? Plan : never

/** An evening of chemin de fer whose float is open, as `house` leaves it. */
export async function floatNight(house: House): Promise<Sala> {
  const sala = await Sala.open(house, randomUUID(), PEOPLE)
  await sala.table({ level: 2, players: PLAYERS })
  await sala.play(floatOpened(sala.who))
  return sala
}

/** A reintegro and a handover, step by step, through the deaths of `plan`; afterwards nothing is lost or doubled. */
export async function throughDeaths(night: Night, sql: Sql, { deaths, delayMs }: Deaths) {
  const { sala } = night
  const before = await eventually(() => holds(sql, sala, new Map()))
  const steps = [...reintegro(1), ...handover(sala.who, AFTER)]
  for (const [index, step] of steps.entries()) {
    const dying = deaths.includes(index) ? night.dieIn(delayMs) : Promise.resolve()
    expect(await night.insistAtOnce(step, 2)).toBe(true)
    await dying
  }
  const { float, accounts } = await eventually(() => replayed(sql, sala))
  expect(floatAt(float, 'T1')).toMatchObject({
    pieces: AFTER,
    turn: { changeur: sala.who(STAFF.second) },
    gapDue: false,
    handover: null,
  })
  expect(float.movements).toMatchObject([{ status: 'received' }])
  expect(equationOf(float, 'T1').holds).toBe(true)
  expect(isBooked(float, accounts, 'T1')).toBe(true)
  const after = await eventually(() => holds(sql, sala, night.accepted))
  expect(after).toBe(before + night.accepted.size)
}
