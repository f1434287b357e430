import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Settings } from '../settings'
import type { ListId, SignUpNumber, TableId } from './ids'

/** A sign-up list of one class of table (A6). */
export interface List {
  readonly id: ListId
  readonly title: string
  readonly settings: Settings
  readonly openedAt: Instant
  /** Hash of the secret that will order the next table's seats, published before anyone signs for it. */
  readonly lotsHash: string
  /** The number of tables of this list that have drawn their lots. */
  readonly drawn: number
  /** I.6: the table that later comers complete first, after ten were split. */
  readonly firstTable: TableId | null
  readonly closed: boolean
}

/**
 * waiting: on the list · booked: has a place at a table, seated
 * or not · the rest have ended, `played` together with the table.
 */
export const SIGN_UP_STATUSES = [
  'waiting',
  'booked',
  'withdrawn',
  'opted-out',
  'lost',
  'played',
] as const
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number]

/** Every field of a sign-up, whatever the status. */
export interface AnySignUp {
  readonly number: SignUpNumber
  /** II.7: made by right for a player of a dissolved table, without a signature. */
  readonly byRight: boolean
  readonly member: MemberId
  readonly list: ListId
  readonly at: Instant
  readonly status: SignUpStatus
  /** The table of the booking, also after it was played. */
  readonly table: TableId | null
  /** An open question to the member: take the place at the forming table, or the place that fell free. */
  readonly call: Call | null
  /** A8: the member let an offer lapse; they are offered a place again only on request. */
  readonly skipped: boolean
  /** I.7: the member must opt between their two lists. */
  readonly mustOpt: boolean
  /** The reason why it ended: the provision, if one ended it. */
  readonly endedBy: string | null
}

/** A signature on a list, or a right to a place (II.7). The drawn strokes are no part of the state. */
export type SignUp = AnySignUp &
  Readonly<
    | { status: 'booked' | 'played'; table: TableId }
    | { status: Exclude<SignUpStatus, 'booked' | 'played'>; table: null }
  >

/** A sign-up with a place at a table. */
export type Booking = Extract<SignUp, { table: TableId }>

/** Answers that a member may give to a call. */
export const CALL_ANSWERS = ['coming', 'more-time', 'give-up'] as const

/** A question to a member with a time limit: come to the table that forms, or take a place that fell free. */
export interface Call {
  readonly kind: 'formation' | 'place'
  readonly table: TableId
  readonly at: Instant
  readonly until: Instant
  /** unanswered: the time is over; before the first deal nothing is lost (A2). */
  readonly answer: 'coming' | 'more-time' | 'unanswered' | null
}
