import { z } from 'zod'
import { Amount } from './amount'
import type { Form } from './decider'

// Apart from the levels, units and commands themselves, so that a screen which shows one carries no reader of forms.

/** The schema of a command without any payload. */
export const NO_PAYLOAD: Form<Readonly<Record<never, never>>> = z.object({})

/** A level in the payload of a command or among the settings of a table. */
export const LevelForm = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A club's unit, in chips. */
export const UnitForm = z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)])

/** Chips that a ruling moves from one account to another. */
export const Moved = z
  .object({
    from: z.string().max(80).brand<'account'>(),
    to: z.string().max(80).brand<'account'>(),
    chips: Amount,
  })
  .refine(({ from, to }) => from !== to)
