import { leastPieces } from '@/rules/float/pieces/least'
import {
  countsIn,
  isSamePieces,
  NO_PIECES,
  numberOf,
  type Pieces,
  worthOf,
} from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'

/** The most ways that are proposed beside each other. */
const MOST_WAYS = 4
/** More pieces than these are counted out by hand only when nothing else gives the sum. */
const MANY_PIECES = 40

/**
 * The ways to change some pieces, the fewest first: never the same denominations back, then all of one denomination,
 * the larger first. None where nothing was put in, or the float cannot give the sum. Source: V.cambio, ch11.
 */
export function waysToChange(taken: Pieces, held: Pieces): Pieces[] {
  if (numberOf(taken) === 0) return []
  const sum = worthOf(taken)
  const others = Object.fromEntries(
    countsIn(held).flatMap(([value, count]) => (taken[value] ? [] : [[String(value), count]])),
  )
  const fewest = leastPieces(sum, others)
  const alike = countsIn(others).flatMap(([value, count]): Pieces[] => {
    const pieces = sum / value
    const isFit = Number.isInteger(pieces) && pieces <= count && pieces <= MANY_PIECES
    return isFit ? [{ [value]: pieces }] : []
  })
  const ways = fewest ? [fewest, ...alike] : alike
  return ways
    .filter((way, at) => ways.findIndex((other) => isSamePieces(way, other)) === at)
    .slice(0, MOST_WAYS)
}

/** The fewest pieces of a float that make a sum; none where it cannot. */
export const fewestFor = (sum: number, held: Pieces): Pieces =>
  leastPieces(asChips(sum), held) ?? NO_PIECES
