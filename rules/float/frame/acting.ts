import { type Actor, isOfficer, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { officeTell } from '../offices'
import type { FloatProvisionId } from '../provisions'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import type { Scene } from '../scene'
import type { FloatRoom } from '../state/room'
import type { Duty, Office } from '../state/staff'

/** The offices that act for the inspector; the vice's comes last, since it counts only when no other is on shift. */
const INSPECTORS: readonly Office[] = ['commissario', 'commissario-capo']

/** Duties of an office now, at this table or in the whole room. */
export const onDuty = (
  { staff }: Pick<FloatRoom, 'staff'>,
  office: Office,
  table: string | null = null,
): Duty[] =>
  staff.filter(
    (duty) =>
      duty.office === office &&
      duty.to === null &&
      (duty.table === null || table === null || duty.table === table),
  )

const holds = (room: FloatRoom, member: MemberId, office: Office, table: string | null): boolean =>
  onDuty(room, office, table).some((duty) => duty.member === member)

/** Whether an inspector is on shift, so that the vice does not stand in. Source: V.vice. */
export const isInspectorOn = (room: FloatRoom, table: string | null): boolean =>
  INSPECTORS.some((office) => onDuty(room, office, table).length > 0)

/** The person who acts in an office: by their own name, or at the table's device the one on duty there. */
export function holderOf(
  { room }: Scene,
  by: Actor,
  office: Office,
  table: string | null,
): MemberId | null {
  const { member } = by
  if (member !== null) {
    if (office !== 'commissario') return holds(room, member, office, table) ? member : null
    if (INSPECTORS.some((one) => holds(room, member, one, table))) return member
    return holds(room, member, 'vice', table) && !isInspectorOn(room, table) ? member : null
  }
  if (table === null || by.post !== table) return null
  if (office === 'changeur') return floatAt(room, table).turn?.changeur ?? null
  return office === 'capo-partita' ? (onDuty(room, office, table)[0]?.member ?? null) : null
}

/** The person who acts in one of these offices by a row, or the refusal of anybody else. Source: ch1, V.vice. */
export function acting(
  scene: Scene,
  by: Actor,
  offices: readonly [Office, ...Office[]],
  table: string | null,
  row: FloatProvisionId,
): { readonly who: MemberId } | Refused {
  for (const office of offices) {
    const who = holderOf(scene, by, office, table)
    if (who !== null) return { who }
  }
  if (by.member !== null && holds(scene.room, by.member, 'vice', table))
    if (offices.includes('commissario')) return refuseAtFloat('V.vice', 'inspector-on-shift')
  return refuseAtFloat(row, 'not-the-office', { office: { tell: officeTell(offices[0]) } })
}

/** The changeur whose turn it is; nobody else moves the float's pieces. Source: ch25, V.handover. */
export function changeurOf(
  scene: Scene,
  by: Actor,
  table: string,
): { readonly who: MemberId } | Refused {
  const { turn } = floatAt(scene.room, table)
  if (!turn) return refuseAtFloat('V.open-presence', 'box-not-open')
  const isAtTable = by.member === null ? by.post === table : by.member === turn.changeur
  if (isAtTable) return { who: turn.changeur }
  return refuseAtFloat('V.handover', 'not-on-turn', { changeur: { member: turn.changeur } })
}

/** Refuses somebody who answers for another table's float: a person has one turn at a time. Source: V.handover, V.liable. */
export function hasOtherFloat(
  { room, floor }: Scene,
  member: MemberId,
  table: string,
): Refused | null {
  const other = floor.tables.find(
    ({ id }) => id !== table && floatAt(room, id).turn?.changeur === member,
  )
  return other
    ? refuseAtFloat('V.handover', 'another-float', { member: { member }, table: other.number })
    : null
}

/** Officers of the house, or the chief inspector: they set the staff to work. Source: V.capo-comm. */
export const leadsStaff = ({ room }: Scene, by: Actor): boolean =>
  isOfficer(by) || (by.member !== null && holds(room, by.member, 'commissario-capo', null))
