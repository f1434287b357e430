import type { Chips } from '../../kernel/chips'
import type { AnyEvent, Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import type { Coup, CoupCorrection, SettledCoup } from './coup'
import type { Dispute } from './dispute'
import type { SeatNumber, TableId } from './ids'
import type { Addition, Mano, Packs, PartnerOffer, Seguito, Taglia } from './mano'
import type { Booking, Limit, MoveAsked, Seat, SeatsVote, Swap } from './seat'
import type { Suivi, TableLoser } from './suivi'

/** An entry that can still be taken back: its event, which moved the chips, and the table before it (C.5). */
export interface Step {
  readonly event: AnyEvent
  readonly at: Instant
  readonly by: MemberId | null
  readonly table: Table
}

/** A standing player at the gap behind a seat. */
export interface Standing {
  readonly member: MemberId
  readonly after: SeatNumber
}

/** A chemin de fer table of the evening. */
export interface Table {
  readonly id: TableId
  readonly number: number
  readonly status: 'open' | 'stopped' | 'closed'
  readonly openedAt: Instant
  readonly closedAt: Instant | null
  /** 1 the book only · 2 the result of each coup · 3 move by move. */
  readonly level: Level
  /** Since when each coup has its result; null while the table keeps the book only. */
  readonly followedSince: Instant | null
  /** S.8b: a large table, to which the inspector may add seats. */
  readonly isLarge: boolean
  /** S.9: the least opening bank, and the least stake; null when none is fixed. */
  readonly minimum: Chips
  readonly leastStake: Chips | null
  readonly seats: readonly Seat[]
  readonly bookings: readonly Booking[]
  readonly movesAsked: readonly MoveAsked[]
  readonly swap: Swap | null
  readonly seatsVote: SeatsVote | null
  readonly limits: readonly Limit[]
  /** Standing players whom the employee has seen nearest to the seat before their gap, the nearest of each gap first (S.18b). */
  readonly standing: readonly Standing[]
  /** S.1: the cards in play; null until they are entered. */
  readonly packs: Packs | null
  readonly taglia: Taglia
  /** S.32: members who looked at cards in the sabot during this taglia. */
  readonly lookers: readonly MemberId[]
  /** The seat whose turn the sabot has reached, when nobody is banker and no mano is on offer; null before the first taglia. */
  readonly turn: SeatNumber | null
  readonly mano: Mano | null
  /** Number of the latest mano. */
  readonly manoNumber: number
  readonly seguito: Seguito | null
  /** S.99: the seat that must take the mano, since nobody bought it; it counts only while its turn lasts. */
  readonly imposedOn: SeatNumber | null
  /** S.82: the inspector allows no partnerships for now. */
  readonly partnersRefused: boolean
  /** Offers to be the banker's socio that were not answered yet, in the order in which they came (S.85). */
  readonly partnerOffers: readonly PartnerOffer[]
  /** S.79: the banker would add to the bank, and the socio has not answered yet. */
  readonly addition: Addition | null
  /** S.72: the inspector has still to choose after "I see the stakes". */
  readonly stakesSeen: boolean
  readonly coup: Coup | null
  /** Serial of the latest coup. */
  readonly coupSerial: number
  /** Those with a right to the next banco, in the order in which they got it (S.90a, S.94). */
  readonly suivi: readonly Suivi[]
  readonly tableLoser: readonly TableLoser[]
  /** Members alone against the bank in the coup before: the loser of S.49, the sole punter of S.90a. */
  readonly lastSolePunter: MemberId | null
  /** Members who have declared to play alla regola (S.108). */
  readonly regola: readonly MemberId[]
  /** The latest thirty coups, the newest last. */
  readonly past: readonly SettledCoup[]
  /** Corrections whose chips nobody at the table has said to be moved, oldest first. */
  readonly corrections: readonly CoupCorrection[]
  readonly disputes: readonly Dispute[]
  /** The number of events at this table, by which a stale command is known. */
  readonly moves: number
  /** Entries since the latest deal, the newest last. */
  readonly steps: readonly Step[]
}
