import { type Chips, minus, NO_CHIPS, negate, plus } from '../kernel/chips'
import { move } from '../kernel/ledger'
import { floatOf, outcomeAccount } from './accounts'
import { countsIn, isSamePieces, type Pieces, worthOf } from './pieces/pieces'
import { floatAt } from './room'
import type { BroughtByPlay, FloorBank, FloorTable, Scene } from './scene'
import type { BankCount, FloatTable } from './state/table'

/** A float as somebody counts it. */
interface FloatCounted {
  readonly pieces: Pieces
  readonly banknotes: Chips
}

/** A count beside the sum that should be there. */
interface CountFound {
  readonly isRight: boolean
  /** Counted less expected. */
  readonly gap: Chips
  /** Fields of the event by which the count is good: at a banked game the result that it brings into the float. */
  readonly brings: BroughtByPlay | null
}

const floorOf = ({ floor }: Scene, id: string): FloorTable | undefined =>
  floor.tables.find((table) => table.id === id)

/** Whether every colpo since the last good count is kept, so that the sum in the float is known. */
const isFollowed = ({ followedSince }: FloorBank, { goodCount }: FloatTable): boolean =>
  followedSince !== null && (goodCount === null || followedSince <= goodCount.at)

/** The result of the colpi since the last count, which lies in the float uncounted; null where it is not known. */
export function uncountedResult(scene: Scene, id: string): Chips | null {
  const bank = floorOf(scene, id)?.bank
  if (!bank) return NO_CHIPS
  const float = floatAt(scene.room, id)
  return isFollowed(bank, float) ? minus(bank.won, float.bank?.won ?? NO_CHIPS) : null
}

/** The float as it should be counted now, pieces and banknotes; null where the result of play is not known. */
export function expectedFloat(scene: Scene, id: string): Chips | null {
  const result = uncountedResult(scene, id)
  const { pieces, banknotes } = floatAt(scene.room, id)
  return result === null ? null : plus(plus(worthOf(pieces), banknotes), result)
}

/** The chips that a float lacks for what play has won from it since the last count; none where it covers. Source: J.6, K.4, chr5. */
export function lackingFor(scene: Scene, id: string): Chips {
  const { box, pieces } = floatAt(scene.room, id)
  if (box !== 'open') return NO_CHIPS
  const left = plus(worthOf(pieces), uncountedResult(scene, id) ?? NO_CHIPS)
  return left < 0 ? negate(left) : NO_CHIPS
}

/**
 * The pieces as they lie there now, as far as anybody can tell: where play has won some since the last count, those of
 * the count in proportion. Source: chr5.
 */
export function piecesLeft(scene: Scene, id: string): Pieces {
  const { pieces } = floatAt(scene.room, id)
  const played = uncountedResult(scene, id) ?? NO_CHIPS
  if (played >= 0) return pieces
  const counted = worthOf(pieces)
  const left = Math.max(0, counted + played)
  return Object.fromEntries(
    countsIn(pieces).map(([value, count]) => [value, Math.floor((count * left) / counted)]),
  )
}

/**
 * A count of a float. Pieces that play has mixed are right by their value; where the float alone is kept, the count
 * tells the result. Source: V.plus-minus, J.6, K.4.
 */
export function countFound(scene: Scene, id: string, counted: FloatCounted): CountFound {
  const { pieces, banknotes } = counted
  const float = floatAt(scene.room, id)
  const inPieces = minus(worthOf(pieces), worthOf(float.pieces))
  const inNotes = minus(banknotes, float.banknotes)
  const floor = floorOf(scene, id)
  if (!floor?.bank) {
    const isRight = isSamePieces(float.pieces, pieces) && inNotes === 0
    return { isRight, gap: plus(inPieces, inNotes), brings: null }
  }
  const played = uncountedResult(scene, id) ?? inPieces
  return {
    isRight: inPieces === played && inNotes === 0,
    gap: plus(minus(inPieces, played), inNotes),
    brings: {
      book: scene.floor.book,
      bank: { played, won: floor.bank.won, coup: floor.coup?.serial ?? 0 },
      transfers: move(outcomeAccount(id), floatOf(id), played),
    },
  }
}

/** The bank of a float after a count that brought in a result. */
export const bankAfterCount = (
  { bank }: Pick<FloatTable, 'bank'>,
  count: BankCount | undefined,
): Pick<FloatTable, 'bank'> => ({
  bank: count ? { ...count, played: plus(bank?.played ?? NO_CHIPS, count.played) } : bank,
})

/** Colpi by their serial, and their result where it is known. */
export interface ColpiSince {
  readonly from: number
  readonly to: number
  readonly won: Chips | null
}

/** The colpi since the last good count; null where there are none, and at a game that is not banked. */
export function colpiSince(scene: Scene, id: string): ColpiSince | null {
  const to = floorOf(scene, id)?.bank ? (floorOf(scene, id)?.coup?.serial ?? 0) : 0
  const from = (floatAt(scene.room, id).bank?.coup ?? 0) + 1
  return to < from ? null : { from, to, won: uncountedResult(scene, id) }
}
