import { expect, it } from 'vitest'
import { trials } from '@/trials/faults/trial'

const ROUNDS = 3
const SEED = 7
/** Faults of a server inside this process; those of killed servers need a new process for each blow. */
const KINDS = ['database', 'screens', 'clock']

it('three blows each of a failing database, stalled screens and a jumping clock lose and double nothing', async () => {
  const tried = await trials(KINDS, { rounds: ROUNDS, seed: SEED })
  expect(tried.map(({ kind, rounds, faults }) => ({ kind, rounds, faults }))).toEqual(
    KINDS.map((kind) => ({ kind, rounds: ROUNDS, faults: [] })),
  )
  expect(tried.every(({ accepted }) => accepted > 0)).toBe(true)
})
