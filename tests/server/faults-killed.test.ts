import { expect, it } from 'vitest'
import { trials } from '@/trials/faults/trial'

const ROUNDS = 3
const SEED = 7
const ONE_SERVER = ['web', 'backend', 'postmaster', 'all']

it.each([[ONE_SERVER], [['pair']]])(
  'three blows each of %j lose and double nothing',
  async (kinds) => {
    const tried = await trials(kinds, { rounds: ROUNDS, seed: SEED })
    expect(tried.map(({ kind, rounds, faults }) => ({ kind, rounds, faults }))).toEqual(
      kinds.map((kind) => ({ kind, rounds: ROUNDS, faults: [] })),
    )
  },
  600_000,
)
