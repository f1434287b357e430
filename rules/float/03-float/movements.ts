import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { asChips, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { type Actor, type Decision, happens, OFFICERS, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { deskLacks } from '../desk'
import { acting, changeurOf } from '../frame/acting'
import { boxesNear, floorAt, lacksPieces, notMoving, tablesNear } from '../frame/at-table'
import { EntryNumber, ofFloat, SOME_TEXT } from '../frame/forms'
import {
  isSamePieces,
  NO_PIECES,
  numberOf,
  type Pieces,
  PiecesForm,
  worthOf,
} from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, numbered, underWay } from '../room'
import { FLOAT_ROLES, type Scene } from '../scene'
import type { Movement, MovementKind } from '../state/movement'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'
import { boxCommand } from './commands'
import { loseMovement } from './lost'
import type { MovementEvent } from './movement-events'
import {
  carriedTransfers,
  deliveredOf,
  givenBackSoon,
  isOfFloat,
  lastReintegro,
  receivedTransfers,
  refusedTransfers,
} from './moving'

const PERSONS = ['socio', ...OFFICERS] as const

interface Asked {
  readonly gives: Pieces
  readonly notes: number
  readonly gets: Pieces
}

/** The row of each form: an exchange of equal value, an increase, or its reverse. Source: V.reintegro, V.aggiunta, chr2. */
const ROWS = {
  reintegro: 'V.reintegro',
  aggiunta: 'V.aggiunta',
  reso: 'V.aggiunta',
  consegna: 'V.paper-leave',
  ritorno: 'V.reintegro',
} as const satisfies Record<MovementKind, string>

/** Refuses a form whose two sides do not agree, or that the float cannot give. */
function formRefusal(
  room: FloatRoom,
  float: FloatTable,
  kind: 'reintegro' | 'aggiunta' | 'reso',
  { gives, notes, gets, isBanked }: Asked & { readonly isBanked: boolean },
): Refused | null {
  const out = worthOf(gives) + notes
  if (kind === 'reintegro' && (out === 0 || out !== worthOf(gets)))
    return refuseAtFloat('V.reintegro', 'not-equal-value', {
      out: { chips: asChips(out) },
      in: { chips: worthOf(gets) },
    })
  if (kind === 'aggiunta' && (out > 0 || numberOf(gets) === 0))
    return refuseAtFloat('V.aggiunta', 'only-comes')
  if (kind === 'reso') {
    if (out === 0 || notes > 0 || numberOf(gets) > 0)
      return refuseAtFloat('V.aggiunta', 'only-goes')
    const returned = plus(float.returned, givenBackSoon(room, float.id))
    // A bank also gives back what it has won.
    if (!isBanked && worthOf(gives) > minus(float.added, returned))
      return refuseAtFloat('V.aggiunta', 'more-than-added')
  }
  return floatLacks(float, { gives, notes })
}

/** Refuses pieces or banknotes that the float does not have. */
function floatLacks(
  { pieces, banknotes }: FloatTable,
  { gives, notes }: Pick<Asked, 'gives' | 'notes'>,
): Refused | null {
  const lacks = lacksPieces(pieces, gives)
  if (lacks) return lacks
  return notes > banknotes ? refuseAtFloat('V.reintegro', 'not-so-many-notes') : null
}

/** V.reintegro, V.aggiunta: the changeur asks, on the form of its kind. */
const askMovement = boxCommand({
  schema: ofFloat.extend({
    kind: z.enum(['reintegro', 'aggiunta', 'reso']),
    gives: PiecesForm.default(NO_PIECES),
    notes: AmountOrNone.default(NO_CHIPS),
    gets: PiecesForm.default(NO_PIECES),
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, kind, gives, notes, gets }, { by }): Decision<MovementEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const { room } = scene
    const float = floatAt(room, table)
    const isBanked = floorAt(scene, table).bank !== undefined
    const sides = { gives, notes, gets, isBanked }
    const refused = notMoving(float) ?? formRefusal(room, float, kind, sides)
    if (refused) return refused
    const form = room.movements.filter((one) => one.kind === kind).length + 1
    const movement = room.movements.length + 1
    const asked = { kind, form, gives, notes, gets, by: turn.who }
    return happens({ type: 'movementAsked', table, movement, ...asked })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap((float) => {
      const { settings } = scene.room
      const last = settings && lastReintegro(float, settings)
      return last ? [{ table: float.id, kind: 'reintegro' as const, ...last }] : []
    }),
})

const ofMovement = ofFloat.extend({ movement: EntryNumber })

/** The movement of a table at this step, or the refusal. */
function atStep(
  { room }: Scene,
  table: string,
  number: number,
  steps: readonly Movement['status'][],
): { readonly found: Movement } | Refused {
  const found = numbered(room.movements, number)
  if (!found || found.table !== table) return refuseAtFloat('V.reintegro', 'no-such-form')
  if (steps.includes(found.status)) return { found }
  return refuseAtFloat(ROWS[found.kind], 'not-this-step', { form: found.form })
}

const candidatesAt =
  (...steps: readonly Movement['status'][]) =>
  (scene: Scene, by: Actor) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      underWay(scene.room, table)
        .filter(({ status }) => steps.includes(status))
        .map(({ number }) => ({ table, movement: number })),
    )

/** The row of a movement's kind; of one that is not there, the usual one's. */
const rowOf = ({ room }: Scene, movement: number) =>
  ROWS[numbered(room.movements, movement)?.kind ?? 'reintegro']

/** A step that only signs: the inspector's approval, the desk's preparation, the witness's countersignature (ch17). */
const signing = (
  step: 'approved' | 'prepared' | 'witnessed',
  office: 'commissario' | 'cassa-esterna' | 'testimone',
  steps: readonly Movement['status'][],
) =>
  boxCommand({
    schema: ofMovement,
    may: PERSONS,
    from: 'anywhere',
    decide(scene, { table, movement }, { by }): Decision<MovementEvent> {
      const acts = acting(scene, by, [office], table, rowOf(scene, movement))
      if (isRefused(acts)) return acts
      const at = atStep(scene, table, movement, steps)
      if (isRefused(at)) return at
      if (step === 'witnessed' && at.found.signed.witnessed)
        return refuseAtFloat(ROWS[at.found.kind], 'not-this-step', { form: at.found.form })
      const { asked, approved } = at.found.signed
      if (step === 'witnessed' && [asked?.by, approved?.by].includes(acts.who))
        return refuseAtFloat('V.open-presence', 'three-persons')
      const lacks = step === 'prepared' ? deskLacks(scene.room, at.found) : NO_PIECES
      if (numberOf(lacks) > 0)
        return refuseAtFloat('V.reintegro', 'desk-lacks', { chips: { chips: worthOf(lacks) } })
      return happens({ type: 'movementStepped', table, movement, step, by: acts.who })
    },
    candidates: candidatesAt(...steps),
  })

/** ch17: the valletto takes the pieces; from now on they are in the valletto's name. */
const carryMovement = boxCommand({
  schema: ofMovement,
  may: PERSONS,
  from: 'anywhere',
  decide(scene, { table, movement }, { by }): Decision<MovementEvent> {
    const acts = acting(scene, by, ['valletto'], table, rowOf(scene, movement))
    if (isRefused(acts)) return acts
    const at = atStep(scene, table, movement, ['prepared'])
    if (isRefused(at)) return at
    const float = floatAt(scene.room, table)
    const refused = notMoving(float) ?? floatLacks(float, at.found)
    if (refused) return refused
    const { book } = scene.floor
    const transfers = carriedTransfers(at.found)
    return happens({ type: 'movementCarried', table, movement, book, by: acts.who, transfers })
  },
  candidates: candidatesAt('prepared'),
})

/** The person who receives: the desk what goes back to it, else the changeur on turn. */
function receiving(
  scene: Scene,
  by: Actor,
  { kind, table }: Movement,
): { readonly who: MemberId } | Refused {
  if (kind === 'reso') return acting(scene, by, ['cassa-esterna'], table, ROWS[kind])
  return changeurOf(scene, by, table)
}

/** ch17: counted and received; a count that is not the form's is no receipt. */
const receiveMovement = boxCommand({
  schema: ofMovement.extend({ pieces: PiecesForm }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, movement, pieces }, { by }): Decision<MovementEvent> {
    const at = atStep(scene, table, movement, ['carried'])
    if (isRefused(at)) return at
    const receiver = receiving(scene, by, at.found)
    if (isRefused(receiver)) return receiver
    const refused = at.found.kind === 'reso' ? null : notMoving(floatAt(scene.room, table))
    if (refused) return refused
    if (!isSamePieces(pieces, deliveredOf(at.found)))
      return refuseAtFloat(ROWS[at.found.kind], 'not-the-form', { form: at.found.form })
    const { book } = scene.floor
    const moved = receivedTransfers(at.found, scene.floor)
    return happens({ type: 'movementReceived', table, movement, book, by: receiver.who, ...moved })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      underWay(scene.room, table)
        .filter(({ status }) => status === 'carried')
        .map((one) => ({ table, movement: one.number, pieces: deliveredOf(one) })),
    ),
})

/** ch17: a wrong or short delivery is refused; a new movement brings the float's own pieces back. */
const refuseDelivery = boxCommand({
  schema: ofMovement.extend({ why: reason(3, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, movement, why }, { by }): Decision<MovementEvent> {
    const at = atStep(scene, table, movement, ['carried'])
    if (isRefused(at)) return at
    const receiver = receiving(scene, by, at.found)
    if (isRefused(receiver)) return receiver
    if (at.found.kind === 'ritorno')
      return refuseAtFloat('V.reintegro', 'not-this-step', { form: at.found.form })
    const { room, floor } = scene
    const form = room.movements.filter(({ kind }) => kind === 'ritorno').length + 1
    const back = isOfFloat(at.found) ? { number: room.movements.length + 1, form } : null
    return happens({
      type: 'deliveryRefused',
      table,
      movement,
      book: floor.book,
      by: receiver.who,
      why,
      back,
      transfers: refusedTransfers(at.found),
    })
  },
})

/** A form that nobody has carried yet is given up by the changeur or the inspector. */
const dropMovement = boxCommand({
  schema: ofMovement.extend({ why: reason(3, 300) }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, movement, why }, { by }): Decision<MovementEvent> {
    const turn = changeurOf(scene, by, table)
    const acts = isRefused(turn)
      ? acting(scene, by, ['commissario'], table, rowOf(scene, movement))
      : turn
    if (isRefused(acts)) return acts
    const at = atStep(scene, table, movement, ['asked', 'approved', 'prepared'])
    if (isRefused(at)) return at
    return happens({ type: 'movementDropped', table, movement, by: acts.who, why })
  },
  candidates: (scene, by) =>
    candidatesAt(
      'asked',
      'approved',
      'prepared',
    )(scene, by).map((one) => ({
      ...one,
      why: SOME_TEXT,
    })),
})

export const movementCommands = {
  askMovement,
  approveMovement: signing('approved', 'commissario', ['asked']),
  prepareMovement: signing('prepared', 'cassa-esterna', ['approved']),
  countersignMovement: signing('witnessed', 'testimone', ['approved', 'prepared', 'carried']),
  carryMovement,
  receiveMovement,
  refuseDelivery,
  dropMovement,
  loseMovement,
}
