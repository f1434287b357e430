import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { BOOK } from '../accounts'
import type { BankedDay, ClosedTableau, Tableau } from '../state'

/** The day's closed tableau for the club's history. */
export interface ClosedSheet {
  readonly tableId: typeof BOOK
  readonly title: string
  readonly day: string
  /** The class of the day in the game's own form. */
  readonly class: string
  readonly closedAt: Instant
  readonly gap: Chips
  readonly document: SheetDocument
  readonly rows: readonly SheetRow[]
}

/** One member's row for the club's history; amounts in chips. */
interface SheetRow {
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
  readonly tableau: ClosedTableau
}

/** The tableau closed between two states of a day, and whether one was reopened. Source: J.5, K.5. */
export function sheetsBetween<S extends BankedDay>(
  { tableau: was }: S,
  after: S,
  classOf: (day: S) => string,
): { closed: ClosedSheet[]; reopened: (typeof BOOK)[] } {
  const { tableau: is } = after
  if (was?.closedAt === is?.closedAt) return { closed: [], reopened: [] }
  return {
    closed: is ? [closedSheet(after, is, classOf(after))] : [],
    reopened: was ? [BOOK] : [],
  }
}

const closedSheet = (
  { title, day, lastTable }: BankedDay,
  { transfers: _, reopenAskedBy: __, reopenWhy: ___, ...tableau }: Tableau,
  className: string,
): ClosedSheet => ({
  tableId: BOOK,
  title,
  day,
  class: className,
  closedAt: tableau.closedAt,
  gap: tableau.gap,
  document: { tables: lastTable, tableau },
  rows: tableau.rows.map(({ member, drawn, counted, shareChips, final }, index) => ({
    line: index + 1,
    memberId: member,
    casse: drawn,
    counted,
    share: shareChips,
    final,
  })),
})
