import { leastPieces } from '@/rules/float/pieces/least'
import { countsIn, NO_PIECES, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import type { FloatPost } from '@/rules/float/views/posts'
import { asChips, type Chips, lesser, minus, NO_CHIPS } from '@/rules/kernel/chips'

/** A form to begin with: the pieces and banknotes that go, and the pieces that come. */
export interface FormDraft {
  readonly gives: Pieces
  readonly notes: Chips
  readonly gets: Pieces
}

export const NO_FORM: FormDraft = { gives: NO_PIECES, notes: NO_CHIPS, gets: NO_PIECES }

/** The pieces that a list has beyond some others. */
const beyond = (more: Pieces, less: Pieces): Pieces =>
  Object.fromEntries(
    countsIn(more).flatMap(([value, count]) => {
      const over = count - (less[value] ?? 0)
      return over > 0 ? [[String(value), over]] : []
    }),
  )

/**
 * A reintegro that fills what runs low up to the list, for banknotes first and then for pieces above the list, the
 * fewest; where those do not make the sum the changeur chooses them. Source: V.reintegro.
 */
export function refill({ float, low, settings }: FloatPost): FormDraft {
  const list = Object.fromEntries(settings.list.map(({ value, pieces }) => [value, pieces]))
  const lacking = beyond(list, float.pieces)
  const gets = Object.fromEntries(
    countsIn(lacking)
      .filter(([value]) => low.includes(value))
      .map(([value, count]) => [String(value), count]),
  )
  const sum = worthOf(gets)
  if (sum === 0) return NO_FORM
  const over = beyond(float.pieces, list)
  const notes = lesser(float.banknotes, sum)
  const withNotes = leastPieces(minus(sum, notes), over)
  if (withNotes) return { gives: withNotes, notes, gets }
  return { gives: leastPieces(sum, over) ?? NO_PIECES, notes: NO_CHIPS, gets }
}

/** An aggiunta of the chips that the float lacks for what it owes, in the fewest pieces of its list. Source: V.aggiunta, chr5. */
export function coverage({ lacks, settings }: FloatPost): FormDraft {
  if (lacks === 0) return NO_FORM
  const enough = Object.fromEntries(
    settings.list.map(({ value }) => [value, Math.ceil(lacks / value)]),
  )
  return { ...NO_FORM, gets: leastPieces(lacks, enough) ?? NO_PIECES }
}

/** The value that goes less the value that comes: none where a reintegro may be sent. */
export const imbalanceOf = ({ gives, notes, gets }: FormDraft): Chips =>
  asChips(worthOf(gives) + notes - worthOf(gets))
