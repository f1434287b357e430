import { z } from 'zod'
import { playerForm } from '../../banked/forms'
import { MOST_CASELLE } from '../settings'

/** Caselle, each before the seat of the same number, are counted from the dealer's left: the order of the deal. */
export const CasellaNumber = z.int().min(1).max(MOST_CASELLE).brand<'casella'>()
export type CasellaNumber = z.infer<typeof CasellaNumber>
/**
 * A person at the table: a member by id, or one that nobody names (A1): `@3` sits on seat 3, `@3b` stands at casella 3
 * and is the second person there.
 */
export const Player = playerForm(/^@[1-7][a-z]?$/)
export type Player = z.infer<typeof Player>
