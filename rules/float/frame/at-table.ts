import type { Chips } from '../../kernel/chips'
import { type Actor, type Instant, isOfficer, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { hasChanged } from '../../kernel/read'
import { lacking, numberOf, type Pieces, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import type { FloorTable, Scene } from '../scene'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'
import type { Replacing } from './forms'

/** The game's table; throws when there is none, which the game's frame has already refused. */
export function floorAt({ floor }: Scene, id: string): FloorTable {
  const table = floor.tables.find((one) => one.id === id)
  if (!table) throw new Error(`no table ${id} on this floor`)
  return table
}

/** Refuses a count that would take the place of one which its giver has not read (decision 45); null when it may be written. */
export const replacedUnread = (
  waiting: { readonly at: Instant; readonly by: MemberId } | null,
  { replaces }: Replacing,
): Refused | null =>
  waiting && hasChanged(replaces, waiting.at)
    ? refuseAtFloat(null, 'counted-meanwhile', { member: { member: waiting.by } })
    : null

/** The count of a float that waits for its witness, with who has it counted. */
export function waitingCount({ room }: Scene, table: string) {
  const { presence } = floatAt(room, table)
  return presence && { at: presence.at, by: presence.inspector }
}

/** Tables that an actor may name: its own for a device, every one for a person of the room, none for a player. */
export const tablesNear = ({ floor, room }: Scene, by: Actor): FloorTable[] =>
  floor.tables.filter(({ id }) => (by.post === null ? isOfRoom(room, by) : by.post === id))

/** Whether a person answers for the house, or is on duty at the float in some office. */
const isOfRoom = ({ staff }: FloatRoom, by: Actor): boolean =>
  by.member !== null &&
  (isOfficer(by) || staff.some(({ member, to }) => member === by.member && to === null))

/** Tables near an actor whose box is open. */
export const boxesNear = (scene: Scene, by: Actor): FloatTable[] =>
  tablesNear(scene, by)
    .map(({ id }) => floatAt(scene.room, id))
    .filter(({ box }) => box === 'open')

/** Refuses what needs an open box. */
export const boxShut = ({ box }: FloatTable): Refused | null =>
  box === 'open' ? null : refuseAtFloat('V.open-presence', 'box-not-open')

/** Refuses a movement of the float: its box is shut, or it is being counted. Source: ch10. */
export function notMoving(table: FloatTable): Refused | null {
  const shut = boxShut(table)
  if (shut) return shut
  if (table.handover) return refuseAtFloat('V.handover', 'count-under-way')
  if (table.gapDue) return refuseAtFloat('V.plus-minus', 'declare-first')
  return table.presence ? refuseAtFloat('V.open-presence', 'witness-awaited') : null
}

/** Refuses chips that a member does not have before them; null where they have them, or the book does not know. */
export function withoutChips({ floor }: Scene, member: MemberId, chips: Chips): Refused | null {
  const left = floor.chipsLeft(member)
  if (left === null || chips <= left) return null
  return refuseAtFloat(null, 'has-fewer-chips', { member: { member }, chips: { chips: left } })
}

/** Refuses pieces that are not among those held, with the value of the missing ones. Source: V.cambio. */
export function lacksPieces(held: Pieces, wanted: Pieces): Refused | null {
  const missing = lacking(held, wanted)
  return numberOf(missing) === 0
    ? null
    : refuseAtFloat('V.cambio', 'not-in-float', { chips: { chips: worthOf(missing) } })
}
