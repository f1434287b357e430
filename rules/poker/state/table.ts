import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Balances, Transfer } from '../../kernel/ledger'
import type { Edition } from '../editions'
import type { Settings } from '../settings'
import type { Asked, Cassa } from './cassa'
import type { Colpo, HonourPot, Outcome, Parol, SettledColpo } from './colpo'
import type { Dispute } from './dispute'
import type { ListId, MemberId, SeatNumber, SignUpNumber, TableId } from './ids'
import type { Play } from './play'
import type { Closing, Tableau } from './tableau'

/**
 * called: five are called (I.3) · seating: lots or free choice, places being taken · playing: first colpo dealt ·
 * dissolved: below the minimum (II.7), not yet counted · counting: casse and resti counted · closed: tableau made.
 */
export const TABLE_STATUSES = [
  'called',
  'seating',
  'playing',
  'dissolved',
  'counting',
  'closed',
] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

export interface Table {
  readonly id: TableId
  readonly list: ListId
  /** 1 for the first table of its list. */
  readonly number: number
  readonly settings: Settings
  /** The edition of the rules it was formed with, and is played by to its end. */
  readonly edition: Edition
  /** How much is kept: 1 casse only, 2 each colpo's result, 3 move by move. */
  readonly level: 1 | 2 | 3
  readonly status: TableStatus
  readonly formedAt: Instant
  /** First deal: all clocks run from here (A2). */
  readonly startedAt: Instant | null
  readonly closedAt: Instant | null
  readonly seating: Seating
  readonly firstCartaro: SeatNumber | null
  /** Seat of who deals now, or next. */
  readonly cartaro: SeatNumber | null
  /** A10: 1 from the first deal; n when the deal reaches the first cartaro's seat for the n-th time. */
  readonly giro: number
  /** Everybody who ever had a place here, by member, in order of booking. */
  readonly players: Readonly<Record<MemberId, Player>>
  /** Every chip of the table; sums to zero, `cassa` being what the cashier gave out, negated. */
  readonly accounts: Balances
  /** Dealt and not yet settled. */
  readonly colpo: Colpo | null
  /** The colpo in play move by move, at level 3. */
  readonly play: Play | null
  /** O1: the two who declared an affranco to the table; empty while there is no pact. */
  readonly affranchi: readonly MemberId[]
  /** Settled colpi, newest first, the last `COLPI_KEPT`; older ones are in the journal. */
  readonly colpi: readonly SettledColpo[]
  /** Number of the last colpo dealt. */
  readonly colpoNumber: number
  /** D2: what it takes to open the next colpo. */
  readonly opening: 'J' | 'Q' | 'K'
  /** V.4, D6: the cards that absent players make superfluous were taken out; no dead hands are dealt to them. */
  readonly stripped: boolean
  readonly parol: Parol | null
  /** XIV: honour pots still to be played (pot mode). */
  readonly honourPots: readonly HonourPot[]
  /** II.3: seats that fell empty since the last deal, oldest first; the deal closes them. */
  readonly vacancies: readonly Vacancy[]
  readonly consent: Consent | null
  /** False once a colpo went unrecorded (level 1): expected resti are then unknown until all are counted. */
  readonly restiKnown: boolean
  /** Number of the last colpo after which all resti were counted; 0 at the start. */
  readonly agreedColpo: number
  readonly disputes: readonly Dispute[]
  readonly closing: Closing | null
  readonly tableau: Tableau | null
  /** Compensating entries, newest first, the last `COLPI_KEPT`. */
  readonly corrections: readonly Correction[]
}

export const COLPI_KEPT = 30
/** How many settled colpi and corrections a table's screens show; older ones are in the log. */
export const COLPI_SHOWN = 8
/** A.1: players of an affranco. */
export const PACT_MEMBERS = 2

/** II.1: lots unless all agree to choose. `order` are the members in the order drawn. */
export interface Seating {
  readonly by: 'lots' | 'free' | null
  readonly freeConsents: readonly MemberId[]
  readonly hash: string
  readonly seed: string | null
  readonly order: readonly MemberId[]
  /** The number of signature by which each of `order` drew, whatever he signs later. */
  readonly numbers: readonly SignUpNumber[]
  /** B3: seats empty since the draw, in the order they must be filled. */
  readonly originalEmpties: readonly SeatNumber[]
}

/**
 * called: has a booking, not at the table yet (a drawn seat may wait for him) · seated · away: seat held, half-hour clock running · left: his row stays (M4).
 */
export const PLAYER_STATUSES = ['called', 'seated', 'away', 'left'] as const
export type PlayerStatus = (typeof PLAYER_STATUSES)[number]

/** Every field of a player, whatever the status. */
export interface AnyPlayer {
  readonly member: MemberId
  readonly signUp: SignUpNumber
  readonly status: PlayerStatus
  /** Kept while away, and while held for 30 minutes after leaving (B6). */
  readonly seat: SeatNumber | null
  /** II.6: the seat he had, once it is his no more. */
  readonly formerSeat: SeatNumber | null
  readonly seatedAt: Instant | null
  /** V.2: how many colpi were settled when he took, or took again, his seat (`settledColpi`). */
  readonly enteredAfter: number
  readonly awaySince: Instant | null
  /** D4: the uscita as cartaro was already taken in this absence. */
  readonly absenceCharged: boolean
  readonly leftAt: Instant | null
  readonly leftBecause: string | null
  readonly casse: readonly Cassa[]
  /** III.6: passate asked and not yet received. */
  readonly asked: Asked | null
  /** C5: asked a further passata while in loss. */
  readonly askedInLoss: boolean
  /** III.7 */
  readonly allAltezza: boolean
  /** D4: owed to the pot because the resto did not reach. */
  readonly debt: Chips
  /** I.13: left before the first hour without right. */
  readonly infraction: boolean
}

/** A player, with what the status says of seat and times: a called one may have a drawn seat, a left one a held seat. */
export type Player = AnyPlayer &
  Readonly<
    | { status: 'called'; leftAt: null }
    | { status: 'seated'; seat: SeatNumber; seatedAt: Instant; awaySince: null; leftAt: null }
    | { status: 'away'; seat: SeatNumber; seatedAt: Instant; awaySince: Instant; leftAt: null }
    | { status: 'left'; awaySince: null; leftAt: Instant; leftBecause: string }
  >

/** A player who has a seat now, away from it or not. */
export type Seated = Extract<Player, { status: 'seated' | 'away' }>

/** A player who left, and may still have the seat held for half an hour (B6). */
export type Left = Extract<Player, { status: 'left' }>

/** II.3: one of the two neighbours may move to a seat that fell empty, until the next deal. */
export interface Vacancy {
  readonly seat: SeatNumber
  /** The neighbours who may move, the preferred one first. */
  readonly neighbours: readonly MemberId[]
  /** Who let it pass. */
  readonly declined: readonly MemberId[]
}

/** II.6: everyone's consent to a return after the half hour. */
export interface Consent {
  readonly member: MemberId
  readonly seat: SeatNumber
  readonly at: Instant
  readonly yes: readonly MemberId[]
}

export interface Correction {
  readonly colpo: number | null
  readonly at: Instant
  readonly by: MemberId | null
  readonly why: string
  readonly transfers: readonly Transfer[]
  /** What stood recorded before, struck through; null for a correction of casse. */
  readonly was: Outcome | null
}
