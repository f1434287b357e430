import { type SheetsBetween, sheetRows, sheetsOfBook } from '../../kernel/club/sheet'
import { BOOK } from '../accounts'
import type { Evening } from '../evening'
import type { Tableau } from '../state/tableau'

/** Everything that a print of the sheet needs except names. */
export interface SheetDocument {
  readonly tables: number
  readonly tableau: Omit<Tableau, 'reopenAskedBy' | 'reopenWhy' | 'transfers'>
}

/**
 * The tableau closed between two states of an evening, and whether one was reopened (C.3). Its class is the house's
 * customs and the least bank, as `sanremo/10`.
 */
export const sheetsBetween = (
  before: Evening,
  { tableau: after, title, day, settings, lastTable }: Evening,
): SheetsBetween<typeof BOOK, SheetDocument> =>
  sheetsOfBook(before.tableau, after, BOOK, (closed) => {
    const { reopenAskedBy: _, reopenWhy: __, transfers: ___, ...tableau } = closed
    return {
      title,
      day,
      class: `${settings.offices}/${settings.minimum}`,
      gap: tableau.imbalance,
      document: { tables: lastTable, tableau },
      rows: sheetRows(tableau.rows),
    }
  })
