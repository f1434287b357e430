import { z } from 'zod'
import { asMember, type MemberId } from '../../kernel/ids'

/** A table's id in its day, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>
/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId

/** A person at the table: a member by id, or one that nobody names, by a number: `@1`, `@2` … */
export const Player = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !(id in Object.prototype) && (!id.startsWith('@') || /^@[1-9]\d?$/.test(id)))
  .brand<'player'>()
export type Player = z.infer<typeof Player>
/** A string as a player, unchecked. */
export const asPlayer = (id: string): Player => id as Player

/** The member that a player is; null for a person whom the book does not name. */
export const memberOf = (player: Player): MemberId | null =>
  player.startsWith('@') ? null : asMember(player)
