import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../support/generated'
import { onMortalServer } from './deaths/night'
import { aNight, floatNight, throughDeaths } from './deaths/reintegro'

it('V.reintegro V.handover a server killed in the middle of a reintegro and of a handover loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, (plan) =>
      onMortalServer(floatNight, async (night, sql, server) => {
        await throughDeaths(night, sql, plan)
        expect(server.kills).toBe(plan.deaths.length)
      }),
    ),
    { numRuns: cases(1), endOnFailure: true },
  )
})
