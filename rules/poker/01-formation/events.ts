import type { Instant } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
import type { Settings } from '../settings'
import type { ListId, MemberId, SignUpNumber, TableId } from '../state/ids'

/** One stroke of an autograph: points of x, y (tenths of a unit) and milliseconds since it began. */
export type Stroke = readonly (readonly [x: number, y: number, t: number])[]

/** What happened under Art. I. Times are those of the occasion; only deadlines are carried. */
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
      strokes: readonly Stroke[]
    }
  | { type: 'presenceNoted'; member: MemberId; inClub: boolean }
  | { type: 'askedAgain'; signUp: SignUpNumber; member: MemberId }
  | { type: 'optionAsked'; member: MemberId; signUps: readonly SignUpNumber[] }
  | { type: 'optionLapsed'; member: MemberId; signUps: readonly SignUpNumber[] }
  | Ending<'withdrawn'>
  | (Ending<'optedOut'> & { kept: SignUpNumber })
  | (Ending<'placeLost'> & { provision: 'I.8' | 'I.9' | 'I.10' })

/** The end of a sign-up; with a table where it held a place there, and what he gives back to the cashier. */
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
    }
  | { type: 'tableUnformed'; table: TableId; transfers: readonly Transfer[] }
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
      /** Sign-ups that leave the first table, to form the second with those after them. */
      moved: readonly SignUpNumber[]
    }

export type GameEvent =
  | { type: 'gameStarted'; table: TableId }
  | { type: 'giroBegun'; table: TableId; giro: number }
  | { type: 'wentAway'; table: TableId; member: MemberId }
  | { type: 'cameBack'; table: TableId; member: MemberId }
  | {
      type: 'playerLeft'
      table: TableId
      member: MemberId
      /** B6: his seat stays held for half an hour. */
      held: boolean
      /** I.13: before the first hour without right. */
      infraction: boolean
    }
  | { type: 'seatReleased'; table: TableId; member: MemberId }
  | { type: 'placesEnded'; table: TableId }
  | { type: 'placeResumed'; table: TableId; member: MemberId; signUp: SignUpNumber }
