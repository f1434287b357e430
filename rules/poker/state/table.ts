import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Balances, Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Edition } from '../editions'
import type { Settings } from '../settings'
import type { Asked, Cassa, HandedPassata } from './cassa'
import type { Colpo, HonourPot, Outcome, Parol, SettledColpo } from './colpo'
import type { Dispute } from './dispute'
import type { ListId, SeatNumber, SignUpNumber, TableId } from './ids'
import type { Play, ShownHand } from './play'
import type { Closing, Tableau } from './tableau'

/**
 * called: five players are called (I.3) · seating: lots or free choice, places
 * being taken · playing: first colpo dealt · dissolved: below the minimum (II.7),
 * not yet counted · counting: casse and resti counted · closed: tableau made.
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

/** A table, from its formation to its tableau. */
export interface Table {
  readonly id: TableId
  readonly list: ListId
  /** 1 for the first table of its list. */
  readonly number: number
  readonly settings: Settings
  /** The edition of the rules it was formed with; it plays by that edition to its end. */
  readonly edition: Edition
  /** The level of detail: 1 casse only, 2 each colpo's result, 3 move by move. */
  readonly level: Level
  readonly status: TableStatus
  readonly formedAt: Instant
  /** Time of the first deal, from which all clocks run (A2). */
  readonly startedAt: Instant | null
  readonly closedAt: Instant | null
  readonly seating: Seating
  readonly firstCartaro: SeatNumber | null
  /** Seat of the player who deals now, or next. */
  readonly cartaro: SeatNumber | null
  /** A10: 1 from the first deal; n when the deal reaches the first cartaro's seat for the n-th time. */
  readonly giro: number
  /** I.12: the number of the giro announced as the last; null while none is. */
  readonly lastGiro: number | null
  /** All players who ever had a place here, by member, in order of booking. */
  readonly players: Readonly<Record<MemberId, Player>>
  /** All chips of the table; sums to zero, since `cassa` is the sum given out by the cashier, negated. */
  readonly accounts: Balances
  /** The colpo dealt and not yet settled. */
  readonly colpo: Colpo | null
  /** The colpo in play move by move, at level 3. */
  readonly play: Play | null
  /** O1: the two players with an affranco declared to the table; empty while there is no pact. */
  readonly affranchi: readonly MemberId[]
  /** Settled colpi, newest first, the last `COLPI_KEPT`; older ones are in the journal. */
  readonly colpi: readonly SettledColpo[]
  /** The last colpo as it was when it ended, until the next deal: one ended by mistake goes on from there. */
  readonly colpoEnd: ColpoEnd | null
  /** C5: the players whom the result of the last colpo, or a passata asked after it, first made drawers in loss. */
  readonly firstInLoss: readonly MemberId[]
  /** C5: the players who were handed a passata asked between two ends of the last colpo, or of the one in play. */
  readonly askedBetween: readonly MemberId[]
  /** The table as it was before the deal of the colpo in play, for a deal given by mistake; null between two colpi. */
  readonly beforeDeal: BeforeDeal | null
  /** Number of the last colpo dealt. */
  readonly colpoNumber: number
  /** The number of deals given, those taken back too, and of parols that ended in place of one. */
  readonly deals: number
  /** D2: the lowest pair that opens the next colpo. */
  readonly opening: 'J' | 'Q' | 'K'
  /**
   * V.4, D6: the cards that are superfluous while players are
   * absent were taken out; absent players get no dead hands.
   */
  readonly stripped: boolean
  readonly parol: Parol | null
  /** XIV: honour pots still to be played (pot mode). */
  readonly honourPots: readonly HonourPot[]
  /** II.3: seats that fell empty since the last deal, oldest first; the deal ends their vacancy. */
  readonly vacancies: readonly Vacancy[]
  readonly consent: Consent | null
  /** False after a colpo was not recorded (level 1): expected resti are then unknown until all are counted. */
  readonly restiKnown: boolean
  /** The last colpi that nobody recorded (level 1): the colpo before them, and the time until which they were played. */
  readonly unseen: { readonly after: number; readonly until: Instant } | null
  /** Number of the last colpo after which all resti were counted; 0 at the start. */
  readonly agreedColpo: number
  readonly disputes: readonly Dispute[]
  readonly closing: Closing | null
  readonly tableau: Tableau | null
  /** Compensating entries, newest first, the last `COLPI_KEPT`. */
  readonly corrections: readonly Correction[]
  /** The hands at the end of the last colpo kept move by move, until the next deal; null at other levels. */
  readonly lastHands: LastHands | null
}

/** XII: the hands that ended a colpo, as they were shown. */
export interface LastHands {
  readonly opener: MemberId | null
  /** Number of the lowest card in play (X.3). */
  readonly lowest: number
  /** The players who stayed to the end, in giro order; `shown` is null where a hand was not asked for. */
  readonly hands: readonly { readonly member: MemberId; readonly shown: ShownHand | null }[]
}

/** The parts of a table that the end of a colpo changed, as they were before. */
export interface ColpoEnd {
  readonly colpo: Colpo
  /** Null unless the colpo was kept move by move. */
  readonly play: Play | null
  readonly cartaro: SeatNumber | null
  readonly opening: Table['opening']
  readonly parol: Parol | null
  readonly honourPots: readonly HonourPot[]
}

/** The parts of a table that a deal changed, as they were before. */
export interface BeforeDeal {
  readonly cartaro: SeatNumber | null
  readonly giro: number
  readonly parol: Parol | null
  readonly colpoEnd: ColpoEnd | null
  readonly lastHands: LastHands | null
  readonly askedBetween: readonly MemberId[]
  /** V.3, D4: the players whose debt, or charge for an absence, it changed. */
  readonly charged: readonly Pick<AnyPlayer, 'member' | 'debt' | 'absenceCharged'>[]
}

/** The number of settled colpi, and of corrections, that a table's state keeps. */
export const COLPI_KEPT = 30
/** The number of settled colpi and corrections that a table's screens show; older ones are in the log. */
export const COLPI_SHOWN = 8
/** A.1: players of an affranco. */
export const PACT_MEMBERS = 2

/** II.1: lots, unless all agree to choose. `order` are the members in the order drawn. */
export interface Seating {
  readonly by: 'lots' | 'free' | null
  readonly freeConsents: readonly MemberId[]
  readonly hash: string
  readonly seed: string | null
  readonly order: readonly MemberId[]
  /** The sign-up number with which each of `order` drew; later sign-ups do not change it. */
  readonly numbers: readonly SignUpNumber[]
  /** B3: seats empty since the draw, in the order they must be filled. */
  readonly originalEmpties: readonly SeatNumber[]
}

/**
 * called: has a booking, not at the table yet (a drawn seat may be reserved) · seated · away: seat held, half-hour
 * clock running · left: the row stays (M4).
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
  /** II.6: the player's last seat, after they lost it. */
  readonly formerSeat: SeatNumber | null
  readonly seatedAt: Instant | null
  /** V.2: the number of settled colpi when the player took, or took again, their seat (`settledColpi`). */
  readonly enteredAfter: number
  readonly awaySince: Instant | null
  /** D4: the uscita as cartaro was already charged in this absence. */
  readonly absenceCharged: boolean
  readonly leftAt: Instant | null
  readonly leftBecause: string | null
  readonly casse: readonly Cassa[]
  /** III.6: passate asked and not yet received. */
  readonly asked: Asked | null
  readonly handed: HandedPassata | null
  /** C5: the player asked a further passata while losing. */
  readonly askedInLoss: boolean
  /** III.7: the player is all'altezza. */
  readonly allAltezza: boolean
  /** D4: debt to the pot, because the resto was too short. */
  readonly debt: Chips
  /** I.13: the player left in the first hour without the right to. */
  readonly infraction: boolean
}

/**
 * A player, with the fields that the status implies for seat and
 * times: a called one may have a drawn seat, a left one a held seat.
 */
export type Player = AnyPlayer &
  Readonly<
    | { status: 'called'; leftAt: null }
    | { status: 'seated'; seat: SeatNumber; seatedAt: Instant; awaySince: null; leftAt: null }
    | { status: 'away'; seat: SeatNumber; seatedAt: Instant; awaySince: Instant; leftAt: null }
    | { status: 'left'; awaySince: null; leftAt: Instant; leftBecause: string }
  >

/** A player with a seat, present or away. */
export type Seated = Extract<Player, { status: 'seated' | 'away' }>

/** A player who left; the seat may still be held for half an hour (B6). */
export type Left = Extract<Player, { status: 'left' }>

/** II.3: one of the two neighbours may move to a seat that fell empty, until the next deal. */
export interface Vacancy {
  readonly seat: SeatNumber
  /** The neighbours who may move, the one deeper in deficit as the seat fell empty first. */
  readonly neighbours: readonly MemberId[]
  /** Neighbours who declined it. */
  readonly declined: readonly MemberId[]
}

/** II.6: the consents to a player's return after the half hour. */
export interface Consent {
  readonly member: MemberId
  readonly seat: SeatNumber
  readonly at: Instant
  readonly yes: readonly MemberId[]
}

/** A compensating entry: a colpo or casse corrected, with the reason and the transfers (N3). */
export interface Correction {
  readonly colpo: number | null
  readonly at: Instant
  readonly by: MemberId | null
  readonly why: string
  readonly transfers: readonly Transfer[]
  /** The old result, shown struck through; null for a correction of casse. */
  readonly was: Outcome | null
  /** True once somebody at the table said that its chips were moved, and where there was nothing to say. */
  readonly acknowledged: boolean
}
