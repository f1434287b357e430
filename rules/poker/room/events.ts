import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Edition } from '../editions'
import type { Settings } from '../settings'
import type { Asked } from '../state/cassa'
import type { ListId, SeatNumber, SignUpNumber, TableId } from '../state/ids'

/** One stroke of an autograph: points of x, y (tenths of a unit) and milliseconds since it began. */
export type Stroke = readonly (readonly [x: number, y: number, t: number])[]

/** The events of Art. I. Their times are those of the occasion; only deadlines are fields. */
export type FormationEvent = EveningEvent | SigningEvent | PlaceEvent | GameEvent

export type EveningEvent =
  | { type: 'eveningOpened'; title: string; day: string }
  | { type: 'eveningClosed' }
  | { type: 'listOpened'; list: ListId; title: string; settings: Settings; lotsHash: string }
  | { type: 'listClosed'; list: ListId }

export type SigningEvent =
  | {
      type: 'signed'
      signUp: SignUpNumber
      member: MemberId
      list: ListId
      /** As drawn. A journal keeps `autograph` in its place; one of an earlier version keeps the strokes. */
      strokes?: readonly Stroke[]
      /** The digest of the strokes, which lie beside the journal. */
      autograph?: string
      /** Where the member signs from, as they say themselves; absent where it was not asked (decision 1). */
      inClub?: boolean
      /** The secretary before whom the member signed at the desk. */
      witness?: MemberId
      /** The member cannot draw: the witness attests the signature, and there are no strokes. */
      cannotDraw?: true
    }
  | { type: 'presenceNoted'; member: MemberId; inClub: boolean }
  | { type: 'askedAgain'; signUp: SignUpNumber; member: MemberId }
  | { type: 'optionAsked'; member: MemberId; signUps: readonly SignUpNumber[] }
  | { type: 'optionLapsed'; member: MemberId; signUps: readonly SignUpNumber[] }
  | Ending<'withdrawn'>
  | (Ending<'optedOut'> & { kept: SignUpNumber })
  | (Ending<'placeLost'> & { provision: 'I.8' | 'I.9' | 'I.10' })

/** The end of a sign-up; with a table where it had a place, and the chips that the player gives back to the cashier. */
interface Ending<T extends string> {
  type: T
  signUp: SignUpNumber
  member: MemberId
  table?: TableId
  transfers: readonly Transfer[]
}

export type PlaceEvent =
  | {
      type: 'tableFormed'
      table: TableId
      list: ListId
      number: number
      signUps: readonly SignUpNumber[]
      until: Instant
      /** The edition of the rules it plays by; absent in journals older than the first edition. */
      edition?: Edition
    }
  | {
      type: 'tableUnformed'
      table: TableId
      transfers: readonly Transfer[]
      /** The member whose place ended and left fewer than five; absent in older journals. */
      because?: MemberId
    }
  | {
      type: 'placeOffered'
      signUp: SignUpNumber
      member: MemberId
      table: TableId
      until: Instant
      provision: 'I.5' | 'I.11' | 'II.7'
    }
  | { type: 'placeAccepted'; signUp: SignUpNumber; member: MemberId; table: TableId }
  | {
      type: 'placePassed'
      signUp: SignUpNumber
      member: MemberId
      why: 'declined' | 'expired' | 'absent' | 'gone'
    }
  | {
      type: 'callAnswered'
      signUp: SignUpNumber
      member: MemberId
      answer: 'coming' | 'more-time'
      until: Instant
    }
  | { type: 'callExpired'; signUp: SignUpNumber; member: MemberId }
  | {
      type: 'tenSplit'
      list: ListId
      table: TableId
      /** Sign-ups that leave the first table to form the second, with those that come later. */
      moved: readonly SignUpNumber[]
    }

export type GameEvent =
  | { type: 'gameStarted'; table: TableId }
  | { type: 'giroBegun'; table: TableId; giro: number }
  /** I.12: the number of the table's last giro; null where the announcement is taken back. */
  | { type: 'lastGiroSet'; table: TableId; giro: number | null }
  | { type: 'wentAway'; table: TableId; member: MemberId }
  | { type: 'cameBack'; table: TableId; member: MemberId }
  | {
      type: 'playerLeft'
      table: TableId
      member: MemberId
      /** B6: the seat stays held for half an hour. */
      held: boolean
      /** I.13: the player left in the first hour without the right to. */
      infraction: boolean
    }
  | { type: 'seatReleased'; table: TableId; member: MemberId }
  | { type: 'placesEnded'; table: TableId }
  | { type: 'placeResumed'; table: TableId; member: MemberId; signUp: SignUpNumber }

/** The events of Art. II. */
export type SeatsEvent =
  | { type: 'freeSeatsWished'; table: TableId; member: MemberId; agree: boolean }
  | { type: 'freeSeatsAgreed'; table: TableId }
  | {
      type: 'lotsDrawn'
      table: TableId
      seed: string
      /** Members in the order drawn: the first has seat 1, the others follow clockwise. */
      order: readonly MemberId[]
      /** Those of them who answered that they are here, and sit down at once. */
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
  | { type: 'seatUndone'; table: TableId; member: MemberId; seat: SeatNumber }
  | { type: 'firstCartaroSet'; table: TableId; seat: SeatNumber }
  | {
      type: 'vacancyOpened'
      table: TableId
      seat: SeatNumber
      /** The neighbours who may move there, the one deeper in deficit first. */
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
      /** Its players, from the largest loss to the largest win. */
      precedence: readonly MemberId[]
    }
  | { type: 'precedenceEnded'; members: readonly MemberId[] }

/** The events in the room around the tables: places and seats (Art. I and II). */
export type RoomEvent = FormationEvent | SeatsEvent
