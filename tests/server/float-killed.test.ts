import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freshDatabase } from '../support/database'
import { cases } from '../support/generated'
import { House } from '../support/house'
import { Mortal } from '../support/spawned'
import { Night } from './deaths/night'
import { aNight, floatNight, throughDeaths } from './deaths/reintegro'

it('V.reintegro V.handover a server killed in the middle of a reintegro and of a handover loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, async (plan) => {
      const database = await freshDatabase()
      const house = await House.open(database)
      const sala = await floatNight(house)
      await house.stop()
      const server = await Mortal.on(database.url)
      try {
        const night = new Night(
          sala,
          () => server.url(),
          () => server.kill(),
        )
        await throughDeaths(night, database.sql, plan)
        expect(server.kills).toBe(plan.deaths.length)
      } finally {
        await server.end()
        await database.drop()
      }
    }),
    { numRuns: cases(1), endOnFailure: true },
  )
})
