import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { BOOK } from '../accounts'
import type { Evening } from '../evening'
import type { Tableau } from '../state/tableau'

/** The evening's closed tableau for the club's history. */
export interface ClosedSheet {
  readonly tableId: typeof BOOK
  readonly title: string
  readonly day: string
  /** The house's customs and the least bank, as `sanremo/10`. */
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
  readonly tableau: Omit<Tableau, 'reopenAskedBy' | 'reopenWhy' | 'transfers'>
}

/** The tableau closed between two states of an evening, and whether one was reopened (C.3). */
export function sheetsBetween(
  { tableau: was }: Evening,
  after: Evening,
): { closed: ClosedSheet[]; reopened: (typeof BOOK)[] } {
  const { tableau: is } = after
  if (was?.closedAt === is?.closedAt) return { closed: [], reopened: [] }
  return { closed: is ? [closedSheet(after, is)] : [], reopened: was ? [BOOK] : [] }
}

function closedSheet({ title, day, settings, lastTable }: Evening, tableau: Tableau): ClosedSheet {
  const { reopenAskedBy: _, reopenWhy: __, transfers: ___, ...kept } = tableau
  return {
    tableId: BOOK,
    title,
    day,
    class: `${settings.offices}/${settings.minimum}`,
    closedAt: tableau.closedAt,
    gap: tableau.imbalance,
    document: { tables: lastTable, tableau: kept },
    rows: tableau.rows.map(({ member, drawn, counted, shareChips, final }, index) => ({
      line: index + 1,
      memberId: member,
      casse: drawn,
      counted,
      share: shareChips,
      final,
    })),
  }
}
