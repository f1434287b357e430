import type { TableId } from '../banked/ids'
import type { Actor, Instant } from '../kernel/decider'
import * as kernel from '../kernel/offers'
import { type BlackJackCommand, blackJackGame, type CommandType } from './decider'
import type { Evening } from './state/evening'
import type { CasellaNumber, Player } from './state/ids'

/** A command that may be given now at black jack, of any kind or of kind `T`. */
export type BlackJackOffer<T extends CommandType = CommandType> = kernel.OfferOf<
  BlackJackCommand,
  T
>

/** The commands that an actor may give now. */
export const offersTo = kernel.makeOffersTo(blackJackGame)

/** The commands of one kind that an actor may give now. */
export const offersOf = kernel.makeOffersOf(blackJackGame)

/** The steps among these that a table waits for and may not take now, each with its reason. */
export const hinderedAmong = kernel.makeHinderedAmong(blackJackGame)

/** A view of a table's offers: of a casella's titolare, a companion by name, the dealer, or the inspector. */
export type Asker =
  | { readonly casella: CasellaNumber }
  | { readonly player: Player }
  | 'dealer'
  | 'inspector'

const isOf = (payload: object, part: Asker): boolean => {
  if (part === 'dealer') return !('player' in payload)
  if (part === 'inspector') return true
  const told = payload as { casella?: unknown; player?: unknown }
  return 'casella' in part ? told.casella === part.casella : told.player === part.player
}

/**
 * The open commands at a table with their bounds, for a casella, a companion, the dealer or the inspector. Everything
 * it gives is accepted; the rest is refused with its provision.
 */
export const offersAt = (
  evening: Evening,
  table: TableId,
  { by, at, part }: { readonly by: Actor; readonly at: Instant; readonly part: Asker },
): BlackJackOffer[] =>
  offersTo(evening, by, at).filter(
    ({ payload }) => 'table' in payload && payload.table === table && isOf(payload, part),
  )
