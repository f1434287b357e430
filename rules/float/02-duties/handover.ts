import { AmountOrNone } from '../../kernel/amount'
import { type Actor, type Decision, happens, OFFICERS } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { countFound } from '../bank'
import { acting, changeurOf, hasOtherFloat, onDuty } from '../frame/acting'
import { boxesNear, floorAt, notMoving } from '../frame/at-table'
import { ofFloat } from '../frame/forms'
import { isSamePieces, PiecesForm } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES } from '../scene'
import type { Handover } from '../state/table'
import { dutyCommand } from './commands'
import type { DutyEvent } from './events'

/** V.handover: the turn changes; from now on both count, and nothing else moves. */
const beginHandover = dutyCommand({
  schema: ofFloat.extend({ to: MemberId }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, to }, { by }): Decision<DutyEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.handover', 'wait-for-coup')
    if (float.stack) return refuseAtFloat('V.serves', 'stack-open')
    if (to === turn.who) return refuseAtFloat('V.handover', 'same-changeur')
    const isEntered = onDuty(scene.room, 'changeur', table).some(({ member }) => member === to)
    if (!isEntered) return refuseAtFloat('V.handover', 'not-a-changeur', { member: { member: to } })
    const elsewhere = hasOtherFloat(scene, to, table)
    if (elsewhere) return elsewhere
    return happens({ type: 'handoverBegun', table, from: turn.who, to })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table }) =>
      onDuty(scene.room, 'changeur', table).map(({ member: to }) => ({ table, to })),
    ),
})

/**
 * V.handover, ch10: a changeur leaves without handing over. The inspector counts in their place, between two coups, and
 * the one who comes on counts next, as at any handover.
 */
const relieveChangeur = dutyCommand({
  schema: ofFloat.extend({
    to: MemberId,
    pieces: PiecesForm,
    banknotes: AmountOrNone,
    why: reason(3, 300),
  }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { table, to, pieces, banknotes, why }, { by }): Decision<DutyEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.handover')
    if (isRefused(acts)) return acts
    const float = floatAt(scene.room, table)
    const { turn, stack } = float
    const refused = notMoving({ ...float, handover: null })
    if (refused) return refused
    if (!turn) return refuseAtFloat('V.open-presence', 'box-not-open')
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.handover', 'wait-for-coup')
    if (stack) return refuseAtFloat('V.serves', 'stack-open')
    if (to === turn.changeur) return refuseAtFloat('V.handover', 'same-changeur')
    if (to === acts.who) return refuseAtFloat('V.open-presence', 'three-persons')
    const isEntered = onDuty(scene.room, 'changeur', table).some(({ member }) => member === to)
    if (!isEntered) return refuseAtFloat('V.handover', 'not-a-changeur', { member: { member: to } })
    const elsewhere = hasOtherFloat(scene, to, table)
    if (elsewhere) return elsewhere
    const counted = { inspector: acts.who, pieces, banknotes, why }
    return happens({ type: 'turnRelieved', table, from: turn.changeur, to, ...counted })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, pieces, banknotes }) =>
      onDuty(scene.room, 'changeur', table).map(({ member: to }) => ({
        table,
        to,
        pieces,
        banknotes,
        why: 'si è allontanato',
      })),
    ),
})

/** Each of the two acts for themself; the table's device stands for the one on turn, never for the one who comes on. */
const isOwnCount = (
  by: Actor,
  table: string,
  { from, to }: Pick<Handover, 'from' | 'to'>,
  member: MemberId,
): boolean =>
  by.member === null
    ? by.post === table && member === from
    : by.member === member && (member === from || member === to)

/**
 * V.handover, ch10: one of the two writes their count; the second one ends the handover when both agree. A sum that is
 * not the expected one is declared as plus or minus by the changeur who comes on.
 */
const countHandover = dutyCommand({
  schema: ofFloat.extend({ member: MemberId, pieces: PiecesForm, banknotes: AmountOrNone }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, member, pieces, banknotes }, { by }): Decision<DutyEvent> {
    const { handover } = floatAt(scene.room, table)
    if (!handover) return refuseAtFloat('V.handover', 'no-handover')
    const { from, to, first, attended } = handover
    // In a relief the inspector has counted in place of the one who left.
    const isRelief = first !== null && first.by !== from && first.by !== to
    if (!isOwnCount(by, table, handover, member) || (isRelief && member === from))
      return refuseAtFloat('V.handover', 'only-the-two', {
        from: { member: from },
        to: { member: to },
      })
    if (first?.by === member) return refuseAtFloat('V.handover', 'other-counts')
    const counted: DutyEvent = { type: 'handoverCounted', table, by: member, pieces, banknotes }
    if (!first) return happens<DutyEvent>(counted)
    if (!isSamePieces(first.pieces, pieces) || first.banknotes !== banknotes)
      return refuseAtFloat('V.handover', 'counts-differ')
    if (scene.room.settings?.handover === 'attended' && attended === null)
      return refuseAtFloat('V.handover', 'inspector-must-attend')
    if (!onDuty(scene.room, 'changeur', table).some((duty) => duty.member === to))
      return refuseAtFloat('V.handover', 'not-a-changeur', { member: { member: to } })
    const elsewhere = hasOtherFloat(scene, to, table)
    if (elsewhere) return elsewhere
    const { isRight, brings } = countFound(scene, table, { pieces, banknotes })
    return happens<DutyEvent>(counted, {
      type: 'turnTaken',
      table,
      from,
      to,
      pieces,
      banknotes,
      isRight,
      ...(isRight ? brings : null),
    })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, handover, pieces, banknotes }) =>
      handover
        ? [handover.from, handover.to].map((member) => ({
            table,
            member,
            pieces: handover.first?.pieces ?? pieces,
            banknotes: handover.first?.banknotes ?? banknotes,
          }))
        : [],
    ),
})

/** ch10: the inspector, who was told, attends the count. */
const attendHandover = dutyCommand({
  schema: ofFloat,
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { table }, { by }): Decision<DutyEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.handover')
    if (isRefused(acts)) return acts
    const { handover } = floatAt(scene.room, table)
    if (!handover) return refuseAtFloat('V.handover', 'no-handover')
    if (handover.attended) return refuseAtFloat('V.handover', 'attended-already')
    return happens({ type: 'handoverAttended', table, inspector: acts.who })
  },
  candidates: (scene, by) => boxesNear(scene, by).map(({ id }) => ({ table: id })),
})

/** ch10: one of the two does not sign; the turn stays, and the difference becomes a plus or minus. */
const refuseHandover = dutyCommand({
  schema: ofFloat.extend({ member: MemberId, why: reason(3, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, member, why }, { by }): Decision<DutyEvent> {
    const { handover } = floatAt(scene.room, table)
    if (!handover) return refuseAtFloat('V.handover', 'no-handover')
    const { from, to } = handover
    if (!isOwnCount(by, table, handover, member))
      return refuseAtFloat('V.handover', 'only-the-two', {
        from: { member: from },
        to: { member: to },
      })
    return happens({ type: 'handoverRefused', table, by: member, why })
  },
})

export const handoverCommands = {
  beginHandover,
  relieveChangeur,
  countHandover,
  attendHandover,
  refuseHandover,
}
