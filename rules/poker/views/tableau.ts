import { type Chips, magnitude, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import {
  imbalanceOf,
  playersOnTableau,
  reckonedResto,
  sheetOf,
  uncounted,
} from '../16-tableau/rows'
import { drawnBy } from '../money/resti'
import { recountLimit } from '../settings'
import type { Table } from '../state/table'
import type { Tableau, TableauRow } from '../state/tableau'

/** A tableau, closed or provisional. */
export interface TableauView extends Omit<Tableau, 'closedAt' | 'settleBy' | 'transfers'> {
  closedAt: Instant | null
  settleBy: 'desk' | 'members' | null
  /**
   * Expected − counted, by member, where both are known; `gap` is their total, or the imbalance once all are counted.
   */
  gaps: Readonly<Record<MemberId, Chips>>
  gap: Chips
  recountNeeded: boolean
}

/** The tableau as closed, or provisionally as it would be now, with the gaps found so far. Source: XVI.1, M5. */
export function tableauView(table: Table): TableauView {
  if (table.tableau) {
    const { transfers: _, ...closed } = table.tableau
    return { ...closed, gaps: {}, gap: closed.imbalance, recountNeeded: false }
  }
  const gaps = gapsOf(table)
  const counted = table.closing !== null && uncounted(table).length === 0
  const gap = counted ? imbalanceOf(table) : sumOf(Object.values(gaps))
  const { rows, imbalance } = counted
    ? sheetOf(table)
    : { rows: rowsSoFar(table), imbalance: NO_CHIPS }
  const above = magnitude(gap) > recountLimit(table.settings)
  return {
    closedAt: null,
    closedBy: null,
    rows,
    imbalance,
    settleBy: null,
    payments: [],
    reopenAskedBy: null,
    reopenWhy: null,
    gaps,
    gap,
    recountNeeded: counted && above && !table.closing?.recountAccepted,
  }
}

/** Expected less counted resto of each counted member, where the expected one is known. */
function gapsOf({ closing }: Table): Record<MemberId, Chips> {
  if (!closing) return {}
  const gaps: Record<MemberId, Chips> = {}
  for (const [member, counted] of entriesIn(closing.counted)) {
    const expected = closing.expected[member]
    if (expected !== null && expected !== undefined) gaps[member] = minus(expected, counted)
  }
  return gaps
}

/** The rows before everybody is counted: nothing is shared yet. */
const rowsSoFar = (table: Table): TableauRow[] =>
  playersOnTableau(table).map((player) => {
    const { member, casse } = player
    const drawn = drawnBy(player)
    const counted = reckonedResto(table, member)
    const result = minus(counted, drawn)
    return {
      member,
      casse,
      drawn,
      counted,
      result,
      share: null,
      shareChips: NO_CHIPS,
      final: result,
    }
  })
