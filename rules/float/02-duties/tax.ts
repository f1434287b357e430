import { type Chips, minus } from '../../kernel/chips'
import { type Decision, happens, OFFICERS, type Refused } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, lacksPieces, notMoving } from '../frame/at-table'
import { EntryNumber, ofFloat } from '../frame/forms'
import { proposedTax, type TaxChange } from '../pieces/change'
import {
  NO_PIECES,
  type Pieces,
  PiecesForm,
  withoutPieces,
  withPieces,
  worthOf,
} from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES } from '../scene'
import { listOf } from '../settings'
import type { FloatRoom } from '../state/room'
import type { CoupTax, FloatTable } from '../state/table'
import { taxesIn, taxLeft } from '../tax-paid'
import { dutyCommand } from './commands'
import type { DutyEvent } from './events'

/** The latest coup whose tax is not whole in the box yet, with the sum called di fatto. Source: V.cagnotte-sum, chr7. */
export const taxDueAt = (float: Pick<FloatTable, 'taxes' | 'pages'>): CoupTax | null =>
  taxesIn(float).findLast((tax) => taxLeft(tax) > 0) ?? null

/** The pieces proposed for a tax; null when only a reintegro helps. Source: V.cagnotte-pieces, ch11, chr1. */
export const taxProposed = (
  { settings }: Pick<FloatRoom, 'settings'>,
  { pieces }: Pick<FloatTable, 'pieces'>,
  tax: Chips,
): TaxChange | null => proposedTax(Object.keys(settings ? listOf(settings) : {}), pieces, tax)

/** The pieces of the float after a tax was paid in one change. */
export const afterTax = (held: Pieces, { box, taken, rest }: TaxChange): Pieces =>
  withoutPieces(withoutPieces(withPieces(held, taken), box), rest)

/** Refuses pieces for a box that is sealed already. Source: V.box. */
const withoutBox = ({ taxBoxes }: Pick<FloatTable, 'taxBoxes'>): Refused | null =>
  taxBoxes.at(-1)?.sealed === null ? null : refuseAtFloat('V.box', 'no-tax-box')

/** Refuses pieces of another sum than the one to be paid, and says which it is. */
const notThatSum = ({ chips, won, paid }: CoupTax): Refused =>
  paid
    ? refuseAtFloat('V.cagnotte-sum', 'tax-left', {
        tax: { chips },
        inBox: { chips: worthOf(paid) },
        left: { chips: taxLeft({ chips, paid }) },
      })
    : refuseAtFloat('V.cagnotte-sum', 'tax-is', { tax: { chips }, won: { chips: won } })

/**
 * V.cagnotte-pieces, V.tax-taking, chr7: the tax of a coup falls into the box, in pieces, without those that lie there
 * already. The capo may choose other pieces of the same sum; the winner's pieces come in for them.
 */
const payTax = dutyCommand({
  schema: ofFloat.extend({
    coup: EntryNumber,
    box: PiecesForm,
    taken: PiecesForm,
    rest: PiecesForm,
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, coup, box, taken, rest }, { by }): Decision<DutyEvent> {
    const turn = changeurOf(scene, by, table)
    if (
      isRefused(turn) &&
      isRefused(acting(scene, by, ['capo-partita'], table, 'V.cagnotte-pieces'))
    )
      return turn
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    const due = taxesIn(float).find((one) => one.coup === coup)
    if (!due || due.chips <= 0) return refuseAtFloat('V.cagnotte-sum', 'no-tax-due')
    const left = taxLeft(due)
    if (left <= 0) return refuseAtFloat('V.cagnotte-sum', 'tax-paid')
    const sealed = withoutBox(float)
    if (sealed) return sealed
    if (worthOf(box) !== left) return notThatSum(due)
    if (minus(worthOf(taken), worthOf(rest)) !== left)
      return refuseAtFloat('V.cambio', 'not-equal', {
        taken: { chips: worthOf(taken) },
        given: { chips: (worthOf(box) + worthOf(rest)) as Chips },
      })
    const pool = withPieces(float.pieces, taken)
    const out = withPieces(box, rest)
    const lacks = lacksPieces(pool, out)
    if (lacks) return lacks
    const who = float.turn?.changeur
    if (!who) return refuseAtFloat('V.open-presence', 'box-not-open')
    const told = { table, coup, box, taken, rest, by: who }
    const inBox = worthOf(due.paid ?? NO_PIECES)
    return happens({ type: 'taxPaid', ...told, ...(inBox > 0 ? { inBox } : {}) })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap((float) => {
      const due = taxDueAt(float)
      const pays = due && taxProposed(scene.room, float, taxLeft(due))
      return due && pays ? [{ table: float.id, coup: due.coup, ...pays }] : []
    }),
})

/** V.suspicion: irregularities or suspected offences at the table, told to the inspector at once. */
const reportSuspicion = dutyCommand({
  schema: ofFloat.extend({ text: reason(3, 600) }),
  may: ['socio', 'tavolo', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { table, text }, { by }): Decision<DutyEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    return happens({ type: 'suspicionReported', table, by: turn.who, text })
  },
})

export const taxCommands = { payTax, reportSuspicion }
