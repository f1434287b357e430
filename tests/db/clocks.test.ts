import { afterAll, expect, it } from 'vitest'
import { clockAhead, clockWarning } from '@/server/installation/clocks'
import { freshDatabase } from '../support/database'

const database = await freshDatabase()
afterAll(() => database.drop())

const MINUTES = 60_000
it.each([
  ['that agrees says nothing', 0, null],
  ['five minutes ahead says so', 5 * MINUTES, /avanti di (300|299|301) s.*ahead of/],
  ['five minutes behind says so', -5 * MINUTES, /indietro di (300|299|301) s.*behind/],
])('a clock %s', async (_what, off, told) => {
  const line = clockWarning(await clockAhead(database.sql, () => Date.now() + off))
  if (told === null) expect(line).toBeNull()
  else expect(line).toMatch(told)
})
