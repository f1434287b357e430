import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { cheminArticle } from '../article'
import type { BankOpened, SeatLost } from '../mano/events'
import type { SeatNumber, TableId } from '../state/ids'

type At<T extends string> = { type: T; table: TableId }
type OfMember<T extends string> = At<T> & { member: MemberId }
type OfSeat<T extends string> = OfMember<T> & { seat: SeatNumber }

export type RoomEvent =
  | SeatLost
  | OfMember<'seatBooked'>
  | OfMember<'bookingCancelled'>
  | (OfSeat<'bookedCalled'> & { until: Instant })
  | OfSeat<'callMissed'>
  | OfSeat<'seatTaken'>
  | OfSeat<'seatGivenUp'>
  | (OfSeat<'wentAway'> & { instructions: string; coups: number; keepsBank: boolean })
  | (OfSeat<'cameBack'> & { carriesOn: boolean; tooLate: boolean })
  | OfSeat<'standInBegun'>
  | (OfSeat<'awayWarned'> & { until: Instant })
  | (OfMember<'moveAsked'> & { to: SeatNumber | null })
  | OfMember<'moveDropped'>
  | (OfMember<'seatMoved'> & { from: SeatNumber; to: SeatNumber; isForward: boolean })
  | (OfMember<'swapProposed'> & { to: MemberId; seats: readonly [SeatNumber, SeatNumber] })
  | OfMember<'swapAgreed'>
  | OfMember<'swapDropped'>
  | (At<'seatsSwapped'> & {
      seats: readonly [SeatNumber, SeatNumber]
      members: readonly [MemberId, MemberId]
      /** The member brought forward, who salutes; null between two taglie. */
      forward: MemberId | null
    })
  | (At<'seatsProposed'> & { seats: number })
  | OfMember<'seatsAgreed'>
  | OfMember<'seatsRefused'>
  | (At<'seatsAdded'> & { seats: number })
  | (At<'minimumSet'> & { minimum: Chips })
  | (At<'leastStakeSet'> & { leastStake: Chips | null })
  | (At<'gameStopped'> & { why: string })
  | At<'gameResumed'>
  | (OfSeat<'companionSet'> & { companion: MemberId | null })

/** Commands of section 1 also open a bank, in the place of a holder who is away. */
export const { article: roomArticle, command: roomCommand } = cheminArticle<RoomEvent, BankOpened>()
