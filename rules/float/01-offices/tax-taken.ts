import { type Chips, plus } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { worthOf } from '../pieces/pieces'
import { withFloat } from '../room'
import type { FloatRoom } from '../state/room'

/** A tax that a game's event moved at a table; below zero where a correction or a taking back gives some back. */
export interface TaxMoved {
  readonly table: string
  readonly coup: number
  readonly taglia: number
  /** The sum that the bank won, called di fatto. */
  readonly won: Chips
  readonly chips: Chips
}

/**
 * The room with the tax of a coup, which falls into the box of its table. A game calls it after each of its events that
 * moved chips into the tax. Source: V.tax-taking, V.cagnotte-sum, V.box-expected.
 */
export function withTax(
  room: FloatRoom,
  { table, coup, taglia, won, chips }: TaxMoved,
  at: Instant,
): FloatRoom {
  if (room.settings === null || chips === 0) return room
  return withFloat(room, table, ({ taxes }) => {
    const known = taxes.find((tax) => tax.coup === coup)
    if (!known) return { taxes: [...taxes, { coup, taglia, at, won, chips, paid: null }] }
    const sum = plus(known.chips, chips)
    // Pieces of another sum do not pay it: the tax falls due again.
    const paid = known.paid && worthOf(known.paid) === sum ? known.paid : null
    const changed = { ...known, won, chips: sum, paid }
    return { taxes: taxes.map((tax) => (tax.coup === coup ? changed : tax)) }
  })
}
