import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { BOOK } from '../accounts'
import type { ProvisionId } from '../provisions'
import type { Place, SeatNumber, TableId } from '../state/ids'
import type { Origin } from '../state/mano'

/** An event at a table, and one of a member there. */
export type OfTable<T extends string> = { readonly type: T; readonly table: TableId }
export type OfMember<T extends string> = OfTable<T> & { readonly member: MemberId }

/** An event that moves chips of the evening's book. */
export interface Moving {
  readonly book: typeof BOOK
  readonly transfers: readonly Transfer[]
}

/**
 * A holder loses the seat by this provision, and may go to the end of the bookings (S.19b). A seat may stay empty until
 * the mano of a number has ended (cf21). Section 1 evolves it.
 */
export interface SeatLost {
  readonly type: 'seatLost'
  readonly table: TableId
  readonly seat: SeatNumber
  readonly member: MemberId
  readonly provision: ProvisionId
  readonly books: boolean
  readonly emptyUntilMano: number | null
}

/** A bank halved by its banker (S.56b), or for a holder who is away (S.21b). Section 3 evolves it. */
export interface BankHalved extends Moving {
  readonly type: 'bankHalved'
  readonly table: TableId
  readonly member: MemberId
  /** Chips taken back. */
  readonly chips: Chips
  readonly provision: 'S.56b' | 'S.21b'
}

/** A bank opened in a holder's own turn, or imposed on them. Section 3 evolves it. */
export interface BankOpened extends Moving {
  readonly type: 'bankOpened'
  readonly table: TableId
  readonly member: MemberId
  readonly place: Place
  readonly initialSeat: SeatNumber
  readonly origin: Extract<Origin, 'turn' | 'imposed'>
  readonly bank: Chips
  readonly isStoodIn: boolean
}
