import type { Asked } from '../state/cassa'
import type { MemberId, SeatNumber, SignUpNumber, TableId } from '../state/ids'

/** What happened under Art. II. */
export type SeatsEvent =
  | { type: 'freeSeatsWished'; table: TableId; member: MemberId; agree: boolean }
  | { type: 'freeSeatsAgreed'; table: TableId }
  | {
      type: 'lotsDrawn'
      table: TableId
      seed: string
      /** Members in the order drawn: the first has seat 1, and so on clockwise. */
      order: readonly MemberId[]
      /** Those of them who said they are here sit down at once. */
      seated: readonly MemberId[]
      /** Hash of the seed for the list's next lots. */
      nextHash: string
    }
  | {
      type: 'seatTaken'
      table: TableId
      member: MemberId
      seat: SeatNumber
      asked: Pick<Asked, 'chips' | 'reason'>
    }
  | { type: 'firstCartaroSet'; table: TableId; seat: SeatNumber }
  | {
      type: 'vacancyOpened'
      table: TableId
      seat: SeatNumber
      /** The neighbours who may move there, the one more in deficit first. */
      neighbours: readonly MemberId[]
    }
  | { type: 'moveDeclined'; table: TableId; member: MemberId; seat: SeatNumber }
  | {
      type: 'seatMoved'
      table: TableId
      member: MemberId
      from: SeatNumber
      to: SeatNumber
    }
  | { type: 'vacanciesClosed'; table: TableId }
  | { type: 'returnAsked'; table: TableId; member: MemberId; seat: SeatNumber }
  | { type: 'returnConsented'; table: TableId; member: MemberId; voter: MemberId }
  | { type: 'returnRefused'; table: TableId; member: MemberId; voter: MemberId }
  | { type: 'returnLapsed'; table: TableId; member: MemberId }
  | {
      type: 'playerReturned'
      table: TableId
      member: MemberId
      signUp: SignUpNumber
      seat: SeatNumber
      asked: Pick<Asked, 'chips' | 'reason'>
    }
  | {
      type: 'tableDissolved'
      table: TableId
      /** Its players: who lost most first, then up to the biggest winner. */
      precedence: readonly MemberId[]
    }
  | { type: 'precedenceEnded'; members: readonly MemberId[] }
