import type { BookPaper, CardCountsPaper, TipsPaper } from '../bookPapers'
import type { SignerOffice } from '../papers'
import { bookPaper } from './book'
import type { FloatFilling } from './context'

/** The head of a record taken from the day book, with the offices that sign it. */
function recordOf(book: BookPaper, offices: readonly SignerOffice[]) {
  const { evening, game, table, proof, cancelled, closedAt, signers } = book
  const signing = signers.filter(({ office }) => offices.includes(office))
  return { evening, game, table, proof, cancelled, closedAt, signers: signing }
}

/** The tips and orphans of a table; null where there is no such table. */
export function tipsPaper(filling: FloatFilling, table: string): TipsPaper | null {
  const book = bookPaper(filling, table)
  return book && { ...recordOf(book, ['changeur', 'inspector']), side: book.side }
}

/** The counts of a table's cards; null where there is no such table. */
export function cardCountsPaper(filling: FloatFilling, table: string): CardCountsPaper | null {
  const book = bookPaper(filling, table)
  return book && { ...recordOf(book, ['capo', 'inspector', 'witness']), cards: book.cards }
}
