import { expect, it } from 'vitest'
import { typing } from '@/components/officer/typing'
import { asChips } from '@/rules/kernel/chips'

it('XVI.1 a figure is compared with the line shown when it was begun, whatever changes while it is typed', () => {
  const line = { counted: asChips(90), expected: asChips(100) }
  const begun = typing(null, line, 1)
  const corrected = { counted: asChips(95), expected: asChips(120) }
  const done = typing(begun, corrected, 100)
  expect(done).toEqual({ chips: 100, line: { counted: 90, expected: 100 } })
  expect(typing(done, corrected, null)).toBeNull()
  expect(typing(done, corrected, 95)).toBeNull()
  expect(typing(null, corrected, 120)).toEqual({ chips: 120, line: corrected })
})
