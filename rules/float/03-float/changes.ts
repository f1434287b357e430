import { z } from 'zod'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { changeurOf } from '../frame/acting'
import { boxesNear, lacksPieces, notMoving } from '../frame/at-table'
import { ofFloat } from '../frame/forms'
import { leastPieces } from '../pieces/least'
import { numberOf, type Pieces, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt } from '../room'
import { FLOAT_ROLES } from '../scene'
import { boxCommand } from './commands'
import { type ChangeEvent, PURPOSES } from './events'

const Seat = z.int().min(1).max(30).nullable().default(null)

/** V.cambio: as much is given as is taken, and the float has it. */
function changeRefusal(held: Pieces, taken: Pieces, given: Pieces): Refused | null {
  if (numberOf(taken) === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
  if (worthOf(taken) !== worthOf(given))
    return refuseAtFloat('V.cambio', 'not-equal', {
      taken: { chips: worthOf(taken) },
      given: { chips: worthOf(given) },
    })
  return lacksPieces(held, given)
}

/** V.cambio, V.serves: a change for a player, for the bank or for a payment. */
const change = boxCommand({
  schema: ofFloat.extend({
    taken: PiecesForm,
    given: PiecesForm,
    purpose: z.enum(PURPOSES).default('giocatore'),
    seat: Seat,
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, taken, given, purpose, seat }, { by }): Decision<ChangeEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const float = floatAt(scene.room, table)
    const refused = notMoving(float) ?? changeRefusal(float.pieces, taken, given)
    if (refused) return refused
    return happens({ type: 'changed', table, by: turn.who, taken, given, purpose, seat })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, pieces }) =>
      (scene.room.settings?.list ?? []).flatMap(({ value }) => {
        const given = leastPieces(value, { ...pieces, [value]: 0 })
        const taken = { [value]: 1 }
        return given ? [{ table, taken, given, purpose: 'giocatore' as const, seat: null }] : []
      }),
    ),
})

/** V.serves, ch8: a stack is put up for change; it plays at once, and is changed before the next deal. */
const putStack = boxCommand({
  schema: ofFloat.extend({
    member: MemberId.nullable().default(null),
    seat: Seat,
    pieces: PiecesForm,
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, member, seat, pieces }, { by }): Decision<ChangeEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const float = floatAt(scene.room, table)
    const refused = notMoving(float)
    if (refused) return refused
    if (float.stack) return refuseAtFloat('V.serves', 'stack-open')
    if (numberOf(pieces) === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    return happens({ type: 'stackPut', table, member, seat, pieces })
  },
})

/** V.serves, ch8: the stack put up is changed. */
const changeStack = boxCommand({
  schema: ofFloat.extend({ given: PiecesForm }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, given }, { by }): Decision<ChangeEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const float = floatAt(scene.room, table)
    if (!float.stack) return refuseAtFloat('V.serves', 'no-stack')
    const taken = float.stack.pieces
    const refused = notMoving(float) ?? changeRefusal(float.pieces, taken, given)
    if (refused) return refused
    return happens({ type: 'stackChanged', table, by: turn.who, taken, given })
  },
  candidates: (scene, by) =>
    boxesNear(scene, by).flatMap(({ id: table, stack, pieces }) => {
      const given = stack && leastPieces(worthOf(stack.pieces), pieces)
      return given ? [{ table, given }] : []
    }),
})

export const changeCommands = { change, putStack, changeStack }
