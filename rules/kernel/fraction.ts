/** An exact fraction, above zero below the line. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b))

/** The fraction in its lowest terms. */
export function fraction(over: bigint, under: bigint): Fraction {
  const divisor = commonDivisor(over < 0n ? -over : over, under)
  return { over: over / divisor, under: under / divisor }
}

export const NOTHING: Fraction = { over: 0n, under: 1n }

export const added = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)

/** The nearest number, for reading only. */
export const asNumber = ({ over, under }: Fraction): number => Number(over) / Number(under)
