import { z } from 'zod'
import { asChips, type Chips, MOST_CHIPS } from '../../kernel/chips'

/** Pieces by denomination: `{ '100': 3 }` is three chips of 100. A denomination left out has none. */
export type Pieces = Readonly<Record<string, number>>

export const NO_PIECES: Pieces = {}

/** The most pieces of one denomination that a command may name. */
export const MOST_PIECES = 100_000

const Denomination = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((value) => Number(value) <= MOST_CHIPS)

/** Pieces that a command names; it may name none. */
export const PiecesForm: z.ZodType<Pieces> = z
  .record(Denomination, z.int().nonnegative().max(MOST_PIECES))
  .refine((pieces) => Object.keys(pieces).length <= 24)

/** The pieces with their denominations as numbers, largest first, without empty ones. */
export function countsIn(pieces: Pieces): [value: number, count: number][] {
  const counts: [number, number][] = []
  for (const value in pieces) {
    const count = pieces[value] ?? 0
    if (count !== 0) counts.push([Number(value), count])
  }
  return counts.sort(largestFirst)
}

const largestFirst = (a: readonly [number, number], b: readonly [number, number]): number =>
  b[0] - a[0]

/** The value of all pieces together, in chips. */
export function worthOf(pieces: Pieces): Chips {
  let sum = 0
  for (const value in pieces) sum += Number(value) * (pieces[value] ?? 0)
  return asChips(sum)
}

/** The number of all pieces together. */
export function numberOf(pieces: Pieces): number {
  let sum = 0
  for (const value in pieces) sum += pieces[value] ?? 0
  return sum
}

const combined = (a: Pieces, b: Pieces, sign: 1 | -1): Pieces => {
  const next: Record<string, number> = { ...a }
  for (const value in b) {
    const left = (next[value] ?? 0) + sign * (b[value] ?? 0)
    if (left === 0) delete next[value]
    else next[value] = left
  }
  return next
}

export const withPieces = (a: Pieces, b: Pieces): Pieces => combined(a, b, 1)
/** May give counts below zero; `lacking` says which. */
export const withoutPieces = (a: Pieces, b: Pieces): Pieces => combined(a, b, -1)

/** The pieces of `wanted` that `held` does not have; none when it has them all. */
export function lacking(held: Pieces, wanted: Pieces): Pieces {
  const missing: Record<string, number> = {}
  for (const [value, count] of countsIn(wanted)) {
    const left = count - (held[value] ?? 0)
    if (left > 0) missing[value] = left
  }
  return missing
}

export function hasPieces(held: Pieces, wanted: Pieces): boolean {
  for (const value in wanted) {
    const count = wanted[value] ?? 0
    if (count !== 0 && count > (held[value] ?? 0)) return false
  }
  return true
}

export function isSamePieces(a: Pieces, b: Pieces): boolean {
  for (const value in a) if ((a[value] ?? 0) !== (b[value] ?? 0)) return false
  for (const value in b) if ((b[value] ?? 0) !== (a[value] ?? 0)) return false
  return true
}
