import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { MemberId } from '../../kernel/memberId'
import { HONOURS } from './colpo'
import type { Fixed } from './draft'

const puts = z.array(z.object({ member: MemberId, chips: AmountOrNone })).max(7)

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
