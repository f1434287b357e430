import type { FloatBoxEvent } from '@/rules/float/03-float/events'
import { worthOf } from '@/rules/float/pieces/pieces'
import { numbered } from '@/rules/float/room'
import { type Movement, standingOf } from '@/rules/float/state/movement'
import { plus } from '@/rules/kernel/chips'
import { maybePerson } from '../../people'
import type { MovementLine } from '../bookPapers'
import { type CancelledOnPaper, FORM_STEPS, type MovementPaper } from '../papers'
import { bookLines, type FloatFilling, headOf, pieceLines, stepOf } from './context'

/** A form of the float in one line. */
export const movementLine = (one: Movement): MovementLine => ({
  kind: one.kind,
  form: one.form,
  asked: one.signed.asked?.at ?? null,
  received: one.signed.received?.at ?? null,
  out: plus(worthOf(one.gives), one.notes),
  in: worthOf(one.gets),
  status: standingOf(one),
})

const ENDINGS = ['movementDropped', 'deliveryRefused', 'movementLost'] as const
type Ending = Extract<FloatBoxEvent, { type: (typeof ENDINGS)[number] }>

/** A form given up, refused or never arrived: by whom that was written, and the person who had asked. */
function cancelledOf(filling: FloatFilling, movement: Movement): CancelledOnPaper | null {
  if (movement.status !== 'dropped' && movement.status !== 'refused') return null
  const ended = bookLines(filling, movement.table).find(
    ({ event }) =>
      ENDINGS.some((type) => type === event.type) && (event as Ending).movement === movement.number,
  )
  const { personOf } = filling.asked
  const ending = ended?.event as Ending | undefined
  return {
    at: ended?.at ?? null,
    by: maybePerson(personOf, ending?.by ?? null),
    madeBy: maybePerson(personOf, movement.signed.asked?.by ?? null),
    why: movement.refusedWhy ?? '',
  }
}

/** The form of a movement; null where there is none. */
export function movementPaper(filling: FloatFilling, number: number): MovementPaper | null {
  const movement = numbered(filling.scene.room.movements, number)
  if (!movement) return null
  const { table, kind, form, member, gives, notes, gets, signed, reverses } = movement
  return {
    ...headOf(filling, table, cancelledOf(filling, movement)),
    kind,
    form,
    number,
    status: standingOf(movement),
    person: maybePerson(filling.asked.personOf, member),
    gives: pieceLines(filling, gives),
    notes,
    gets: pieceLines(filling, gets),
    steps: FORM_STEPS.map((step) => ({ step, signed: stepOf(filling, signed[step]) })),
    reverses,
  }
}
