import { type Chips, magnitude, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import { NOT_REOPENING } from '../../kernel/club/reopening'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import {
  drawnBy,
  notesUnnamed,
  playersOnTableau,
  reckonedChips,
  sheetOf,
  uncounted,
} from '../17-club/rows'
import { balance, CAGNOTTE, DEPOSIT } from '../accounts'
import type { Evening } from '../evening'
import type { Tableau, TableauRow } from '../state/tableau'

/** The evening's tableau, closed or provisional. */
export interface TableauView extends Omit<Tableau, 'closedAt' | 'settleBy' | 'transfers'> {
  readonly closedAt: Instant | null
  readonly settleBy: Tableau['settleBy'] | null
  /** Expected − counted, by member, where both are known; `gap` is their total, or the imbalance once all are counted. */
  readonly gaps: Readonly<Record<MemberId, Chips>>
  readonly gap: Chips
  readonly isCounted: boolean
  readonly recountNeeded: boolean
}

/** The tableau as closed, or as it would be now. Source: C.2, C.3. */
export function tableauView(evening: Evening): TableauView {
  if (evening.tableau) {
    const { transfers: _, ...closed } = evening.tableau
    return { ...closed, gaps: {}, gap: closed.imbalance, isCounted: true, recountNeeded: false }
  }
  const gaps = gapsOf(evening)
  const isCounted = evening.closing !== null && uncounted(evening).length === 0
  const sheet = isCounted ? sheetOf(evening) : soFar(evening)
  const gap = isCounted ? sheet.imbalance : sumOf(Object.values(gaps))
  const above = magnitude(gap) > evening.settings.recountAbove
  return {
    ...sheet,
    closedAt: null,
    closedBy: null,
    settleBy: null,
    payments: [],
    ...NOT_REOPENING,
    gaps,
    gap,
    isCounted,
    recountNeeded: isCounted && above && !evening.closing?.imbalanceAccepted,
  }
}

/** Expected less counted chips of each counted member, where the expected ones are known. */
function gapsOf({ closing }: Evening): Record<MemberId, Chips> {
  const gaps: Record<MemberId, Chips> = {}
  for (const [member, counted] of entriesIn(closing?.counted ?? {})) {
    const expected = closing?.expected[member] ?? null
    if (expected !== null) gaps[member] = minus(expected, counted)
  }
  return gaps
}

/** The sheet before everybody is counted: nothing is shared yet. */
const soFar = (
  evening: Evening,
): Pick<Tableau, 'rows' | 'imbalance' | 'tax' | 'deposits' | 'notes'> => ({
  rows: playersOnTableau(evening).map((player): TableauRow => {
    const { member } = player
    const drawn = drawnBy(player)
    const counted = reckonedChips(evening, member)
    const result = minus(counted, drawn)
    return { member, drawn, counted, result, share: null, shareChips: NO_CHIPS, final: result }
  }),
  imbalance: NO_CHIPS,
  tax: balance(evening, CAGNOTTE),
  deposits: balance(evening, DEPOSIT),
  notes: notesUnnamed(evening),
})
