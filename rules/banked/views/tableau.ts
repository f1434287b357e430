import { type Chips, magnitude, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import { NOT_REOPENING } from '../../kernel/club/reopening'
import type { Instant } from '../../kernel/decider'
import { entriesIn, type MemberId } from '../../kernel/ids'
import { balance, chipsOf } from '../accounts'
import { clubsResult, drawnBy, playersOnTableau, sheetOf, uncounted } from '../sheet'
import type { BankedDay, Tableau, TableauRow } from '../state'

/** The day's tableau, closed or provisional. */
export interface TableauView extends Omit<Tableau, 'closedAt' | 'transfers'> {
  readonly closedAt: Instant | null
  /** Expected − counted, by member. */
  readonly gaps: Readonly<Record<MemberId, Chips>>
  readonly isCounted: boolean
  readonly recountNeeded: boolean
}

/** The tableau as closed, or as it would be now. Source: J.5, K.5. */
export function tableauView(day: BankedDay): TableauView {
  if (day.tableau) {
    const { transfers: _, ...closed } = day.tableau
    return { ...closed, gaps: {}, isCounted: true, recountNeeded: false }
  }
  const isCounted = day.closing !== null && uncounted(day).length === 0
  const gaps = gapsOf(day)
  const sheet = isCounted ? sheetOf(day) : soFar(day, sumOf(Object.values(gaps)))
  const recountNeeded = isCounted && magnitude(sheet.gap) > day.settings.recountAbove
  return { ...sheet, ...NOT_REOPENING, closedAt: null, gaps, isCounted, recountNeeded }
}

/** By the book as it stands, since a cassa may be corrected during the count. */
function gapsOf(day: BankedDay): Record<MemberId, Chips> {
  const gaps: Record<MemberId, Chips> = {}
  if (day.isUnfollowed) return gaps
  for (const [member, counted] of entriesIn(day.closing?.counted ?? {}))
    gaps[member] = minus(balance(day, chipsOf(member)), counted)
  return gaps
}

/** The sheet before everybody is counted: nothing is shared yet. */
const soFar = (day: BankedDay, gap: Chips): Pick<Tableau, 'rows' | 'gap' | 'club'> => ({
  gap,
  club: clubsResult(day),
  rows: playersOnTableau(day).map((player): TableauRow => {
    const { member } = player
    const drawn = drawnBy(player)
    const counted = day.closing?.counted[member] ?? balance(day, chipsOf(member))
    const result = minus(counted, drawn)
    return { member, drawn, counted, result, share: null, shareChips: NO_CHIPS, final: result }
  }),
})
