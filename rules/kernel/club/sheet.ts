import type { Chips } from '../chips'
import type { Instant } from '../decider'
import type { MemberId } from '../ids'
import type { FinalResult } from '../imbalance'

/** One member's row of a closed tableau for the club's history, numbered from 1; amounts in chips. */
export interface SheetRow {
  readonly line: number
  readonly memberId: MemberId
  /** Chips drawn from the desk. */
  readonly casse: Chips
  readonly counted: Chips
  /** Signed effect of the share of the imbalance. */
  readonly share: Chips
  readonly final: Chips
}

/** A closed tableau for the club's history. `Id` names its table or its book; `Document` is all that a print needs except names. */
export interface ClosedSheet<Id extends string, Document> {
  readonly tableId: Id
  /** The evening's title. */
  readonly title: string
  readonly day: string
  /** The stakes of the table or the customs of the house, in the game's own form. */
  readonly class: string
  readonly closedAt: Instant
  readonly gap: Chips
  readonly document: Document
  readonly rows: readonly SheetRow[]
}

/** The tableaux closed between two states of an evening, and the tables or books whose tableau was reopened. */
export interface SheetsBetween<Id extends string, Document> {
  readonly closed: ClosedSheet<Id, Document>[]
  readonly reopened: Id[]
}

interface Line extends Pick<FinalResult, 'shareChips' | 'final'> {
  readonly member: MemberId
  readonly drawn: Chips
  readonly counted: Chips
}

/** The rows of a tableau for the club's history, in the order of the tableau. */
export const sheetRows = (rows: readonly Line[]): SheetRow[] =>
  rows.map(({ member, drawn, counted, shareChips, final }, index) => ({
    line: index + 1,
    memberId: member,
    casse: drawn,
    counted,
    share: shareChips,
    final,
  }))

/** The change of a book that has one tableau, from the tableau before to the one now; null while there is none. */
export function sheetsOfBook<T extends { readonly closedAt: Instant }, Id extends string, Document>(
  before: T | null,
  after: T | null,
  book: Id,
  sheetOf: (tableau: T) => Omit<ClosedSheet<Id, Document>, 'tableId' | 'closedAt'>,
): SheetsBetween<Id, Document> {
  if (before?.closedAt === after?.closedAt) return { closed: [], reopened: [] }
  return {
    closed: after ? [{ tableId: book, closedAt: after.closedAt, ...sheetOf(after) }] : [],
    reopened: before ? [book] : [],
  }
}
