import type { TableId } from '../banked/ids'
import type { Actor, Instant } from '../kernel/decider'
import * as kernel from '../kernel/offers'
import { type CommandType, type TrenteCommand, trenteGame } from './decider'
import type { Evening } from './state/evening'
import type { Player } from './state/ids'

/** A command that may be given now at trente et quarante, of any kind or of kind `T`. */
export type TrenteOffer<T extends CommandType = CommandType> = kernel.OfferOf<TrenteCommand, T>

/** The commands that an actor may give now. */
export const offersTo = kernel.makeOffersTo(trenteGame)

/** The commands of one kind that an actor may give now. */
export const offersOf = kernel.makeOffersOf(trenteGame)

/** The steps among these that a table waits for and may not take now, each with its reason. */
export const hinderedAmong = kernel.makeHinderedAmong(trenteGame)

/** A view of a table's offers: of one player, of the staff, or of the inspector. */
export type Asker = { readonly player: Player } | 'staff' | 'inspector'

const isOf = (payload: object, part: Asker): boolean => {
  if (part === 'staff') return !('player' in payload)
  return part === 'inspector' || (payload as { player?: unknown }).player === part.player
}

/**
 * The open commands at a table with their bounds, for a player, the staff or the inspector. Everything it gives is
 * accepted; the rest is refused with its provision.
 */
export const offersAt = (
  evening: Evening,
  table: TableId,
  { by, at, part }: { readonly by: Actor; readonly at: Instant; readonly part: Asker },
): TrenteOffer[] =>
  offersTo(evening, by, at).filter(
    ({ payload }) => 'table' in payload && payload.table === table && isOf(payload, part),
  )
