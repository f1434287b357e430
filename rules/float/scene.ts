import type { Chips } from '../kernel/chips'
import { HOUSE_ROLES, type Instant } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import type { Account, Balances, Transfer } from '../kernel/ledger'
import type { FloatRoom } from './state/room'
import type { BankCount } from './state/table'

/** The house's roles, and the device at a table. */
export const FLOAT_ROLES = [...HOUSE_ROLES, 'tavolo'] as const
export type FloatRole = (typeof FLOAT_ROLES)[number]

/** The facts about a table that only the game knows. */
export interface FloorTable {
  readonly id: string
  readonly number: number
  readonly isOpen: boolean
  /** Between two coups: nothing is staked, no card is out. */
  readonly waits: boolean
  /** The taglia, and whether the table is between two of them. */
  readonly taglia: number
  readonly isBetweenTaglie: boolean
  /** The latest coup. */
  readonly coup: FloorCoup | null
  /** Whether each coup's result is recorded, so that the taxes are known, and since when (ch28). */
  readonly knowsTax: boolean
  readonly taxSince: Instant | null
  /** The cards that the closing count must find, masks apart, and the packs they come from. */
  readonly cards: number
  readonly masks: number
  readonly packs: number
  /** Stakes lie on the cloth between two coups too; left out where none do. */
  readonly stakesLie?: true
  /** At a banked game, whose stakes are paid and collected by the float: its result by the colpi. */
  readonly bank?: FloorBank
}

/** The latest coup of a table, and those who may hold a hand of it; left out by a game that does not tell. */
export interface FloorCoup {
  readonly serial: number
  readonly isVoid: boolean
  /** Each with the seat that they hold; null for the standing. */
  readonly hands?: readonly { readonly member: MemberId; readonly seat: number | null }[]
}

/** The result of a bank that is paid from the float. */
export interface FloorBank {
  /** The sum of all colpi of the day, below zero when the bank paid more. */
  readonly won: Chips
  /** Since when every colpo is kept; null while the table keeps its float only, whose counts alone tell the result. */
  readonly followedSince: Instant | null
}

/** The game's side of things: its tables and its book. */
export interface Floor {
  /** ch26: the day of opening, also after midnight. */
  readonly day: string
  /** The one book of the evening's accounts. */
  readonly book: string
  readonly tables: readonly FloorTable[]
  readonly members: readonly MemberId[]
  readonly balances: Balances
  /** The chips are being counted for the tableau: none move to a member or from one. */
  readonly isCounting: boolean
  /** A tableau has settled the evening: no chips move any more. */
  readonly isSettled: boolean
  /** The chips before a member. */
  chipsOf(member: MemberId): Account
  /** The chips that a member can give; null where the book does not follow them. */
  chipsLeft(member: MemberId): Chips | null
  /** Chips at a table of persons whom the book does not name. */
  unnamedOf(table: string): Account
  /** The account of the tax, and that of the chips which the desk handed to members. */
  readonly tax: Account
  readonly desk: Account
}

/** Everything that an article of the float sees. */
export interface Scene {
  readonly room: FloatRoom
  readonly floor: Floor
}

/** How the float lives in a game's state. */
export interface FloatHost<S> {
  read(state: S): FloatRoom
  write(state: S, room: FloatRoom): S
  floor(state: S): Floor
  /** The state with these transfers in its book. */
  post(state: S, transfers: readonly Transfer[]): S
  /** A member drew chips from the house: banknotes changed, or an advance still out at the closing. */
  drew(state: S, member: MemberId, chips: Chips, at: Instant): S
}

/** Chips that an event counts as drawn by a member. */
export interface Drawn {
  readonly member: MemberId
  readonly chips: Chips
}

/** An event of the float at a table; it moves chips of the evening's book, or none. */
export interface AtTable<T extends string> {
  readonly type: T
  readonly table: string
}
/** At a banked game: the result of play that a good count brings into the float. */
export interface BroughtByPlay extends MovesChips {
  readonly bank: BankCount
}

export interface MovesChips {
  readonly book: string
  readonly transfers: readonly Transfer[]
  readonly draws?: readonly Drawn[]
}
