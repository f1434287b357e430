'use client'
import type { PokerCommand } from '@/rules/poker/decider'
import type { TableId } from '@/rules/poker/state/ids'
import type { Reopening as Stage } from '@/rules/poker/views/deputato'
import { Reopening } from '../../officer/Reopening'

/** The reopening of a table's closed tableau, by two people. */
export function TableReopening({ table, stage }: { table: TableId; stage: Stage }) {
  return (
    <Reopening<PokerCommand>
      stage={stage}
      ask={{ type: 'askReopen', payload: { table } }}
      confirm={{ type: 'confirmReopen', payload: { table, why: stage.why ?? undefined } }}
      drop={{ type: 'dropReopen', payload: { table } }}
      unmark={{ type: 'unmarkPayment', payload: { table, payment: null } }}
    />
  )
}
