import type { Chips } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { tooFewSeated } from '../01-room/checks'
import { BOOK } from '../accounts'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'
import { withoutCards } from './dealing'
import type { BankOpened } from './events'
import { intoBank, mostToLay } from './money'
import { takingMano } from './present'
import { turnHolder } from './reach'

/** Refuses an act that belongs to the turn of this member. Source: S.2b, S.14. */
export function notInTurn(table: Table, member: MemberId): Refused | null {
  const { mano, seguito, turn } = table
  if (mano) return refuse('S.14', 'bank-held', { member: { member: mano.banker } })
  if (seguito) return refuse('S.14', 'mano-on-offer')
  const holder = turnHolder(table)
  if (turn === null || holder === null) return refuse('S.14', 'nobodys-turn')
  return holder === member ? null : refuse('S.14', 'not-their-turn', { holder: { member: holder } })
}

/** Refuses the sum of an opening bank. Source: S.9, S.17a. */
function wrongSum(evening: Evening, table: Table, member: MemberId, bank: Chips): Refused | null {
  if (table.level === 1) return bank === 0 ? null : refuse('S.17a', 'bank-not-followed')
  const { minimum } = table
  if (bank < minimum) return refuse('S.9', 'below-minimum', { minimum: { chips: minimum } })
  const most = mostToLay(evening, table, member)
  if (bank <= most) return null
  return table.level === 3
    ? refuse('S.17a', 'not-enough-chips', { member: { member }, chips: { chips: most } })
    : refuse('S.17a', 'bank-too-high', { chips: { chips: most } })
}

/** Refuses opening a bank of this sum now, whoever lays it. Source: S.2a, S.7, S.9, S.17a. */
export function openingBarred(
  evening: Evening,
  table: Table,
  member: MemberId,
  bank: Chips,
): Refused | null {
  return (
    withoutCards(table) ??
    tooFewSeated(takingMano(table), evening.settings) ??
    wrongSum(evening, table, member, bank)
  )
}

/** The bank opened on a seat by its holder, or by the inspector in the holder's place. Source: S.2b, S.17a, S.99. */
export function openingOf(
  evening: Evening,
  table: Table,
  seat: Seat & { holder: MemberId },
  bank: Chips,
  isStoodIn: boolean,
): BankOpened {
  return {
    type: 'bankOpened',
    table: table.id,
    member: seat.holder,
    place: { kind: 'seat', seat: seat.number },
    initialSeat: seat.number,
    origin: table.imposedOn === seat.number ? 'imposed' : 'turn',
    bank,
    isStoodIn,
    book: BOOK,
    transfers: intoBank(evening, table, seat.holder, bank),
  }
}
