import { z } from 'zod'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { acting, isInspectorOn, leadsStaff, onDuty } from '../frame/acting'
import { EntryNumber, SOME_TEXT, TableName } from '../frame/forms'
import { officeTell } from '../offices'
import { PiecesForm } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, numbered, openBoxes } from '../room'
import { FLOAT_PROFILES, FloatSettings } from '../settings'
import { OFFICES } from '../state/staff'
import { officeCommand } from './commands'
import type { OfficeEvent } from './events'

const Kept = z.object({
  table: z.int().positive().max(1_000),
  pieces: PiecesForm,
  seal: reason(0, 40),
})

/**
 * The house declares its float, or gives it up; not while a box is out of keeping, and the first time between two coups
 * (chr6). The boxes of the last closing come with it, so that the next opening starts from them; declared anew, those that
 * are in keeping stay. Source: V.float, ch15, ch16.
 */
const declareFloat = officeCommand({
  schema: z.object({
    settings: FloatSettings.nullable(),
    boxes: z.array(Kept).max(60).optional(),
  }),
  may: OFFICERS,
  decide({ room, floor }, { settings, boxes }): Decision<OfficeEvent> {
    if (openBoxes(room).length > 0) return refuseAtFloat('V.keeper', 'boxes-out')
    const isFirst = settings !== null && room.settings === null
    if (isFirst && floor.tables.some(({ waits }) => !waits))
      return refuseAtFloat('V.float', 'declared-between-coups')
    const kept = boxes ?? room.kept
    return happens({
      type: 'floatDeclared',
      settings,
      ...(kept.length > 0 ? { boxes: kept } : {}),
    })
  },
  candidates: () => Object.values(FLOAT_PROFILES).map((settings) => ({ settings })),
})

/** Offices that count or move what the witness watches (ch1). */
const APART: ReadonlySet<string> = new Set(OFFICES.filter((office) => office !== 'testimone'))

/** V.capo-comm: the chief inspector, or the club's officers, set a person to work in an office. */
const enterDuty = officeCommand({
  schema: z.object({
    member: MemberId,
    office: z.enum(OFFICES),
    where: TableName.nullable().default(null),
  }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  outsiders: ({ member }) => [member],
  decide(scene, { member, office, where }, { by }): Decision<OfficeEvent> {
    const { room, floor } = scene
    if (!leadsStaff(scene, by)) return refuseAtFloat('V.capo-comm', 'chief-sets-staff')
    if (where !== null && !floor.tables.some(({ id }) => id === where))
      return refuseAtFloat('V.capo-comm', 'no-such-table')
    if ((office === 'capo-partita' || office === 'changeur') && where === null)
      return refuseAtFloat('V.capo-partita', 'table-needed', {
        office: { tell: officeTell(office) },
      })
    const own = room.staff.filter((duty) => duty.member === member && duty.to === null)
    if (own.some((duty) => duty.office === office && duty.table === where))
      return refuseAtFloat('V.capo-comm', 'on-duty-already', { member: { member } })
    const merges = own.some((duty) => (office === 'testimone') === APART.has(duty.office))
    if (merges) return refuseAtFloat('V.capo-comm', 'never-merged')
    if (office === 'vice' && isInspectorOn(room, where))
      return refuseAtFloat('V.vice', 'inspector-on-shift')
    const isTaken = office === 'capo-partita' && onDuty(room, office, where).length > 0
    if (isTaken) return refuseAtFloat('V.capo-partita', 'capo-there')
    return happens({ type: 'dutyEntered', member, office, where })
  },
})

/** An office ends; a changeur's with an open box only after the handover. */
const leaveDuty = officeCommand({
  schema: z.object({ duty: EntryNumber }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { duty: number }, { by }): Decision<OfficeEvent> {
    const { room } = scene
    const duty = numbered(room.staff, number)
    if (!duty || duty.to !== null) return refuseAtFloat('V.capo-comm', 'not-on-duty')
    if (!leadsStaff(scene, by) && by.member !== duty.member)
      return refuseAtFloat('V.capo-comm', 'chief-sets-staff')
    const { office, table, member } = duty
    if (office === 'changeur' && table && floatAt(room, table).turn?.changeur === member)
      return refuseAtFloat('V.handover', 'hand-over-first')
    return happens({ type: 'dutyLeft', duty: number, member })
  },
  candidates: ({ room }) =>
    room.staff.filter(({ to }) => to === null).map(({ number }) => ({ duty: number })),
})

const ABOVE = ['direzione-giochi', 'direzione-generale'] as const

/** V.report-irregular: the inspector reports an irregularity of players or staff at once. */
const reportIrregularity = officeCommand({
  schema: z.object({ text: reason(3, 600), to: z.array(z.enum(ABOVE)).min(1).max(2) }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { text, to }, { by }): Decision<OfficeEvent> {
    const acts = acting(scene, by, ['commissario'], null, 'V.report-irregular')
    if (isRefused(acts)) return acts
    return happens({ type: 'irregularityReported', text, to, who: acts.who })
  },
  candidates: () => [{ text: SOME_TEXT, to: ['direzione-giochi' as const] }],
})

export const staffCommands = { declareFloat, enterDuty, leaveDuty, reportIrregularity }
