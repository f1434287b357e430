import { expect, it } from 'vitest'
import { undone } from '@/components/poker/desk/told'

it('N3 a corrected result stays in the log, struck through; the last correction stands', () => {
  const entry = (position: number, type: string, colpo: number) => ({
    position,
    at: position,
    by: { member: null, post: 'T1', roles: ['tavolo'] },
    type,
    event: { colpo },
  })
  const struck = undone([
    entry(9, 'colpoCorrected', 4),
    entry(8, 'colpoSettled', 5),
    entry(7, 'colpoCorrected', 4),
    entry(6, 'colpoSettled', 4),
  ])
  expect([...struck].sort()).toEqual([6, 7])
})
