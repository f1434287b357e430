import { numbered } from '@/rules/float/room'
import type { Slip } from '@/rules/float/state/room'
import { maybePerson } from '../../people'
import type { CancelledOnPaper, SlipPaper } from '../papers'
import { bookLines, type FloatFilling, headOf, stepOf } from './context'

/** A cancelled slip: by whom and why, and the person who had signed or issued it. */
function cancelledOf(filling: FloatFilling, slip: Slip): CancelledOnPaper | null {
  if (!slip.cancelled) return null
  const { personOf } = filling.asked
  const issued = bookLines(filling, slip.table).find(
    ({ event }) => event.type === 'slipIssued' && (event as { slip?: number }).slip === slip.number,
  )
  const { at, by, why } = slip.cancelled
  return { at, by: personOf(by), madeBy: maybePerson(personOf, issued?.by ?? null), why }
}

/** The slip of an ace of hearts; null where there is none. */
export function slipPaper(filling: FloatFilling, number: number): SlipPaper | null {
  const { slips, gara } = filling.scene.room
  const slip = numbered(slips, number)
  if (!slip) return null
  const { table, member, seat, at, taglia, coup, signed } = slip
  return {
    ...headOf(filling, table, cancelledOf(filling, slip)),
    number,
    gara: gara?.name ?? '',
    person: filling.asked.personOf(member),
    seat,
    at,
    taglia,
    coup,
    signed: stepOf(filling, signed),
  }
}
