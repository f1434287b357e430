import { type SheetsBetween, sheetRows, sheetsOfBook } from '../../kernel/club/sheet'
import { BOOK } from '../accounts'
import type { BankedDay, ClosedTableau } from '../state'

/** Everything that a print of the sheet needs except names. */
export interface SheetDocument {
  readonly tables: number
  readonly tableau: ClosedTableau
}

/**
 * The tableau closed between two states of a day, and whether one was reopened. `classOf` gives the class of the day in
 * the game's own form. Source: J.5, K.5.
 */
export const sheetsBetween = <S extends BankedDay>(
  before: S,
  after: S,
  classOf: (day: S) => string,
): SheetsBetween<typeof BOOK, SheetDocument> =>
  sheetsOfBook(before.tableau, after.tableau, BOOK, (closed) => {
    const { transfers: _, reopenAskedBy: __, reopenWhy: ___, ...tableau } = closed
    return {
      title: after.title,
      day: after.day,
      class: classOf(after),
      gap: tableau.gap,
      document: { tables: after.lastTable, tableau },
      rows: sheetRows(tableau.rows),
    }
  })
