import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equationOf, isBooked } from '@/rules/float/equation'
import { floatAt } from '@/rules/float/room'
import { FLOAT_PROFILES, listOf } from '@/rules/float/settings'
import { freshDatabase } from '../support/database'
import { eventually } from '../support/eventually'
import { floatOpened, handover, PEOPLE, PLAYERS, reintegro, STAFF } from '../support/float-night'
import { cases, timeFor } from '../support/generated'
import { House } from '../support/house'
import { Sala } from '../support/sala'
import { Mortal } from '../support/spawned'
import { holds, replayed, slowAppends } from './deaths/books'
import { Night } from './deaths/night'

/** An append takes this long, so that a death often comes in the middle of one. */
const APPEND_MS = 10
const aMoment = fc.integer({ min: 0, max: 3 * APPEND_MS })
/** A death in two of the reintegro's steps, and in one of the handover's. */
const aNight = fc.record({
  deaths: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }),
  delayMs: aMoment,
})

const LIST = listOf(FLOAT_PROFILES.venezia)
const AFTER = { ...LIST, '500': (LIST[500] ?? 0) - 1, '100': (LIST[100] ?? 0) + 5 }

it(
  'V.reintegro V.handover a server killed in the middle of a reintegro and of a handover loses nothing and doubles nothing',
  async () => {
    await fc.assert(
      fc.asyncProperty(aNight, async ({ deaths, delayMs }) => {
        const database = await freshDatabase()
        const house = await House.open(database)
        // The server that is killed has the machine's clock, and the people must still be signed in there.
        house.now = Date.now()
        const sala = await Sala.open(house, randomUUID(), PEOPLE)
        await sala.table({ level: 2, players: PLAYERS })
        await sala.play(floatOpened(sala.who))
        await house.stop()
        await slowAppends(database.sql, APPEND_MS)
        const server = await Mortal.on(database.url)
        try {
          const night = new Night(
            sala,
            () => server.url(),
            () => server.kill(),
          )
          const before = await eventually(() => holds(database.sql, sala, new Map()))
          const steps = [...reintegro(1), ...handover(sala.who, AFTER)]
          for (const [index, step] of steps.entries()) {
            const dying = deaths.includes(index) ? night.dieIn(delayMs) : Promise.resolve()
            expect(await night.insistAtOnce(step, 2)).toBe(true)
            await dying
          }
          expect(server.kills).toBe(deaths.length)
          const { float, accounts } = await eventually(() => replayed(database.sql, sala))
          expect(floatAt(float, 'T1')).toMatchObject({
            pieces: AFTER,
            turn: { changeur: sala.who(STAFF.second) },
            gapDue: false,
            handover: null,
          })
          expect(float.movements).toMatchObject([{ status: 'received' }])
          expect(equationOf(float, 'T1').holds).toBe(true)
          expect(isBooked(float, accounts, 'T1')).toBe(true)
          const after = await eventually(() => holds(database.sql, sala, night.accepted))
          expect(after).toBe(before + night.accepted.size)
        } finally {
          await server.end()
          await database.drop()
        }
      }),
      { numRuns: cases(1), endOnFailure: true },
    )
  },
  timeFor(120_000),
)
