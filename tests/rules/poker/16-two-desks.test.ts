import { expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import { gameOfFive } from './support/phrases'

const T1 = { table: 'T1' }

it('XVI.1 a figure begun before another desk wrote one is refused, unless it is the same', () => {
  const counting = gameOfFive().give({ type: 'beginCount', ...T1 }, segretario)
  const counts = (chips: number, counted?: number | null) =>
    ({ type: 'countResto', ...T1, member: 'rossi', chips, counted }) as const
  const first = counting.give(counts(120, null), segretario)
  first.when(counts(210, null), segretario).isRefused('XVI.1', 'counted-meanwhile')
  for (const figure of [counts(120, null), counts(210, 120), counts(210)])
    first.when(figure, segretario).yields({ type: 'restoCounted', chips: figure.chips })
  expect(first.table().closing?.counted).toEqual({ rossi: 120 })
})
