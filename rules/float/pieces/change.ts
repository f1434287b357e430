import { asChips, type Chips, minus, times } from '../../kernel/chips'
import { leastPieces } from './least'
import {
  countsIn,
  lacking,
  NO_PIECES,
  numberOf,
  type Pieces,
  withoutPieces,
  withPieces,
  worthOf,
} from './pieces'

/** One change that pays a tax: pieces into the locked box, pieces taken from the winner, and the rest given back. */
export interface TaxChange {
  /** The pieces that fall into the box; their value is the tax. */
  readonly box: Pieces
  /** The winner's pieces handed in; those that go into the box are among them. */
  readonly taken: Pieces
  /** Pieces of the float given back to the winner: the value of `taken` less the tax. */
  readonly rest: Pieces
}

/** The pieces that both have. */
const common = (a: Pieces, b: Pieces): Pieces => withoutPieces(a, lacking(b, a))

/** The fewest pieces handed in and given back by which these pieces of the winner and of the float move a sum. */
function netChange(sum: Chips, winner: Pieces, float: Pieces): Omit<TaxChange, 'box'> | null {
  const exact = leastPieces(sum, winner)
  const over = countsIn(winner).flatMap(([value, count]) => {
    const needed = Math.ceil(sum / value)
    if (needed > count) return []
    const rest = leastPieces(minus(times(asChips(value), needed), sum), float)
    return rest ? [{ taken: { [value]: needed }, rest }] : []
  })
  const all = [...(exact ? [{ taken: exact, rest: NO_PIECES }] : []), ...over]
  return all.sort((a, b) => piecesIn(a) - piecesIn(b))[0] ?? null
}

const piecesIn = ({ taken, rest }: Omit<TaxChange, 'box'>): number =>
  numberOf(taken) + numberOf(rest)

/**
 * The pieces that pay a tax in one change. The fewest that the float can give; where it cannot make the sum, the
 * fewest over the winner's pieces and the float's together. Null when neither can: a reintegro is proposed.
 * Source: V.cagnotte-pieces, ch11, chr1.
 */
export function taxChange(tax: Chips, float: Pieces, winner: Pieces): TaxChange | null {
  const box = leastPieces(tax, float) ?? leastPieces(tax, withPieces(float, winner))
  if (!box) return null
  const fromFloat = common(box, float)
  const own = withoutPieces(box, fromFloat)
  const net = netChange(
    minus(tax, worthOf(own)),
    withoutPieces(winner, own),
    withoutPieces(float, fromFloat),
  )
  return net && { box, taken: withPieces(own, net.taken), rest: net.rest }
}

/** Pieces of each denomination that a winner may have in front, when nobody says. */
const PIECES_OF_WINNER = 20

/** The pieces proposed for a tax, of these denominations; null when only a reintegro helps. Source: V.cagnotte-pieces, ch11, chr1. */
export const proposedTax = (
  denominations: readonly string[],
  held: Pieces,
  tax: Chips,
): TaxChange | null =>
  taxChange(tax, held, Object.fromEntries(denominations.map((value) => [value, PIECES_OF_WINNER])))
