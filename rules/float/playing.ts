import type { Refused } from '../kernel/decider'
import { refuseAtFloat } from './refuse'
import { floatAt } from './room'
import type { FloatRoom } from './state/room'

/**
 * The reason why no colpo begins at a banked table for its float's sake: its box is not open, so that what is staked could
 * not be dealt. A count that waits for a word holds back the cards only, since it ends before they are wanted. Source: V.open-presence.
 */
export const stakesBarredByFloat = (room: FloatRoom, table: string): Refused | null =>
  room.settings === null || floatAt(room, table).box === 'open'
    ? null
    : refuseAtFloat('V.open-presence', 'box-not-open')

/**
 * The reason why no coup may be dealt at a table for its float's sake; null when it may, and in a house without floats.
 * Source: ch3, ch8, ch10, ch18.
 */
export function dealingBarredByFloat(room: FloatRoom, table: string): Refused | null {
  if (room.settings === null) return null
  const shut = stakesBarredByFloat(room, table)
  if (shut) return shut
  const { presence, handover, stack, gapDue } = floatAt(room, table)
  if (presence) return refuseAtFloat('V.open-presence', 'witness-awaited')
  if (handover) return refuseAtFloat('V.handover', 'count-under-way')
  if (gapDue) return refuseAtFloat('V.plus-minus', 'declare-first')
  if (stack) return refuseAtFloat('V.serves', 'stack-open')
  const waits = room.gaps.some((gap) => gap.table === table && !gap.playsOn)
  return waits ? refuseAtFloat('V.plus-minus', 'play-waits') : null
}
