import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import type { CassaReason } from './cassa'
import type { Fixed } from './draft'
import type { SeatNumber } from './ids'

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

const puts = z.array(z.object({ member: MemberId, chips: AmountOrNone })).max(7)

export const HONOURS = ['poker', 'scala-reale'] as const
export type Honour = (typeof HONOURS)[number]

const recorded = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('won'),
    /** Each player's stake, put in after the uscita. */
    put: puts,
    /** Groups of winners, best first; each layer of the middle goes to the first group entitled to it, in equal parts. */
    ranking: z.array(z.array(MemberId).min(1).max(7)).min(1).max(7),
    honours: z
      .array(z.object({ member: MemberId, honour: z.enum(HONOURS), unopposed: z.boolean() }))
      .max(7)
      .default([]),
    /** VI.6, XII.3: the player who opened without the opening. */
    refund: MemberId.nullable().default(null),
    /** C3: winners of the side amount up to a stake, where `ranking` does not give them: scale reali rank in a circle. */
    sides: z
      .array(
        z.object({
          upTo: z.int().positive().brand<'chips'>(),
          winners: z.array(MemberId).min(1).max(7),
        }),
      )
      .max(7)
      .optional(),
    /** X.2: uscite taken back because of a faulty pack. */
    back: puts.optional(),
    /** IX.7: players put out, with all their stakes lost. */
    lost: z.array(MemberId).max(7).optional(),
    /** XV.1: all took their stakes back and played for the bare pot. */
    partito: z.boolean().optional(),
    /** XV.1, XIV.4: the players who agreed to it; they took part even if they put nothing in. */
    agreed: z.array(MemberId).max(7).optional(),
  }),
  z.object({ kind: z.literal('nobody-opened') }),
  z.object({
    kind: z.literal('parol'),
    put: puts,
    remainers: z.array(MemberId).min(2).max(7),
    back: puts.optional(),
    /** VI.6: the player who opened, and shows the opening at the end of this colpo too. */
    opener: MemberId.optional(),
  }),
])

/** How a colpo ended, as the table records it. Source: XII, XIII.1. */
export type RecordedOutcome = Fixed<z.infer<typeof recorded>>
export const RecordedOutcome: z.ZodType<RecordedOutcome> = recorded

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
