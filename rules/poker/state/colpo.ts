import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Transfer } from '../../kernel/ledger'
import type { CassaReason } from './cassa'
import type { Fixed } from './draft'
import { MemberId, type SeatNumber } from './ids'

export type Opening = 'J' | 'Q' | 'K'

/** One contested hand, from its deal to its settlement. */
export interface Colpo {
  readonly number: number
  readonly giro: number
  readonly cartaro: MemberId | null
  readonly cartaroSeat: SeatNumber
  /** V.1: the first in play on the cartaro's right. */
  readonly cutter: MemberId | null
  readonly dealtAt: Instant
  /** Who takes part, in giro order from the cartaro's left. */
  readonly players: readonly MemberId[]
  /** IV.5: away when the cards were dealt; may pay the uscita while nobody has opened. */
  readonly absent: readonly MemberId[]
  /** XIII.1: who took part in forming the pot, from the deal that began it. */
  readonly formers: readonly MemberId[]
  readonly opening: Opening
  /** The pot being played for: middle after the uscite, before the opening. */
  readonly pot: Chips
  /** X.1: number of the lowest card of the pack it is played with. */
  readonly lowest: number
  /** XIV: the honour pot this colpo is also played for. */
  readonly honourPot: HonourPot | null
  /** What each had before him after the uscite; at settlement, what each could put in. */
  readonly stakes: Readonly<Record<MemberId, Chips>>
  /** C4: what who is all'altezza may put in, fixed at the deal. */
  readonly altezza: Readonly<Record<MemberId, Chips>>
  /** Set on a hand of a parol: number of the colpo that caused it. */
  readonly parolOf: number | null
  readonly outcome: Outcome | null
  readonly settledAt: Instant | null
  /** Transfers of the deal, and of the settlement, kept apart to compensate exactly. */
  readonly dealt: readonly Transfer[]
  readonly settled: readonly Transfer[]
  /** Casse that the settlement brought about (C2, C4). */
  readonly rebuys: readonly Rebuy[]
  /** How the table stood when it was dealt, to settle it again when corrected. */
  readonly before: Aftermath
  /** How often its result was corrected. */
  readonly corrected: number
}

/** A colpo that has its result, or is void. */
export type SettledColpo = Colpo & Readonly<{ outcome: Outcome; settledAt: Instant }>

/** What a settlement leaves for the next deal. */
export interface Aftermath {
  readonly cartaro: SeatNumber
  readonly opening: Opening
  readonly parol: Parol | null
  readonly honourPots: readonly HonourPot[]
}

/** Chips drawn from the cashier because of a colpo's result. */
export interface Rebuy {
  readonly member: MemberId
  readonly chips: Chips
  readonly reason: CassaReason
  /** C5: he was losing when he drew them. */
  readonly inLoss: boolean
}

/** XIV, H2: a pot in honour of a point, contested by those who formed it. */
export interface HonourPot {
  readonly chips: Chips
  readonly entitled: readonly MemberId[]
  /** H3: how often it was played against nobody; at the third it is won. */
  readonly played: number
}

const puts = z.array(z.object({ member: MemberId, chips: AmountOrNone })).max(7)

export const HONOURS = ['poker', 'scala-reale'] as const
export type Honour = (typeof HONOURS)[number]

const recorded = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('won'),
    put: puts,
    ranking: z.array(z.array(MemberId).min(1).max(7)).min(1).max(7),
    honours: z
      .array(z.object({ member: MemberId, honour: z.enum(HONOURS), unopposed: z.boolean() }))
      .max(7)
      .default([]),
    refund: MemberId.nullable().default(null),
    sides: z
      .array(
        z.object({
          upTo: z.int().positive().brand<'chips'>(),
          winners: z.array(MemberId).min(1).max(7),
        }),
      )
      .max(7)
      .optional(),
    back: puts.optional(),
    lost: z.array(MemberId).max(7).optional(),
    /** XV.1: all took their stakes back and contested the bare pot. */
    partito: z.boolean().optional(),
    /** XV.1, XIV.4: who agreed to it; with nothing put in they took part all the same. */
    agreed: z.array(MemberId).max(7).optional(),
  }),
  z.object({ kind: z.literal('nobody-opened') }),
  z.object({
    kind: z.literal('parol'),
    put: puts,
    remainers: z.array(MemberId).min(2).max(7),
    back: puts.optional(),
  }),
])

/**
 * How a colpo ended, as the table records it. `put` are the chips each put in after the uscita. `ranking` lists
 * groups of winners, best first; each layer of the middle goes to the first group with someone entitled to it,
 * shared in equal parts. `sides` says who takes the side amount up to a stake where the ranking of all does not tell:
 * the kinds of scala reale beat each other in a circle. `back` are uscite withdrawn for a faulty pack (X.2). `lost` names who was
 * put out with all his stakes lost (IX.7). `refund` names who opened without the opening.
 */
export type RecordedOutcome = Fixed<z.infer<typeof recorded>>
export const RecordedOutcome: z.ZodType<RecordedOutcome> = recorded

/** Chips put in, given back or won by a member. */
export type Put = Readonly<{ member: MemberId; chips: Chips }>

/** What stands beside a member's name; nothing when he is not named. */
export function chipsIn(puts: readonly Put[], member: MemberId): Chips {
  for (const put of puts) if (put.member === member) return put.chips
  return NO_CHIPS
}

export type Outcome = RecordedOutcome | Readonly<{ kind: 'void'; provision: string; why: string }>

/** A parol waiting to be played, or being played (XIII). */
export interface Parol {
  /** The colpo that caused it. */
  readonly colpo: number
  /** XIII.1: who may take part, in the order they declare (XIII.2). */
  readonly entitled: readonly MemberId[]
  /** Irrevocable; who is not named has not declared. */
  readonly declared: Readonly<Record<MemberId, boolean>>
  /** Chips each remainer put in; who comes in pays the difference (G2). */
  readonly quota: Chips
  /** Chips paid towards it; below zero what one still owes of an earlier hand that he sat out. */
  readonly paid: Readonly<Record<MemberId, Chips>>
  readonly remainers: readonly MemberId[]
  /** XIII.8: who deals when it is over. */
  readonly nextCartaro: SeatNumber
  /** XIII.4: minor pots still to be played, the current one excluded. */
  readonly split: readonly Chips[]
}
