import { expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import { closed } from './refusals/scenes'
import { colpo, won } from './support/colpi'
import { deputato, socio } from './support/people'
import { gameOfFive, tableOfFive } from './support/phrases'

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

it('XVI.1 a payment of a tableau closed again since is not marked, whoever pays it now', () => {
  const first = closed(colpo(tableOfFive(), won({ verdi: 40, neri: 40 }, [['verdi']])))
  const closedAt = first.table().tableau?.closedAt
  const again = first
    .give({ type: 'askReopen', ...T1, why: 'contato male neri' }, segretario)
    .give({ type: 'confirmReopen', ...T1 }, deputato())
    .after('00:01')
    .give({ type: 'closeTableau', ...T1, settleBy: 'members' }, segretario)
  const mark = { type: 'markHanded', ...T1, payment: 1 } as const
  const payer = socio(again.table().tableau?.payments[0]?.from ?? '')
  for (const by of [segretario, payer]) {
    again.when({ ...mark, closedAt }, by).isRefused('XVI.1', 'closed-anew')
    again
      .when({ ...mark, closedAt: again.table().tableau?.closedAt }, by)
      .yields({ type: 'paymentHanded' })
  }
  for (const step of ['markReceived', 'unmarkPayment'] as const)
    again.when({ ...mark, type: step, closedAt }, segretario).isRefused('XVI.1', 'closed-anew')
})
