import { z } from 'zod'
import { MOST_CHIPS } from './chips'

/** An amount of chips that a command names; more than none. */
export const Amount = z.int().positive().max(MOST_CHIPS).brand<'chips'>()
/** An amount of chips that a command names; it may be none. */
export const AmountOrNone = z.int().nonnegative().max(MOST_CHIPS).brand<'chips'>()
