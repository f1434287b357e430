import fc from 'fast-check'
import { it } from 'vitest'
import { connect } from '@/db/client'
import { privateServer } from '../support/database'
import { cases } from '../support/generated'
import { House } from '../support/house'
import { killPostmaster, Night } from './deaths/night'
import { aNight, floatNight, throughDeaths } from './deaths/reintegro'

it('V.reintegro V.handover a database killed in the middle of a reintegro and of a handover loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, async (plan) => {
      const own = await privateServer()
      const { url } = own.server
      const house = await House.open({ url, sql: connect(url), drop: async () => {} })
      try {
        const sala = await floatNight(house)
        const night = new Night(
          sala,
          async () => house.url,
          () => killPostmaster(own.postmaster),
        )
        await throughDeaths(night, connect(url), plan)
      } finally {
        await house.close()
        await own.close()
      }
    }),
    { numRuns: cases(2), endOnFailure: true },
  )
})
