import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { SeatNumber } from './ids'

/** A holder's absence, told to the staff (S.20). */
interface Absence {
  readonly since: Instant
  /** The reason, and what the holder wishes done with the mano. */
  readonly instructions: string
  /** S.21a: the coups that the inspector gives in the holder's place, three at most. */
  readonly coups: number
  /** S.21b: the holder does not want the bank halved when a taglia begins meanwhile. */
  readonly keepsBank: boolean
  /** S.20: mani that the inspector has taken in the holder's place during this absence. */
  readonly turns: number
  /** V.away-long: the inspector warned that the seat will be declared free at this moment. */
  readonly freeAt: Instant | null
}

/** A numbered seat and its holder (S.8a). */
export interface Seat {
  readonly number: SeatNumber
  readonly holder: MemberId | null
  readonly away: Absence | null
  /** S.25a, S.25c: the holder's next mano is let go by. */
  readonly salutes: boolean
  /** cf7: the holder was asked once and refused the mano; a second refusal costs the seat. */
  readonly hasRefused: boolean
  /** S.71a, S.72, cf21: empty until the mano of this number has ended, whoever asks for it. */
  readonly emptyUntilMano: number | null
  /** S.19b: who lost it by being absent, while nobody has taken it: their booking comes after whoever asks. */
  readonly lostBy: MemberId | null
  /** S.36, cf10: a companion on a chair beside the seat, by leave of the inspector. */
  readonly companion: MemberId | null
}

/** A place in the order of bookings (S.19a). */
export interface Booking {
  readonly member: MemberId
  readonly at: Instant
  /** V.called, cf4: the seat that is called, and the moment at which the call lapses. */
  readonly called: { readonly seat: SeatNumber; readonly until: Instant } | null
}

/** A holder's wish to move to another seat (S.24), in the order in which they asked. */
export interface MoveAsked {
  readonly member: MemberId
  /** Null for any seat that falls free. */
  readonly to: SeatNumber | null
}

/** Two holders who would exchange seats in mid-taglia; both and the inspector must agree (S.25c). */
export interface Swap {
  readonly seats: readonly [SeatNumber, SeatNumber]
  readonly agreed: readonly MemberId[]
}

/** A vote of the seated on adding seats to the large table (S.8b). */
export interface SeatsVote {
  readonly seats: number
  readonly yes: readonly MemberId[]
}

/**
 * A restriction of a person's rights, with the event that ends it:
 * - `moved-forward` (S.25a): last among the seated for banco, auctions and seguiti, until the sabot reaches the old seat
 *   or the taglia ends;
 * - `passed` (S.87b): last for banco, and out of the auction of their own bank, until the next banker's mano ends;
 * - `sold` (S.98, S.105): only banco calls, until the next banker's mano ends (cr6);
 * - `partner` (S.84): the outgoing socio stays out of the auction, until the next banker's mano ends;
 * - `no-auction` (S.104): may not buy, for the rest of the evening;
 * - `no-partner` (S.82): joins no bank, for the rest of the evening;
 * - `stakes-refused` (S.72): neither bids for the bank that was refused nor joins its buyer, until that mano ends;
 * - `inexpert` (S.112, S.130, cf35): takes no cards con terzi, until the inspector or the employee ends it.
 */
export const LIMIT_KINDS = [
  'moved-forward',
  'passed',
  'sold',
  'partner',
  'no-auction',
  'no-partner',
  'stakes-refused',
  'inexpert',
] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export interface Limit {
  readonly member: MemberId
  readonly kind: LimitKind
  readonly why: string
  /** The provision that it follows from. */
  readonly provision: string
  /** The number of the mano during which it began; limits until the next banker's mano ends count from it. */
  readonly mano: number
  /** S.25a: the seat that the sabot must reach. */
  readonly oldSeat: SeatNumber | null
}
