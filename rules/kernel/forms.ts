import { z } from 'zod'

// Apart from the levels and units themselves, so that a screen which shows one carries no reader of forms.

/** A level in the payload of a command or among the settings of a table. */
export const LevelForm = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** A club's unit, in chips. */
export const UnitForm = z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)])
