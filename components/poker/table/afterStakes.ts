import { handIn } from '@/rules/poker/play/turn'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Play } from '@/rules/poker/state/play'
import type { SeatView } from '@/rules/poker/views/summary'

/**
 * Move by move the stakes lie before the middle until the end: what is left in each sector. Who has put in below the
 * pot answers for the passate that reach it, and may play them (III.5); who is all'altezza shows what lies before him.
 */
export const afterStakes = (
  seats: readonly SeatView[],
  play: Play,
  altezza: Colpo['altezza'],
): SeatView[] =>
  seats.map((seat) => {
    const hand = seat.member === null ? undefined : handIn(play, seat.member)
    if (!hand || hand.put === 0 || seat.member === null || seat.resto === null) return seat
    const has = seat.member in altezza ? seat.resto : Math.max(seat.resto, hand.limit)
    return { ...seat, resto: Math.max(0, has - hand.put) }
  })
