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
export const countsIn = (pieces: Pieces): [value: number, count: number][] =>
  Object.entries(pieces)
    .map(([value, count]): [number, number] => [Number(value), count])
    .filter(([, count]) => count !== 0)
    .sort((a, b) => b[0] - a[0])

/** The value of all pieces together, in chips. */
export const worthOf = (pieces: Pieces): Chips =>
  asChips(countsIn(pieces).reduce((sum, [value, count]) => sum + value * count, 0))

/** The number of all pieces together. */
export const numberOf = (pieces: Pieces): number =>
  Object.values(pieces).reduce((sum, count) => sum + count, 0)

const combined = (a: Pieces, b: Pieces, sign: 1 | -1): Pieces => {
  const next: Record<string, number> = { ...a }
  for (const [value, count] of Object.entries(b)) {
    const left = (next[value] ?? 0) + sign * count
    if (left === 0) delete next[value]
    else next[value] = left
  }
  return next
}

export const withPieces = (a: Pieces, b: Pieces): Pieces => combined(a, b, 1)
/** May give counts below zero; `lacking` says which. */
export const withoutPieces = (a: Pieces, b: Pieces): Pieces => combined(a, b, -1)

/** The pieces of `wanted` that `held` does not have; none when it has them all. */
export const lacking = (held: Pieces, wanted: Pieces): Pieces =>
  Object.fromEntries(
    countsIn(wanted).flatMap(([value, count]) => {
      const missing = count - (held[value] ?? 0)
      return missing > 0 ? [[String(value), missing]] : []
    }),
  )

export const hasPieces = (held: Pieces, wanted: Pieces): boolean =>
  numberOf(lacking(held, wanted)) === 0

export const isSamePieces = (a: Pieces, b: Pieces): boolean =>
  countsIn(combined(a, b, -1)).length === 0
