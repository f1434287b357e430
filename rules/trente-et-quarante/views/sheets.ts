import { BOOK } from '../../banked/accounts'
import type { Tableau } from '../../banked/state'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'

/** The day's closed tableau for the club's history. */
export interface ClosedSheet {
  readonly tableId: typeof BOOK
  readonly title: string
  readonly day: string
  /** The house's rules for zero and its step, as `prison/2`. */
  readonly class: string
  readonly closedAt: Instant
  readonly gap: Chips
  readonly document: SheetDocument
  readonly rows: readonly SheetRow[]
}

/** One member's row for the club's history; amounts in chips. */
export interface SheetRow {
  readonly line: number
  readonly memberId: MemberId
  readonly casse: Chips
  readonly counted: Chips
  readonly share: Chips
  readonly final: Chips
}

/** Everything that a print of the sheet needs except names. */
export interface SheetDocument {
  readonly tables: number
  readonly tableau: Tableau
}

/** The tableau closed between two states of a day. Source: K.5. */
export function sheetsBetween(
  { tableau: was }: Evening,
  { title, day, settings, lastTable, tableau: is }: Evening,
): { closed: ClosedSheet[]; reopened: (typeof BOOK)[] } {
  if (!is || was === is) return { closed: [], reopened: [] }
  const sheet: ClosedSheet = {
    tableId: BOOK,
    title,
    day,
    class: `${settings.zero}/${settings.step}`,
    closedAt: is.closedAt,
    gap: is.gap,
    document: { tables: lastTable, tableau: is },
    rows: is.rows.map(({ member, drawn, counted, shareChips, final }, index) => ({
      line: index + 1,
      memberId: member,
      casse: drawn,
      counted,
      share: shareChips,
      final,
    })),
  }
  return { closed: [sheet], reopened: [] }
}
