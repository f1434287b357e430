import fc from 'fast-check'
import { it } from 'vitest'
import { cases } from '../support/generated'
import { onMortalDatabase } from './deaths/night'
import { aNight, floatNight, throughDeaths } from './deaths/reintegro'

it('V.reintegro V.handover a database killed in the middle of a reintegro and of a handover loses nothing and doubles nothing', async () => {
  await fc.assert(
    fc.asyncProperty(aNight, (plan) =>
      onMortalDatabase(floatNight, (night, sql) => throughDeaths(night, sql, plan)),
    ),
    { numRuns: cases(2), endOnFailure: true },
  )
})
