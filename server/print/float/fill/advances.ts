import type { AdvanceEvent } from '@/rules/float/04-advances/events'
import { outOf } from '@/rules/float/equation'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import { numbered } from '@/rules/float/room'
import type { Advance } from '@/rules/float/state/movement'
import type { BookLine } from '@/rules/float/state/table'
import { totalChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { maybePerson } from '../../people'
import type { AdvanceLine } from '../bookPapers'
import type { AdvancePaper, CancelledOnPaper } from '../papers'
import { bookLines, type FloatFilling, headOf, pieceLines } from './context'

/** An advance with its returns so far. */
export function advanceLine({ asked }: FloatFilling, advance: Advance): AdvanceLine {
  const { number, member, seat, grantor, grantedAt, givenAt, chips, returns, status } = advance
  return {
    number,
    person: asked.personOf(member),
    seat,
    grantor: asked.personOf(grantor),
    grantedAt,
    givenAt,
    chips,
    returned: totalChips(returns),
    left: outOf(advance),
    status,
  }
}

type EventOf<T extends AdvanceEvent['type']> = Extract<AdvanceEvent, { type: T }>
type LineOf<T extends AdvanceEvent['type']> = Omit<BookLine, 'event'> & { event: EventOf<T> }

/** The lines of the day book about one advance, of one type, in order. */
const linesAbout = <T extends AdvanceEvent['type']>(
  filling: FloatFilling,
  { table, number }: Advance,
  type: T,
): LineOf<T>[] =>
  bookLines(filling, table).flatMap((line) => {
    if (line.event.type !== type) return []
    const event = line.event as EventOf<T>
    return event.advance === number ? [{ ...line, event }] : []
  })

/** A line of the book undone as entered by mistake: by whom and why, and the person who had entered it. */
function undoneOf(
  { asked: { personOf } }: FloatFilling,
  line: { by: MemberId | null; struck: BookLine['struck']; event: object } | undefined,
): CancelledOnPaper | null {
  if (!line?.struck) return null
  const { at, by, why } = line.struck
  const madeBy = maybePerson(personOf, line.by ?? (line.event as { by?: MemberId }).by ?? null)
  return { at, by: personOf(by), madeBy, why }
}

/** A grant taken back, or an advance entered by mistake. */
function cancelledOf(filling: FloatFilling, advance: Advance): CancelledOnPaper | null {
  const { status, grantor } = advance
  if (status === 'granted')
    return undoneOf(filling, linesAbout(filling, advance, 'advanceGiven').at(-1))
  if (status !== 'dropped') return null
  const dropped = linesAbout(filling, advance, 'grantDropped').at(-1)
  const { personOf } = filling.asked
  return {
    at: dropped?.at ?? null,
    by: maybePerson(personOf, dropped?.event.by ?? null),
    madeBy: personOf(grantor),
    why: '',
  }
}

/** The slip of an advance; null where there is none. */
export function advancePaper(filling: FloatFilling, number: number): AdvancePaper | null {
  const advance = numbered(filling.scene.room.advances, number)
  if (!advance) return null
  const given = linesAbout(filling, advance, 'advanceGiven').at(-1)
  return {
    ...headOf(filling, advance.table, cancelledOf(filling, advance)),
    advance: advanceLine(filling, advance),
    pieces: pieceLines(filling, given?.event.pieces ?? NO_PIECES),
    givenBy: maybePerson(filling.asked.personOf, advance.givenBy),
    back: null,
  }
}

/** The receipt of a return, numbered from 1 for each advance; null where there is none. */
export function returnPaper(
  filling: FloatFilling,
  number: number,
  nth: number,
): AdvancePaper | null {
  const advance = numbered(filling.scene.room.advances, number)
  const back = advance && linesAbout(filling, advance, 'advanceReturned')[nth - 1]
  if (!advance || !back) return null
  const { pieces, left } = back.event
  return {
    ...headOf(filling, advance.table, undoneOf(filling, back)),
    advance: advanceLine(filling, advance),
    pieces: pieceLines(filling, pieces),
    givenBy: maybePerson(filling.asked.personOf, advance.givenBy),
    back: {
      number: nth,
      at: back.at,
      chips: worthOf(pieces),
      left,
      takenBy: maybePerson(filling.asked.personOf, back.by),
    },
  }
}
