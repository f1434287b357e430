import { z } from 'zod'
import { asMember, type MemberId } from '../../kernel/ids'
import { MOST_CASELLE } from '../settings'

/** A table's id in its day, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>
/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId

/** Caselle, each before the seat of the same number, are counted from the dealer's left: the order of the deal. */
export const CasellaNumber = z.int().min(1).max(MOST_CASELLE).brand<'casella'>()
export type CasellaNumber = z.infer<typeof CasellaNumber>
/** A whole number from 1 as a casella, unchecked. */
export const asCasella = (whole: number): CasellaNumber => whole as CasellaNumber

/**
 * A person at the table: a member by id, or one that nobody names (A1): `@3` sits on seat 3, `@3b` stands at casella 3
 * and is the second person there.
 */
export const Player = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !(id in Object.prototype) && (!id.startsWith('@') || /^@[1-7][a-z]?$/.test(id)))
  .brand<'player'>()
export type Player = z.infer<typeof Player>
/** A string as a player, unchecked. */
export const asPlayer = (id: string): Player => id as Player

/** The member that a player is; null for a person whom the book does not name. */
export const memberOf = (player: Player): MemberId | null =>
  player.startsWith('@') ? null : asMember(player)
