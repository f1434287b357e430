import { totalChips } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { isTableOpen } from '../frame/at-table'
import { middleOf } from '../money/resti'
import { refuse } from '../refuse'
import type { Table } from '../state/table'

/** The reason why the table's level of detail cannot become this one now; null when it can. */
export function levelStop(table: Table, level: Table['level']): Refused | null {
  if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
  if (table.level === level) return refuse(null, 'level-already-so')
  if (table.colpo) return refuse('IV.4', 'colpo-not-settled')
  if (table.parol) return refuse('XIII.2', 'parol-under-way')
  const waiting = middleOf(table) + totalChips(table.honourPots)
  if (level === 1 && table.edition >= 2 && waiting > 0) return refuse(null, 'pot-to-play')
  if (table.level === 1 && table.startedAt !== null) return refuse(null, 'resti-not-counted')
  return null
}
