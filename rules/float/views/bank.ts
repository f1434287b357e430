import { type Chips, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import { uncountedResult } from '../bank'
import { onTheWay } from '../equation'
import { worthOf } from '../pieces/pieces'
import { receivedSinceOpening, reckoningOf } from '../reckoning'
import { floatAt } from '../room'
import type { Scene } from '../scene'

/** The result of a bank by its float: closing float + credits + drop − opening float − fills. */
export interface BankStatement {
  /** The float is counted and closed; else it is as it should be counted now. */
  readonly isClosed: boolean
  /** The pieces in the float, those that a valletto carries included; null where play is not followed. */
  readonly closing: Chips | null
  readonly credits: Chips
  /** Chips sold at the table: banknotes taken in, and advances that are out. */
  readonly drop: Chips
  readonly opening: Chips
  /** Chips added to the float, and those that came for its banknotes. */
  readonly fills: Chips
  readonly result: Chips | null
  /** Declared plus and minus: the part of the result that no colpo explains. */
  readonly gaps: Chips
}

/** The bank's statement of the latest opening; null at a game that is not banked, and before its box was open. */
export function bankStatement(scene: Scene, id: string): BankStatement | null {
  const { room, floor } = scene
  const float = floatAt(room, id)
  if (!float.opening || !floor.tables.find((table) => table.id === id)?.bank) return null
  const isClosed = float.box !== 'open'
  const terms = reckoningOf(room, id)
  const carried = isClosed ? [] : onTheWay(room, id).map(({ gives }) => worthOf(gives))
  const pieces = plus(terms.pieces, sumOf(carried))
  const changed = sumOf(
    receivedSinceOpening(room, id)
      .filter(({ kind }) => kind === 'reintegro')
      .map(({ notes }) => notes),
  )
  const uncounted = isClosed ? NO_CHIPS : uncountedResult(scene, id)
  const closing = uncounted === null ? null : plus(pieces, uncounted)
  const sums = {
    credits: terms.returned,
    drop: plus(minus(terms.is, pieces), changed),
    opening: terms.opening,
    fills: plus(terms.added, changed),
  }
  const { credits, drop, opening, fills } = sums
  const result =
    closing === null ? null : minus(sumOf([closing, credits, drop]), plus(opening, fills))
  return { isClosed, closing, ...sums, result, gaps: minus(terms.plus, terms.minus) }
}
