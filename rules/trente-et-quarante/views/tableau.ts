import { type Chips, magnitude, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import { clubsResult, drawnBy, playersOnTableau, sheetOf, uncounted } from '../07-club/sheet'
import { balance, chipsOf } from '../accounts'
import type { Evening } from '../evening'
import type { Tableau, TableauRow } from '../state/tableau'

/** The day's tableau, closed or provisional. */
export interface TableauView extends Omit<Tableau, 'closedAt'> {
  readonly closedAt: Instant | null
  /** Expected − counted, by member. */
  readonly gaps: Readonly<Record<MemberId, Chips>>
  readonly isCounted: boolean
  readonly recountNeeded: boolean
}

/** The tableau as closed, or as it would be now. Source: K.5. */
export function tableauView(evening: Evening): TableauView {
  if (evening.tableau)
    return { ...evening.tableau, gaps: {}, isCounted: true, recountNeeded: false }
  const isCounted = evening.closing !== null && uncounted(evening).length === 0
  const gaps = gapsOf(evening)
  const sheet = isCounted ? sheetOf(evening) : soFar(evening, sumOf(Object.values(gaps)))
  const recountNeeded = isCounted && magnitude(sheet.gap) > evening.settings.recountAbove
  return { ...sheet, closedAt: null, gaps, isCounted, recountNeeded }
}

function gapsOf({ closing, isUnfollowed }: Evening): Record<MemberId, Chips> {
  const gaps: Record<MemberId, Chips> = {}
  if (isUnfollowed) return gaps
  for (const [member, counted] of entriesIn(closing?.counted ?? {}))
    gaps[member] = minus(closing?.expected[member] ?? NO_CHIPS, counted)
  return gaps
}

/** The sheet before everybody is counted: nothing is shared yet. */
const soFar = (evening: Evening, gap: Chips): Pick<Tableau, 'rows' | 'gap' | 'club'> => ({
  gap,
  club: clubsResult(evening),
  rows: playersOnTableau(evening).map((player): TableauRow => {
    const { member } = player
    const drawn = drawnBy(player)
    const counted = evening.closing?.counted[member] ?? balance(evening, chipsOf(member))
    const result = minus(counted, drawn)
    return { member, drawn, counted, result, share: null, shareChips: NO_CHIPS, final: result }
  }),
})
