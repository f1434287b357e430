/** The most pieces of one denomination that a keypad takes. */
const MOST_TYPED_PIECES = 9_999

/** The count after some digits were typed; the first digits replace a count that was only shown. */
export function typedCount(count: number, digits: string, isFresh: boolean): number {
  const typed = Number(`${isFresh || count === 0 ? '' : count}${digits}`)
  return Math.min(MOST_TYPED_PIECES, Number.isFinite(typed) ? typed : count)
}

/** The count without its last digit. */
export const withoutDigit = (count: number): number => Math.floor(count / 10)

/** The keys of a keyboard that a keypad understands: a digit, the last digit away, or another denomination. */
export type PadKey =
  | { readonly digit: string }
  | { readonly erases: true }
  | { readonly steps: 1 | -1 }

export function padKeyOf(key: string): PadKey | null {
  if (/^\d$/.test(key)) return { digit: key }
  if (key === 'Backspace' || key === 'Delete') return { erases: true }
  if (key === 'ArrowDown') return { steps: 1 }
  return key === 'ArrowUp' ? { steps: -1 } : null
}
