import { leastPieces } from '@/rules/float/pieces/least'
import {
  hasPieces,
  type Pieces,
  withoutPieces,
  withPieces,
  worthOf,
} from '@/rules/float/pieces/pieces'
import { type Chips, minus } from '@/rules/kernel/chips'

/** The rest that the winner gets back, in the fewest pieces left beside the box; null where it cannot be made. */
export function restFor(
  tax: Chips,
  held: Pieces,
  { taken, box }: { taken: Pieces; box: Pieces },
): Pieces | null {
  const pool = withPieces(held, taken)
  if (!hasPieces(pool, box)) return null
  return leastPieces(minus(worthOf(taken), tax), withoutPieces(pool, box))
}
