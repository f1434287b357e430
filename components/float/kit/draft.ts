import type { ChipColour } from '@/rules/float/pieces/colours'
import { countsIn, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { asChips, type Chips, minus, plus } from '@/rules/kernel/chips'

/** A denomination of the house and how many of it a whole float has. */
export interface Denomination {
  readonly value: Chips
  readonly pieces: number
  readonly colour?: ChipColour | undefined
}

/** A count under way: a denomination left out is not counted yet, and neither are banknotes that are null. */
export interface CountDraft {
  readonly counts: Readonly<Record<string, number>>
  readonly notes: number | null
}

export const NOTHING_COUNTED: CountDraft = { counts: {}, notes: null }

/** The row of the banknotes, beside those of the denominations. */
export const NOTES_ROW = 'banconote'
export type CountedThing = number | typeof NOTES_ROW

/** The rows that are counted, the largest denomination first, banknotes last. */
export const rowsOf = (list: readonly Denomination[], withNotes: boolean): CountedThing[] => [
  ...list.map(({ value }) => Number(value)).sort((a, b) => b - a),
  ...(withNotes ? [NOTES_ROW as typeof NOTES_ROW] : []),
]

/** The count of a row; null while it is not counted. */
export const countAt = ({ counts, notes }: CountDraft, row: CountedThing): number | null =>
  row === NOTES_ROW ? notes : (counts[row] ?? null)

/** The draft with a row counted, or with a row that is not counted any more. */
export function counted(draft: CountDraft, row: CountedThing, count: number | null): CountDraft {
  if (row === NOTES_ROW) return { ...draft, notes: count }
  const { [row]: _before, ...others } = draft.counts
  return { ...draft, counts: count === null ? others : { ...others, [row]: count } }
}

/** Rows that nobody has counted yet. */
export const uncounted = (draft: CountDraft, rows: readonly CountedThing[]): CountedThing[] =>
  rows.filter((row) => countAt(draft, row) === null)

/** The pieces counted so far, without empty denominations. */
export const piecesOf = ({ counts }: CountDraft): Pieces =>
  Object.fromEntries(countsIn(counts).map(([value, count]) => [String(value), count]))

export const notesOf = ({ notes }: CountDraft): Chips => asChips(notes ?? 0)

/** The value counted so far, banknotes included. */
export const worthOfDraft = (draft: CountDraft): Chips =>
  plus(worthOf(draft.counts), notesOf(draft))

/** A denomination whose count is not the expected one; below zero fewer than expected. */
export interface Difference {
  readonly row: CountedThing
  readonly pieces: number
  readonly chips: Chips
}

/** The counted rows that differ from what should be there. */
export const differencesOf = (
  draft: CountDraft,
  rows: readonly CountedThing[],
  due: { readonly pieces: Pieces; readonly banknotes: Chips },
): Difference[] =>
  rows.flatMap((row) => {
    const count = countAt(draft, row)
    const expected = row === NOTES_ROW ? due.banknotes : (due.pieces[row] ?? 0)
    if (count === null || count === expected) return []
    const chips =
      row === NOTES_ROW ? minus(asChips(count), due.banknotes) : asChips((count - expected) * row)
    return [{ row, pieces: count - expected, chips }]
  })
