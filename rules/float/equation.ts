import { type Chips, minus, NO_CHIPS, plus, sumOf, totalChips } from '../kernel/chips'
import type { Balances } from '../kernel/ledger'
import { carriedOf, floatOf } from './accounts'
import { worthOf } from './pieces/pieces'
import { floatAt } from './room'
import type { Advance, Movement } from './state/movement'
import type { FloatRoom } from './state/room'

/** The two sides of the one equation of a table's float, term by term. */
export interface Equation {
  readonly pieces: Chips
  readonly banknotes: Chips
  readonly advancesOut: Chips
  /** Carried by a valletto for the float, banknotes included. */
  readonly carried: Chips
  readonly opening: Chips
  readonly added: Chips
  readonly returned: Chips
  readonly plus: Chips
  readonly minus: Chips
  /** The result of play that counts have brought into the float of a banked game; below zero when the bank paid more. */
  readonly played: Chips
  /** The sum that is there, and the one that should be. */
  readonly is: Chips
  readonly due: Chips
  readonly holds: boolean
}

/** The part of an advance that has not come back. */
export const outOf = ({ status, chips, returns }: Advance): Chips =>
  status === 'out' || status === 'claim' ? minus(chips, totalChips(returns)) : NO_CHIPS

/** Advances still out at a table, or of a person. */
export const advancesOut = (
  { advances }: Pick<FloatRoom, 'advances'>,
  which: { readonly table?: string; readonly member?: string },
): Chips =>
  sumOf(
    advances.map((advance) =>
      advance.status === 'out' &&
      (which.table === undefined || which.table === advance.table) &&
      (which.member === undefined || which.member === advance.member)
        ? outOf(advance)
        : NO_CHIPS,
    ),
  )

/** Kinds of movement by which the float's own pieces are on the way: between the desk and the table, either way. */
const OF_FLOAT: readonly Movement['kind'][] = ['reintegro', 'reso', 'ritorno']

/** The value that a valletto carries for the float in this movement. Source: chr3. */
export const carriedBy = ({ kind, status, gives, notes }: Movement): Chips =>
  status === 'carried' && OF_FLOAT.includes(kind) ? plus(worthOf(gives), notes) : NO_CHIPS

/** Movements of a table that a valletto carries for its float. Source: chr3. */
export const onTheWay = ({ movements }: Pick<FloatRoom, 'movements'>, id: string): Movement[] =>
  movements.filter(
    ({ table, status, kind }) => table === id && status === 'carried' && OF_FLOAT.includes(kind),
  )

/**
 * The one equation: pieces + banknotes + advances out + carried = opening + aggiunte − returns + plus − minus + the result
 * of play that was counted. It holds after every event. Source: the register of the changeur, chr2, chr3.
 */
export function equationOf(room: FloatRoom, id: string): Equation {
  const table = floatAt(room, id)
  const { banknotes, opened: opening, added, returned } = table
  const pieces = worthOf(table.pieces)
  const out = advancesOut(room, { table: id })
  const carried = sumOf(onTheWay(room, id).map(carriedBy))
  const is = plus(plus(pieces, banknotes), plus(out, carried))
  const played = table.bank?.played ?? NO_CHIPS
  const due = minus(
    plus(plus(plus(opening, added), table.plus), played),
    plus(returned, table.minus),
  )
  return {
    pieces,
    banknotes,
    advancesOut: out,
    carried,
    opening,
    added,
    returned,
    plus: table.plus,
    minus: table.minus,
    played,
    is,
    due,
    holds: is === due,
  }
}

/** Whether the book has for this table exactly the pieces that the state counts, at the table and on the way. */
export function isBooked(room: FloatRoom, balances: Balances, id: string): boolean {
  const carried = sumOf(onTheWay(room, id).map(({ gives }) => worthOf(gives)))
  return (
    (balances[floatOf(id)] ?? 0) === worthOf(floatAt(room, id).pieces) &&
    (balances[carriedOf(id)] ?? 0) === carried
  )
}
