import { negate } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { arrivingOf, carriedOf, PLUS_MINUS } from '../accounts'
import { carriedBy } from '../equation'
import { acting } from '../frame/acting'
import { tablesNear } from '../frame/at-table'
import { EntryNumber, ofFloat } from '../frame/forms'
import { worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { floatAt, numbered, underWay } from '../room'
import { boxCommand } from './commands'
import type { MovementEvent } from './movement-events'
import { isOfFloat } from './moving'

/**
 * V.reintegro, V.plus-minus: a valletto who took the pieces does not arrive. The inspector ends the movement; what was the
 * float's becomes a minus beside that movement, which a cause found later compensates (ch18).
 */
export const loseMovement = boxCommand({
  schema: ofFloat.extend({ movement: EntryNumber, why: reason(3, 300) }),
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  decide(scene, { table, movement, why }, { by }): Decision<MovementEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.reintegro')
    if (isRefused(acts)) return acts
    const found = numbered(scene.room.movements, movement)
    if (found?.table !== table) return refuseAtFloat('V.reintegro', 'no-such-form')
    if (found.status !== 'carried')
      return refuseAtFloat('V.reintegro', 'not-this-step', { form: found.form })
    const { turn } = floatAt(scene.room, table)
    const ofFloat = isOfFloat(found)
    const gap =
      ofFloat && turn ? { number: scene.room.gaps.length + 1, changeur: turn.changeur } : null
    return happens({
      type: 'movementLost',
      table,
      movement,
      book: scene.floor.book,
      by: acts.who,
      why,
      gap: gap && { ...gap, turnSince: turn?.since ?? 0, chips: negate(carriedBy(found)) },
      transfers: ofFloat
        ? move(carriedOf(table), PLUS_MINUS, worthOf(found.gives))
        : move(arrivingOf(table), PLUS_MINUS, worthOf(found.gets)),
    })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      underWay(scene.room, table)
        .filter(({ status }) => status === 'carried')
        .map(({ number: movement }) => ({ table, movement, why: 'il valletto non arriva' })),
    ),
})
