import {
  askable,
  type Offering,
  paletteAt,
  stepAfter,
  takersAfterRound,
} from '@/rules/chemin-de-fer/08-seguito/buyers'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import type { Seguito } from '@/rules/chemin-de-fer/state/mano'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { socio, tavolo } from '../actors'
import type { Random } from '../random'
import { type Chosen, chosen, offered } from './chosen'

/** The next command about a mano on offer. */
export function onOffer(
  evening: Evening,
  table: Table,
  seguito: Seguito,
  random: Random,
): Chosen | null {
  const { id } = table
  const tablet = tavolo(id)
  const offering: Offering = { evening, table, seguito }
  const on = (): Chosen =>
    stepAfter(offering, seguito.step) === 'auction'
      ? chosen({ type: 'beginAuction', table: id }, tablet)
      : chosen({ type: 'closeStep', table: id }, tablet)
  switch (seguito.step) {
    case 'altezza':
      return palette(offering, random) ?? on()
    case 'let-go': {
      const member = random.pick(takersAfterRound(offering))
      if (member === undefined || !random.oneIn(3)) return on()
      return chosen({ type: 'takeAltezza', table: id, member, together: [] }, socio(member))
    }
    case 'standing':
      return (random.oneIn(2) ? offered(evening, random, 'speakStanding', tablet) : null) ?? on()
    case 'outgoing':
      if (random.oneIn(2)) return on()
      return chosen(
        { type: 'takeBackMano', table: id, member: seguito.outgoing },
        socio(seguito.outgoing),
      )
    case 'auction':
      return auction(evening, table, seguito, random)
  }
}

/** The palette stops before a seat, or goes past it; null when it has come round. */
function palette(offering: Offering, random: Random): Chosen | null {
  const { table, seguito } = offering
  const seat = seguito.round[paletteAt(offering)]
  const member = seat === undefined ? null : askable(offering, seat)
  if (member === null || random.oneIn(12)) return null
  const by = random.oneIn(2) ? socio(member) : tavolo(table.id)
  return random.oneIn(5)
    ? chosen({ type: 'takeAltezza', table: table.id, member, together: [] }, by)
    : chosen({ type: 'letGo', table: table.id, member }, by)
}

function auction(
  evening: Evening,
  { id }: Table,
  { bids }: Seguito,
  random: Random,
): Chosen | null {
  const tablet = tavolo(id)
  const bid = random.oneIn(2) ? offered(evening, random, 'bid', tablet) : null
  if (bid) return bid
  return bids.length > 0
    ? chosen({ type: 'awardAuction', table: id }, tablet)
    : chosen({ type: 'imposeMano', table: id }, tablet)
}
