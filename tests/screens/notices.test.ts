import { expect, it } from 'vitest'
import { type Notice, withNotice } from '@/components/tell/notices'

const after = (...said: (readonly [Notice['tone'], string | null])[]) =>
  said.reduce<readonly Notice[]>((shown, [tone, words]) => withNotice(shown, { tone, words }), [])

const lines = (shown: readonly Notice[]) => shown.map(({ words, times }) => `${words} × ${times}`)

it('five refusals are all on the screen, whatever was done in between', () => {
  const shown = after(
    ['bad', 'A'],
    ['bad', 'B'],
    ['good', 'done'],
    ['bad', 'C'],
    ['bad', 'D'],
    ['bad', 'E'],
  )
  expect(lines(shown)).toEqual(['A × 1', 'B × 1', 'done × 1', 'C × 1', 'D × 1', 'E × 1'])
})

it('the same refusal again is counted, and stands where the latest stands', () => {
  expect(lines(after(['bad', 'A'], ['bad', 'B'], ['bad', 'A'], ['bad', 'A']))).toEqual([
    'B × 1',
    'A × 3',
  ])
  // A notice that is no plain text, and one of another tone, are told by themselves.
  expect(after(['bad', null], ['bad', null], ['good', 'A'], ['bad', 'A'])).toHaveLength(4)
})

it('of what was done the latest three stay, and no refusal goes for them', () => {
  const shown = after(['bad', 'not'], ['good', '1'], ['good', '2'], ['good', '3'], ['good', '4'])
  expect(lines(shown)).toEqual(['not × 1', '2 × 1', '3 × 1', '4 × 1'])
  expect(new Set(shown.map(({ key }) => key)).size).toBe(4)
})
