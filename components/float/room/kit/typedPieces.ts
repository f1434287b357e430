/** The most pieces of one denomination that a field takes. */
const MOST_IN_FIELD = 99_999

/** The number of pieces that somebody typed: the digits alone count. */
export function typedPieces(text: string): number {
  const digits = text.replace(/\D/g, '')
  return Math.min(MOST_IN_FIELD, Number(digits))
}
