import { expect, it } from 'vitest'
import { asTable } from '@/rules/poker/state/ids'
import { carriedAt } from '@/rules/poker/views/carried'
import { calledFive, withSecondList } from './support/phrases'

it('I.5 a tablet knows by name who signed its own list, and of another class only that somebody signed', () => {
  const elsewhere = ['viola', 'conti', 'serra']
  const { evening } = withSecondList(calledFive()).signedOn('L2', 'rossi', ...elsewhere)
  const carried = carriedAt(evening, asTable('T1'))
  expect(Object.keys(carried?.signUps ?? {})).toEqual(Object.keys(evening.signUps))
  const text = JSON.stringify(carried)
  expect(['rossi', ...elsewhere].filter((member) => text.includes(member))).toEqual(['rossi'])
})
