import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Balances, Transfer } from '../../kernel/ledger'
import type { Edition } from '../editions'
import type { Settings } from '../settings'
import type { Asked, Cassa } from './cassa'
import type { Colpo, HonourPot, Outcome, Parol } from './colpo'
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
  id: TableId
  list: ListId
  /** 1 for the first table of its list. */
  number: number
  settings: Settings
  /** The edition of the rules it was formed with, and is played by to its end. */
  edition: Edition
  /** How much is kept: 1 casse only, 2 each colpo's result, 3 move by move. */
  level: 1 | 2 | 3
  status: TableStatus
  formedAt: Instant
  /** First deal: all clocks run from here (A2). */
  startedAt: Instant | null
  closedAt: Instant | null
  seating: Seating
  firstCartaro: SeatNumber | null
  /** Seat of who deals now, or next. */
  cartaro: SeatNumber | null
  /** A10: 1 from the first deal; n when the deal reaches the first cartaro's seat for the n-th time. */
  giro: number
  /** Everybody who ever had a place here, by member, in order of booking. */
  players: Readonly<Record<MemberId, Player>>
  /** Every chip of the table; sums to zero, `cassa` being what the cashier gave out, negated. */
  accounts: Balances
  /** Dealt and not yet settled. */
  colpo: Colpo | null
  /** The colpo in play move by move, at level 3. */
  play: Play | null
  /** O1: the two who declared an affranco to the table. */
  affranchi: readonly MemberId[]
  /** Settled colpi, newest first, the last `COLPI_KEPT`; older ones are in the journal. */
  colpi: readonly Colpo[]
  /** Number of the last colpo dealt. */
  colpoNumber: number
  /** D2: what it takes to open the next colpo. */
  opening: 'J' | 'Q' | 'K'
  /** V.4, D6: the cards that absent players make superfluous were taken out; no dead hands are dealt to them. */
  stripped: boolean
  parol: Parol | null
  /** XIV: honour pots still to be played (pot mode). */
  honourPots: readonly HonourPot[]
  /** II.3: seats that fell empty since the last deal, oldest first; the deal closes them. */
  vacancies: readonly Vacancy[]
  consent: Consent | null
  /** False once a colpo went unrecorded (level 1): expected resti are then unknown until all are counted. */
  restiKnown: boolean
  /** Number of the last colpo after which all resti were counted; 0 at the start. */
  agreedColpo: number
  disputes: readonly Dispute[]
  closing: Closing | null
  tableau: Tableau | null
  /** Compensating entries, newest first, the last `COLPI_KEPT`. */
  corrections: readonly Correction[]
}

export const COLPI_KEPT = 30
/** How many settled colpi and corrections a table's screens show; older ones are in the log. */
export const COLPI_SHOWN = 8

/** II.1: lots unless all agree to choose. `order` are the members in the order drawn. */
export interface Seating {
  by: 'lots' | 'free' | null
  freeConsents: readonly MemberId[]
  hash: string
  seed: string | null
  order: readonly MemberId[]
  /** The number of signature by which each of `order` drew, whatever he signs later. */
  numbers: readonly SignUpNumber[]
  /** B3: seats empty since the draw, in the order they must be filled. */
  originalEmpties: readonly SeatNumber[]
}

/**
 * called: has a booking, not at the table yet (a drawn seat may wait for him) · seated · away: seat held, half-hour clock running · left: his row stays (M4).
 */
export const PLAYER_STATUSES = ['called', 'seated', 'away', 'left'] as const
export type PlayerStatus = (typeof PLAYER_STATUSES)[number]

export interface Player {
  member: MemberId
  signUp: SignUpNumber
  status: PlayerStatus
  /** Kept while away, and while held for 30 minutes after leaving (B6). */
  seat: SeatNumber | null
  /** II.6: the seat he had, once it is his no more. */
  formerSeat: SeatNumber | null
  seatedAt: Instant | null
  /** V.2: how many colpi were settled when he took, or took again, his seat (`settledColpi`). */
  enteredAfter: number
  awaySince: Instant | null
  /** D4: the uscita as cartaro was already taken in this absence. */
  absenceCharged: boolean
  leftAt: Instant | null
  leftBecause: string | null
  casse: readonly Cassa[]
  /** III.6: passate asked and not yet received. */
  asked: Asked | null
  /** C5: asked a further passata while in loss. */
  askedInLoss: boolean
  /** III.7 */
  allAltezza: boolean
  /** D4: owed to the pot because the resto did not reach. */
  debt: Chips
  /** I.13: left before the first hour without right. */
  infraction: boolean
}

/** II.3: one of the two neighbours may move to a seat that fell empty, until the next deal. */
export interface Vacancy {
  seat: SeatNumber
  /** The neighbours who may move, the preferred one first. */
  neighbours: readonly MemberId[]
  /** Who let it pass. */
  declined: readonly MemberId[]
}

/** II.6: everyone's consent to a return after the half hour. */
export interface Consent {
  member: MemberId
  seat: SeatNumber
  at: Instant
  yes: readonly MemberId[]
}

export interface Correction {
  colpo: number | null
  at: Instant
  by: MemberId | null
  why: string
  transfers: readonly Transfer[]
  /** What stood recorded before, struck through; null for a correction of casse. */
  was: Outcome | null
}
