import type { TableId } from '../../banked/ids'
import type { AskedLimits, Limits, ShoeBegun, Signature, Step } from '../../banked/state'
import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Level } from '../../kernel/level'
import type { Settings } from '../settings'
import type { Claim, Colpo, PastColpo } from './colpo'
import type { CasellaNumber, Player } from './ids'
import type { Shoe } from './shoe'

/** A seat: its holder, and whether they are away (A6) or lose it at the end of the colpo (A7). */
export interface Seat {
  readonly number: CasellaNumber
  readonly holder: Player | null
  readonly isAway: boolean
  readonly isLosing: boolean
}

/** Winnings that the head of the table holds abandoned (B.37, H). */
export interface Abandoned {
  readonly number: number
  readonly player: Player
  readonly casella: CasellaNumber
  readonly chips: Chips
  readonly at: Instant
  readonly by: MemberId | null
  /** Signatures for what becomes of them. */
  readonly signed: readonly Signature[]
  /** `wanted` asks which way the signatures go. */
  readonly wanted: 'claimed' | 'float' | null
  readonly status: 'held' | 'claimed' | 'float'
}

/** A colpo or one casella of it that the inspector voided, with the reason (B.19). */
export interface Voided {
  readonly colpo: number
  /** Null when the whole colpo is void. */
  readonly casella: CasellaNumber | null
  readonly at: Instant
  readonly by: MemberId | null
  readonly provision: string
  readonly why: string
}

/** A black jack table of the day. */
export interface Table {
  readonly id: TableId
  readonly number: number
  /** proposed: opened by one of the two signers, the other has still to sign. */
  readonly status: 'proposed' | 'open' | 'closed'
  readonly openedAt: Instant
  readonly closedAt: Instant | null
  /** 1 the float only · 2 the result of each colpo · 3 card by card. */
  readonly level: Level
  /** Since when every colpo is kept; null while only the float is. */
  readonly followedSince: Instant | null
  readonly settings: Settings
  readonly limits: Limits
  /** The limits that were in force earlier in the day, in their order. */
  readonly limitsBefore: readonly Limits[]
  /** New limits that wait for the second signature, or for the next opening of the stakes (B2). */
  readonly limitsAsked: AskedLimits | null
  readonly shoe: Shoe
  readonly seats: readonly Seat[]
  /** Persons who stand at the table, by the inspector's mark (G6). */
  readonly standing: readonly Player[]
  /** B.15, A4: declared by the inspector, from the next colpo. */
  readonly isCrowded: boolean
  readonly colpo: Colpo | null
  /** Serial of the latest colpo. */
  readonly serial: number
  /** The shoes of the day as they began, in their order. */
  readonly shoes: readonly ShoeBegun[]
  /** The latest colpi, the newest last. */
  readonly past: readonly PastColpo[]
  /** Claims of the day, in their order; never undone. */
  readonly claims: readonly Claim[]
  readonly abandoned: readonly Abandoned[]
  /** The inspector's decisions of the day on wrong cards, in their order. */
  readonly voided: readonly Voided[]
  /** The number of events at this table, by which a stale command is known. */
  readonly moves: number
  readonly steps: readonly Step<Table>[]
}
