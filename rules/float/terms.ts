import type { Chips } from '../kernel/chips'
import { sumOf } from '../kernel/chips'
import type { Account } from '../kernel/ledger'
import { floatOf } from './accounts'
import { type Equation, equationOf, onTheWay } from './equation'
import { worthOf } from './pieces/pieces'
import type { FloatRoom } from './state/room'

/** The terms of a float's equation as the database keeps them beside its book. */
interface BookedTerms extends Omit<Equation, 'carried' | 'is' | 'due' | 'holds'> {
  readonly book: string
  /** The account of the float's pieces. */
  readonly account: Account
  readonly carriedPieces: Chips
  readonly carriedNotes: Chips
}

function termsAt(room: FloatRoom, book: string, table: string): BookedTerms {
  const { carried: _carried, is: _is, due: _due, holds: _holds, ...terms } = equationOf(room, table)
  const moving = onTheWay(room, table)
  return {
    book,
    account: floatOf(table),
    ...terms,
    carriedPieces: sumOf(moving.map(({ gives }) => worthOf(gives))),
    carriedNotes: sumOf(moving.map(({ notes }) => notes)),
  }
}

/** The terms after an event, of the floats whose terms it changed. Source: the one equation of the register. */
export function termsBetween(before: FloatRoom, after: FloatRoom, book: string): BookedTerms[] {
  if (before === after) return []
  return Object.keys(after.tables).flatMap((table) => {
    const [was, is] = [termsAt(before, book, table), termsAt(after, book, table)]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [is]
  })
}
