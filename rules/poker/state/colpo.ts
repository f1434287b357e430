import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { CassaReason } from './cassa'
import type { SeatNumber } from './ids'
import type { RecordedOutcome } from './recorded'

// Screens load what stands here: the schema of what is recorded, and zod with it, stands in recorded.ts.
export type { RecordedOutcome }

export type Opening = 'J' | 'Q' | 'K'

/** One hand of cards, from its deal to its settlement. */
export interface Colpo {
  readonly number: number
  readonly giro: number
  readonly cartaro: MemberId | null
  readonly cartaroSeat: SeatNumber
  /** V.1: the first player in the colpo on the cartaro's right. */
  readonly cutter: MemberId | null
  readonly dealtAt: Instant
  /** The players who take part, in giro order from the cartaro's left. */
  readonly players: readonly MemberId[]
  /** IV.5: players away when the cards were dealt; they may pay the uscita while nobody has opened. */
  readonly absent: readonly MemberId[]
  /** XIII.1: the players who took part in forming the pot, from the deal that began it. */
  readonly formers: readonly MemberId[]
  readonly opening: Opening
  /** The pot being played for: the middle after the uscite, before the opening. */
  readonly pot: Chips
  /** X.1: number of the lowest card of the pack in use. */
  readonly lowest: number
  /** XIV: the honour pot this colpo is also played for. */
  readonly honourPot: HonourPot | null
  /** Each player's resto after the uscite; from the settlement on, the most that each could put in. */
  readonly stakes: Readonly<Record<MemberId, Chips>>
  /** C4: the limit of each player all'altezza, fixed at the deal. */
  readonly altezza: Readonly<Record<MemberId, Chips>>
  /** The number of the colpo that caused the parol; null unless this is a hand of a parol. */
  readonly parolOf: number | null
  readonly outcome: Outcome | null
  readonly settledAt: Instant | null
  /** Transfers of the deal, and of the settlement, kept apart so that each can be compensated exactly. */
  readonly dealt: readonly Transfer[]
  readonly settled: readonly Transfer[]
  /** Casse that the settlement caused (C2, C4). */
  readonly rebuys: readonly Rebuy[]
  /** The table's aftermath before this deal, so that a correction can settle it again. */
  readonly before: Aftermath
  /** The number of corrections of its result. */
  readonly corrected: number
}

/** A colpo that has its result, or is void. */
export type SettledColpo = Colpo & Readonly<{ outcome: Outcome; settledAt: Instant }>

/** The state that a settlement leaves for the next deal. */
export interface Aftermath {
  readonly cartaro: SeatNumber
  readonly opening: Opening
  readonly parol: Parol | null
  readonly honourPots: readonly HonourPot[]
  /** XIII.8: the giro, where a hand of a parol may count for it; absent otherwise. */
  readonly giro?: number
}

/** Chips drawn from the cashier because of a colpo's result. */
export interface Rebuy {
  readonly member: MemberId
  readonly chips: Chips
  readonly reason: CassaReason
  /** C5: the player was losing when they drew them. */
  readonly inLoss: boolean
}

/** XIV, H2: a pot in honour of a point, contested by those who formed it. */
export interface HonourPot {
  readonly chips: Chips
  readonly entitled: readonly MemberId[]
  /** H3: the number of times it was played without opponents; the third time it is won. */
  readonly played: number
}

export const HONOURS = ['poker', 'scala-reale'] as const
export type Honour = (typeof HONOURS)[number]

/** Chips put in, given back or won by a member. */
export type Put = Readonly<{ member: MemberId; chips: Chips }>

/** The chips next to a member's name; 0 when the member is not named. */
export function chipsIn(puts: readonly Put[], member: MemberId): Chips {
  for (const put of puts) if (put.member === member) return put.chips
  return NO_CHIPS
}

export type Outcome = RecordedOutcome | Readonly<{ kind: 'void'; provision: string; why: string }>

/** A parol waiting to be played, or being played (XIII). */
export interface Parol {
  /** The number of the colpo that caused it. */
  readonly colpo: number
  /** XIII.1: players who may take part, in the order they declare (XIII.2). */
  readonly entitled: readonly MemberId[]
  /** Irrevocable; members not named have not declared yet. */
  readonly declared: Readonly<Record<MemberId, boolean>>
  /** Chips each remainer put in; players who come in pay the difference (G2). */
  readonly quota: Chips
  /** Chips paid towards it; below zero a debt from an earlier hand that the player sat out. */
  readonly paid: Readonly<Record<MemberId, Chips>>
  readonly remainers: readonly MemberId[]
  /** XIII.8, G7: the cartaro after the parol. */
  readonly nextCartaro: SeatNumber
  /** XIII.4: minor pots still to be played, the current one excluded. */
  readonly split: readonly Chips[]
}
