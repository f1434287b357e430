import { type Chips, minus, NO_CHIPS, negate, plus, sumOf, totalChips } from '../kernel/chips'
import { linesOf } from './book'
import { type Equation, equationOf } from './equation'
import { worthOf } from './pieces/pieces'
import { floatAt } from './room'
import type { Movement } from './state/movement'
import type { FloatRoom } from './state/room'
import type { BankCount, FloatTable } from './state/table'

/** Whether a moment lies within the latest opening of a box. */
const sinceOpening =
  ({ box, opening, closing }: FloatTable) =>
  (at: number | null | undefined): boolean =>
    at != null &&
    opening !== null &&
    at >= opening.at &&
    (box === 'open' || closing === null || at <= closing.at)

/** Movements of a table that were received since the latest opening of its box. */
export function receivedSinceOpening(room: FloatRoom, id: string): Movement[] {
  const within = sinceOpening(floatAt(room, id))
  return room.movements.filter(
    ({ table, status, signed }) =>
      table === id && status === 'received' && within(signed.received?.at),
  )
}

/** The result of play that counts brought into a float since the latest opening of its box. */
function playedSinceOpening(float: FloatTable): Chips {
  const within = sinceOpening(float)
  return sumOf(
    linesOf(float)
      .filter(({ at }) => within(at))
      .map(({ event }) => (event as { bank?: BankCount }).bank?.played ?? NO_CHIPS),
  )
}

/**
 * Both sides of the one equation of the latest opening. A closed box has none in the state any more, so that it is
 * reckoned from the counts and the entries between them.
 */
export function reckoningOf(room: FloatRoom, id: string): Equation {
  const float = floatAt(room, id)
  const { opening, closing, box } = float
  if (box === 'open' || !opening || !closing) return equationOf(room, id)
  const within = sinceOpening(float)
  const moved = receivedSinceOpening(room, id)
  const worth = (kind: 'aggiunta' | 'reso') =>
    sumOf(
      moved
        .filter((one) => one.kind === kind)
        .map(({ gives, gets }) => worthOf(kind === 'aggiunta' ? gets : gives)),
    )
  const chips = room.gaps
    .filter((one) => one.table === id && within(one.at))
    .map((one) => one.chips)
  const claims = room.advances.filter(
    ({ table, status, givenAt }) =>
      table === id && within(givenAt) && ['claim', 'settled', 'written-off'].includes(status),
  )
  const terms = {
    pieces: worthOf(closing.pieces),
    banknotes: closing.banknotes,
    advancesOut: sumOf(claims.map((one) => minus(one.chips, totalChips(one.returns)))),
    carried: NO_CHIPS,
    opening: worthOf(opening.pieces),
    added: worth('aggiunta'),
    returned: worth('reso'),
    plus: sumOf(chips.filter((one) => one > 0)),
    minus: negate(sumOf(chips.filter((one) => one < 0))),
    played: playedSinceOpening(float),
  }
  const is = sumOf([terms.pieces, terms.banknotes, terms.advancesOut])
  const inAll = sumOf([terms.opening, terms.added, terms.plus, terms.played])
  const due = minus(inAll, plus(terms.returned, terms.minus))
  return { ...terms, is, due, holds: is === due }
}
