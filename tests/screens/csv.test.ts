import { expect, it } from 'vitest'
import { csvField } from '@/components/admin/csv'

it.each([
  ['Demo Alfa', 'Demo Alfa'],
  ['Neri, "il Lungo"', '"Neri, ""il Lungo"""'],
  ['=1+1', "'=1+1"],
  ['+39', "'+39"],
  ['-1', "'-1"],
  ['@SUM(1,2)', '"\'@SUM(1,2)"'],
])('the list of passwords writes %s so that a spreadsheet does not compute it', (text, written) => {
  expect(csvField(text)).toBe(written)
})
