import { expect, it } from 'vitest'
import { isAwaited } from '@/rules/poker/room/awaited'
import { asTable } from '@/rules/poker/state/ids'

const MINUTE = 60_000

it('I.3 an answer is awaited until it is given or the time is over', () => {
  const call = { kind: 'formation', table: asTable('T1'), at: 0, until: 10 * MINUTE } as const
  expect(isAwaited({ ...call, answer: null }, MINUTE)).toBe(true)
  expect(isAwaited({ ...call, answer: 'more-time' }, MINUTE)).toBe(true)
  expect(isAwaited({ ...call, answer: 'coming' }, MINUTE)).toBe(false)
  expect(isAwaited({ ...call, answer: null }, 10 * MINUTE)).toBe(false)
})
