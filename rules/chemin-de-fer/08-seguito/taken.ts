import type { Chips } from '../../kernel/chips'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { notTakingPart, playingAt } from '../frame/at-table'
import { intoBank, mostToLay } from '../mano/money'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Place, TableId } from '../state/ids'
import type { Offering } from './buyers'
import type { SeguitoEvent } from './events'

/** The mano on offer at a table, or the refusal of a table that does not play or has none. */
export function offeringAt(evening: Evening, id: TableId): Offering | Refused {
  const table = playingAt(evening, id)
  if (isRefused(table)) return table
  const { seguito } = table
  return seguito ? { evening, table, seguito } : refuse('S.87b', 'nothing-on-offer')
}

/** Refuses a member who takes no part in the evening, or has too few chips before them. */
export function cannotLay(
  { evening, table }: Pick<Offering, 'evening' | 'table'>,
  member: MemberId,
  chips: Chips,
): Refused | null {
  const absent = notTakingPart(evening, member)
  if (absent) return absent
  const most = mostToLay(evening, table, member)
  return most < chips
    ? refuse(null, 'not-enough-chips', { member: { member }, chips: { chips: most } })
    : null
}

/** The mano becomes this member's at a price, which they lay as their bank (cf45). */
export function takenBy(
  { evening, table, seguito }: Offering,
  member: MemberId,
  place: Place,
  price: Chips,
  others: readonly MemberId[] = [],
): Decision<SeguitoEvent> {
  const transfers = intoBank(evening, table, member, price)
  return happens({
    type: 'seguitoTaken',
    table: table.id,
    member,
    place,
    step: seguito.step,
    price,
    others,
    book: BOOK,
    transfers,
  })
}
