import { numbered } from '@/rules/float/room'
import type { Slip } from '@/rules/float/state/room'
import { maybePerson } from '../../people'
import type { CancelledOnPaper, SeriesPaper, SlipPaper } from '../papers'
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

/** The most blank slips of one print. */
const MOST_BLANK_SLIPS = 48

/** Blank slips with these numbers; null without a tournament, and for more than a print may have (ch30). */
export function seriesPaper(
  filling: FloatFilling,
  first: number,
  count: number,
): SeriesPaper | null {
  const { gara } = filling.scene.room
  if (!gara || first < 1 || count < 1 || count > MOST_BLANK_SLIPS) return null
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  return { ...headOf(filling, null), gara: gara.name, numbers }
}
