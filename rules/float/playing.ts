import { type Chips, plus } from '../kernel/chips'
import type { Instant, Refused } from '../kernel/decider'
import { worthOf } from './pieces/pieces'
import { refuseAtFloat } from './refuse'
import { floatAt, withFloat } from './room'
import type { FloatRoom } from './state/room'

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

/**
 * The reason why no coup may be dealt at a table for its float's sake; null when it may, and in a house without floats.
 * Source: ch3, ch8, ch10, ch18.
 */
export function dealingBarredByFloat(room: FloatRoom, table: string): Refused | null {
  if (room.settings === null) return null
  const { box, presence, handover, stack, gapDue } = floatAt(room, table)
  if (box !== 'open') return refuseAtFloat('V.open-presence', 'box-not-open')
  if (presence) return refuseAtFloat('V.open-presence', 'witness-awaited')
  if (handover) return refuseAtFloat('V.handover', 'count-under-way')
  if (gapDue) return refuseAtFloat('V.plus-minus', 'declare-first')
  if (stack) return refuseAtFloat('V.serves', 'stack-open')
  const waits = room.gaps.some((gap) => gap.table === table && !gap.playsOn)
  return waits ? refuseAtFloat('V.plus-minus', 'play-waits') : null
}
