import { z } from 'zod'
import type { Card } from '../../kernel/cards'

/** One of 52 cards, as an integer. */
export const CardForm: z.ZodType<Card> = z.int().min(0).max(51)

/** A card detached by error: null where it is not entered. */
export const SpareForm = z.object({ card: CardForm.nullable(), seen: z.boolean() })

/** A point from 0 (baccara) to 9. */
export const PointForm = z.int().min(0).max(9)
