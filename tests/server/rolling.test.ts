import { expect, it } from 'vitest'
import { NO_HISTORY } from '@/trials/faults/previous'
import { trial } from '@/trials/faults/trial'

it('the version before the last change of the schema works on it, and a club plays on while its servers are exchanged one by one', async () => {
  try {
    const { faults, rounds, accepted } = await trial('rolling', { rounds: 2, seed: 1914 })
    expect(faults).toEqual([])
    expect(rounds).toBe(2)
    expect(accepted).toBeGreaterThan(0)
  } catch (error) {
    if (!(error instanceof Error) || error.message !== NO_HISTORY) throw error
    console.info(NO_HISTORY)
  }
})
