import type { Brand } from '../kernel/brand'
import { asMember, type MemberId } from '../kernel/ids'
import type { Part, Tell } from '../kernel/tell'
import type { TableId } from './forms'

// Screens load what stands here: the schemas, and zod with them, stand in forms.ts.

export type { TableId }

/** A string as a table's id, unchecked. */
export const asTable = (id: string): TableId => id as TableId

/** A person at the table: a member by id, or one that nobody names, by a sign that begins with `@`. */
export type AnyPlayer = Brand<string, 'player'>
/** A string as a player, unchecked. */
export const asPlayer = (id: string): AnyPlayer => id as AnyPlayer

/** The member that a player is; null for a person whom the book does not name. */
export const memberOf = (player: AnyPlayer): MemberId | null =>
  player.startsWith('@') ? null : asMember(player)

/** A player as a value in a sentence: a member by name, anybody else in the game's words for their sign. */
export const playerPartIn =
  (unnamed: (sign: string) => Tell) =>
  (player: AnyPlayer | null): Part => {
    if (player === null) return { member: null }
    const member = memberOf(player)
    return member === null ? { tell: unnamed(player.slice(1)) } : { member }
  }
