import type { Chips } from '../../chips'
import type { Instant } from '../../decider'
import type { Transfer } from '../../ledger'
import type { MemberId, SeatNumber } from './ids'

/** One contested hand, from its deal to its settlement. */
export interface Colpo {
  number: number
  giro: number
  cartaro: MemberId | null
  cartaroSeat: SeatNumber
  dealtAt: Instant
  /** Who takes part, in giro order from the cartaro's left. */
  players: readonly MemberId[]
  opening: 'J' | 'Q' | 'K'
  /** The pot being played for: middle after the uscite, before the opening. */
  pot: Chips
  /** Set on a hand of a parol: number of the colpo that caused it. */
  parolOf: number | null
  outcome: Outcome | null
  settledAt: Instant | null
  /** Transfers of the deal and of the settlement, to compensate exactly. */
  transfers: readonly Transfer[]
  /** How often its result was corrected. */
  corrected: number
}

export interface Put {
  member: MemberId
  /** Chips put in after the uscita. */
  chips: Chips
}

export const HONOURS = ['poker', 'scala-reale'] as const
export type Honour = (typeof HONOURS)[number]

/**
 * How a colpo ended. `ranking` lists groups of winners, best first; each layer of the middle goes to the first
 * group with someone entitled to it, shared in equal parts.
 */
export type Outcome =
  | {
      kind: 'won'
      put: readonly Put[]
      ranking: readonly (readonly MemberId[])[]
      honours: readonly { member: MemberId; honour: Honour; unopposed: boolean }[]
    }
  | { kind: 'nobody-opened' }
  | { kind: 'parol'; put: readonly Put[]; remainers: readonly MemberId[] }
  | { kind: 'void'; provision: string; why: string }

/** A parol waiting to be played, or being played (XIII). */
export interface Parol {
  /** The colpo that caused it. */
  colpo: number
  /** XIII.1: who may take part. */
  entitled: readonly MemberId[]
  /** Chips each remainer put in; who comes in pays the difference (G2). */
  quota: Chips
  paid: Readonly<Record<MemberId, Chips>>
  remainers: readonly MemberId[]
  /** XIII.2: irrevocable; null until declared. */
  participants: readonly MemberId[] | null
  /** XIII.8: who deals when it is over. */
  nextCartaro: SeatNumber
  /** XIII.4: minor pots still to be played, the current one excluded. */
  split: readonly Chips[]
}
